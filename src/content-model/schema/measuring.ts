import type { VendorName } from '../../build/tag-vendors';
import { choice, file, group, list } from './field';
import { sentences, text } from './parts';

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
