import type { ContentFile } from '../../src/content-model/types';
import { pages } from './content-fixture-pages';
import { fixturePhoto } from './content-fixture-photos';
import { site } from './content-fixture-site';

/** The smallest content that has no error: one city, one of each kind, every file of site/ and pages/. */
export function validContentFiles(): ContentFile[] {
  return [
    ...Object.entries(oneOfEach).map(([path, data]) => jsonFile(path, data)),
    ...Object.entries(site).map(([name, data]) => jsonFile(`site/${name}.json`, data)),
    ...Object.entries(pages).map(([name, data]) => jsonFile(`pages/${name}.json`, data)),
    { path: 'faq/what-is-taken.md', source: faqSource },
    { path: 'pages/privacy-policy.md', source: privacyPolicySource },
  ];
}

/** The valid content with one file's text changed; `change` gets the present text. */
export function withChangedFile(path: string, change: (source: string) => string): ContentFile[] {
  const files = validContentFiles();
  const file = files.find((candidate) => candidate.path === path);
  if (!file) throw new Error(`The content fixture has no ${path}`);
  const changed = change(file.source);
  if (changed === file.source) throw new Error(`Nothing was changed in ${path}`);
  return files.map((candidate) => (candidate === file ? { path, source: changed } : candidate));
}

/** The valid content with one more file. */
export function withAddedFile(path: string, source: string): ContentFile[] {
  return [...validContentFiles(), { path, source }];
}

/** The valid content without one file. */
export function withoutFile(path: string): ContentFile[] {
  return validContentFiles().filter((file) => file.path !== path);
}

/** A city file's text; `changes` replaces some of its fields. */
export function citySource(changes: Record<string, unknown> = {}): string {
  return JSON.stringify({ ...oneOfEach['cities/toronto.json'], ...changes }, null, 2);
}

/** A file of content with that data. */
export function jsonFile(path: string, data: unknown): ContentFile {
  return { path, source: `${JSON.stringify(data, null, 2)}\n` };
}

const oneOfEach = {
  'cities/toronto.json': {
    slug: 'toronto',
    locationId: '13929',
    locationName: 'Toronto',
    badgeGroup: 'ontario',
    country: 'CA',
    timeZone: 'America/Toronto',
    cities: ['Toronto', 'North York'],
    about: { places: 'Places of {city}.', typical: 'Typical loads.', access: 'Ways in.' },
  },
  'badges/ontario.json': {
    group: 'ontario',
    country: 'CA',
    region: { name: 'Ontario', code: 'ON' },
    teams: [{ name: 'Toronto', sport: 'Hockey' }],
  },
  'services/appliances.json': {
    slug: 'appliances',
    order: 1,
    title: 'Appliances',
    summary: 'Old appliances.',
    drawing: 'service-appliances',
    description: 'We carry them out in {city}.',
    items: ['Stoves'],
  },
  'local-services/toronto/stoves.json': {
    meta: {
      title: '{brand}: stoves for the search in {city}',
      description:
        'A description of stoves in {city} by {brand}, which goes on until it is as long as search results have room for.',
    },
    order: 1,
    name: 'Stoves',
    service: 'appliances',
    drawing: 'service-appliances',
    title: 'Old stoves out of {city}',
    lead: 'Gas or coil, we lift it over the doorstep and down the alley.',
    cost: {
      text: 'One range fills about as much of the box as a desk would, so it costs little more than the trip.',
      drivers: [
        { title: 'Stairs', text: 'A cast iron range from a third floor needs two straps and three people.' },
        {
          title: 'The gas line',
          text: 'Somebody with a licence has to cap it first, or the stove stays put.',
        },
      ],
    },
    rules: [
      'The city collects no metal at the curb in June, and inspectors of {region} fine what waits there.',
    ],
    access: [
      'Lanes behind the rows of brick houses are narrow, so the truck stops at their mouth.',
      'Walk-ups from before the war have a landing that turns twice.',
    ],
    questions: [
      { question: 'May it still be warm?', answer: 'No: unplug it the night before, and let it cool down.' },
      {
        question: 'What of the pans?',
        answer: 'Leave them in the drawer, they ride along.',
        more: 'Glass lids break under way, so wrap those in a towel or keep them at home.',
      },
    ],
  },
  'guides/anvils.json': {
    slug: 'anvils',
    meta: {
      title: '{brand}: anvils for the search',
      description:
        'A description of anvils by {brand}, which goes on until it is as long as search results have room for.',
    },
    order: 1,
    name: 'Anvil removal',
    service: 'appliances',
    drawing: 'spot-load',
    title: 'Anvils out of the smithy',
    lead: 'Two of us roll it onto a sled.',
    parts: [
      { title: 'The sled', paragraphs: ['It has runners of ash. One holds {pricing.half}.'] },
      { title: 'What it costs to try', paragraphs: ['Half an anvil is {pricing.half}.'] },
    ],
    cost: {
      text: 'An anvil is small, and the truck feels it.',
      drivers: [
        { title: 'Its weight', text: 'It is on the side, in hundredweights.' },
        { title: 'Its stump', text: 'An oak stump counts as wood.' },
      ],
    },
    questions: [
      { question: 'Does it ring?', answer: 'Only a good one.' },
      { question: 'What is the least?', answer: 'It is {pricing.minimum}. A hammer rides along.' },
    ],
  },
  'campaigns/spring.json': {
    slug: 'spring',
    hero: { title: 'Spring off {city}', lead: 'A lead to spring.' },
    form: { title: 'A title of the form of spring', text: 'A text of the form of spring' },
    coupon: 'full-load',
    source: 'flyer',
    medium: 'print',
    sample: true,
  },
  'reviews/first.json': {
    author: 'Dana R.',
    place: 'Toronto',
    badgeGroup: 'ontario',
    stars: 5,
    text: 'Quick and careful.',
    taken: ['A sofa'],
    sample: true,
  },
  'jobs/basement.json': {
    city: 'toronto',
    date: '2026-03-02',
    taken: ['A workbench'],
    before: fixturePhoto('basement-before', 'A basement full of boards'),
    after: fixturePhoto('basement-after', 'The same basement, swept'),
    text: 'The basement is empty.',
    customerAgreed: true,
    sample: true,
  },
};

const faqSource = `---
question: What do you take?
topic: Loads
order: 1
---

Almost *everything* in {city}.
`;

const privacyPolicySource = `---
meta:
  title: Privacy
  description: What we keep.
title: Privacy policy
updated: '2024-10-16'
updatedLabel: Last updated
minimumAge: 18
summary:
  title: In short
  items:
    - We keep what you send.
brandPage:
  meta:
    title: '{brand}: what is kept everywhere'
    description: A description of what {brand} keeps wherever it goes, which is as long as search results have room for.
  title: What we keep everywhere
---

We keep what you send to **{brand}**.
`;
