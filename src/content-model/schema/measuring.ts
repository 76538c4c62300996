import type { VendorName } from '../../build/tag-vendors';
import { choice, group, list } from './field';
import { sentences, text } from './parts';

/** Whose tags the tag manager may load; src/build/tag-vendors.ts has the origins of each. */
const vendor = choice('', {
  'google-ads': 'Google Ads',
  meta: 'Meta',
  'microsoft-ads': 'Microsoft Advertising',
  plausible: 'Plausible',
  callrail: 'CallRail',
} satisfies Record<VendorName, string>);

/** content/site/measuring.json: what the tag manager may load, and how visitors are asked first (docs/measuring.md). */
export const measuring = group('Measuring: tags and consent', {
  vendors: list('Tags of other companies', 'company', vendor).describe(
    'Those that your tag manager loads, besides Google Analytics. All others are blocked.',
  ),
  consent: group('Question before measuring', {
    title: text('Title of the question').describe('In a few words, over the question.'),
    text: sentences('The question itself').describe('What is measured and why, in two short sentences.'),
    accept: text('Button to agree').describe('As short as the other button.'),
    decline: text('Button to refuse').describe('As short as the other button.'),
    change: text('Link to change the answer').describe('At the foot of the page; shows the question again.'),
  }).describe(
    'Shown where the province or state asks before measuring; nothing is measured until visitors agree.',
  ),
});
