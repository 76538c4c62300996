import { z } from 'zod';
import type { VendorName } from '../../features/measuring/rules/tag-vendors';
import { sentence, line } from './parts';
import { forDevelopers, patterned } from './field';

/** No platform takes more: Meta's names of events are the shortest. */
const conversionName = patterned(
  /^[0-9A-Za-z\u00c0-\u00ff][^{}",;\t\r\n]{0,49}$/,
  'a name of at most 50 characters that begins with a letter or a digit, without braces, quotation marks, commas and semicolons',
);

const conversion = z.strictObject({
  google: conversionName,
  microsoft: conversionName,
  meta: conversionName,
  /** What one request is worth on average; without it, what the account says. */
  value: z.number().positive().max(100_000).optional(),
});

/** content/site/conversions.json: advertising platforms take a conversion only under its name there (docs/leads.md). */
export const conversions = forDevelopers('Conversions', {
  quote: conversion,
  estimate: conversion,
  book: conversion,
  booking: conversion,
  won: conversion,
  currency: z.enum(['CAD', 'USD']).optional(),
}).refine(
  // Without a currency a value would count as the account's, whatever the owner meant.
  ({ currency, ...forms }) => currency || Object.values(forms).every(({ value }) => value === undefined),
  { path: ['currency'], error: '"CAD" or "USD", because a form has a value' },
);

/** Whose tags the tag manager may load; src/features/measuring/rules/tag-vendors.ts has the origins of each. */
const tag = z.enum(['google-ads', 'meta', 'microsoft-ads', 'plausible', 'callrail'] satisfies VendorName[]);

/** content/site/measuring.json: what the tag manager may load, and how visitors are asked first (docs/measuring.md). */
export const measuring = forDevelopers('Measuring', {
  vendors: z.array(tag),
  consent: z.strictObject({ title: line, text: sentence, accept: line, decline: line, change: line }),
});
