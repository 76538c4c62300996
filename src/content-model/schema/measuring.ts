import { z } from 'zod';
import type { VendorName } from '../../build/tag-vendors';
import { sentences, text } from './parts';
import { choice, currencyOf, field, file, group, list, matching } from './field';

/** No platform takes more: Meta's names of events are the shortest. */
const conversionName = matching(
  // Without a flag, because the editing screen knows none.
  /^[0-9A-Za-z\u00c0-\u00ff][^{}",;\t\r\n]{0,49}$/,
  'a name of at most 50 characters that begins with a letter or a digit, without braces, quotation marks, commas and semicolons',
);
const worth = field(z.number().positive().max(100_000));

const conversion = field(
  z.strictObject({
    google: conversionName('Name in Google Ads', 'Exactly as the conversion is called there.'),
    microsoft: conversionName('Name in Microsoft Advertising', 'Exactly as the conversion is called there.'),
    meta: conversionName('Event for Meta', 'One of its standard events, such as Lead.'),
    value: worth('Worth of one request', "On average; no visitor sees it. Empty: the account's.").optional(),
  }),
);

/** content/site/conversions.json: advertising platforms take a conversion only under its name there (docs/leads.md). */
export const conversions = file('Conversions: names for ad platforms', {
  quote: conversion('Form for a free quote', "Sent on a city's page for a free quote and under others."),
  estimate: conversion('Short form for an estimate', "Sent on a city's home."),
  book: conversion("Form on the brand's booking page", 'It asks for a quote: use the names of that form.'),
  booking: conversion('Form for a booking in a city', "Sent on a city's booking page."),
  won: conversion('Won job', "From the office's file. Its worth counts where the file has no value."),
  currency: currencyOf(
    'Currency of these values',
    'Needed only where a value is set. Visitors do not see it.',
  ).optional(),
}).refine(
  // Without a currency a value would count as the account's, whatever the owner meant.
  ({ currency, ...forms }) => currency || Object.values(forms).every(({ value }) => value === undefined),
  { path: ['currency'], error: '"CAD" or "USD", because a form has a value' },
);

/** Whose tags the tag manager may load; src/build/tag-vendors.ts has the origins of each. */
const vendor = choice('', '', {
  'google-ads': 'Google Ads',
  meta: 'Meta',
  'microsoft-ads': 'Microsoft Advertising',
  plausible: 'Plausible',
  callrail: 'CallRail',
} satisfies Record<VendorName, string>);

/** content/site/measuring.json: what the tag manager may load, and how visitors are asked first (docs/measuring.md). */
export const measuring = file('Measuring: tags and consent', {
  vendors: list(
    'Tags of other companies',
    'Those that your tag manager loads, besides Google Analytics. All others are blocked.',
    'company',
    vendor,
  ),
  consent: group('Question before measuring', 'Where the law wants it; nothing is measured before a yes.', {
    title: text('Title of the question', 'In a few words, over the question.'),
    text: sentences('The question itself', 'What is measured and why, in two short sentences.'),
    accept: text('Button to agree', 'As short as the other button.'),
    decline: text('Button to refuse', 'As short as the other button.'),
    change: text('Link to change the answer', 'At the foot of the page; shows the question again.'),
  }),
});
