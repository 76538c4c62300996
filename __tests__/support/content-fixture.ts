import { findFileKind, type FileKind } from '../../src/content-model/reading/content-kinds';
import type { ContentFile } from '../../src/content-model/types';
import { meta, pages } from './content-fixture-pages';
import { fixturePhoto } from './content-fixture-photos';
import { site } from './content-fixture-site';
import { fixtureOf } from './fixture-of';

/** The smallest content that has no error: one city, one of each kind, every file of site/ and pages/. */
export function validContentFiles(): ContentFile[] {
  return [
    ...Object.entries(oneOfEach).map(([path, own]) => smallestFile(path, own)),
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

/** A city file's text; `changes` replaces some of its fields. */
export function citySource(changes: Record<string, unknown> = {}): string {
  const valid = JSON.parse(smallestFile('cities/toronto.json', toronto).source) as object;
  return JSON.stringify({ ...valid, ...changes }, null, 2);
}

/** So many words that stand nowhere else. */
export const wordsOf = (what: string, count: number): string =>
  Array.from({ length: count }, (_, index) => `${what}${index}`).join(' ');

/** A file of content with that data. */
export function jsonFile(path: string, data: unknown): ContentFile {
  return { path, source: `${JSON.stringify(data, null, 2)}\n` };
}

/** The smallest file of content that belongs at a path, which says what a test needs otherwise. */
export function smallestFile(path: string, own: object): ContentFile {
  const { schema } = findFileKind(path) as FileKind;
  return jsonFile(path, fixtureOf(schema, path.replace(/^.*\/|\.json$/g, ''), own));
}

export const toronto = {
  slug: 'toronto',
  locationId: '13929',
  locationName: 'Toronto',
  timeZone: 'America/Toronto',
  badgeGroup: 'ontario',
  cities: ['Toronto', 'North York'],
  about: { places: 'Places of {city}.', typical: 'Typical loads.', access: 'Ways in.' },
};

const oneOfEach: Record<string, object> = {
  'cities/toronto.json': toronto,
  'badges/ontario.json': { group: 'ontario', region: { name: 'Ontario' }, teams: [{ name: 'Toronto' }] },
  'services/appliances.json': {
    slug: 'appliances',
    title: 'Appliances',
    description: 'We carry them out in {city}.',
    items: ['Stoves'],
  },
  'local-services/toronto/stoves.json': {
    meta: meta('stoves in {city}'),
    name: 'Stoves',
    service: 'appliances',
    title: 'Old stoves out of {city}',
    lead: wordsOf('stove', 250),
    rules: ['Inspectors of {region} fine what waits there.'],
    access: ['Lanes are narrow.', 'Walk-ups turn twice.'],
    questions: [{}, { more: 'Glass lids break under way.' }],
  },
  'guides/anvils.json': {
    slug: 'anvils',
    meta: meta('anvils'),
    name: 'Anvil removal',
    service: 'appliances',
    parts: [
      { title: 'The sled', paragraphs: ['It has runners of ash. One holds {pricing.half}.'] },
      { title: 'What it costs to try', paragraphs: ['Half an anvil is {pricing.half}.'] },
    ],
    questions: [
      {},
      { question: 'What is the least?', answer: 'It is {pricing.minimum}. A hammer rides along.' },
    ],
  },
  'campaigns/spring.json': {
    slug: 'spring',
    hero: { title: 'Spring off {city}' },
    coupon: 'full-load',
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
    before: fixturePhoto('basement-before', 'A basement full of boards'),
    after: fixturePhoto('basement-after', 'The same basement, swept'),
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
  title: '{brand}: what is kept in {city}'
  description: A description of what {brand} keeps in {city}, which is as long as search results have room for.
title: Privacy policy
updated: '2024-10-16'
updatedLabel: Last updated
keptYears: 7
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
