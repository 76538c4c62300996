import { checkContent } from '../../src/content-model/checks/check-content';
import { InvalidContentError } from '../../src/content-model/content-error';
import type { Content, ContentFile, ContentFiles } from '../../src/content-model/types';
import { citySource, jsonFile, validContentFiles } from './content-fixture';
import { fixturePhoto } from './content-fixture-photos';
import { site } from './content-fixture-site';

/**
 * The content of a brand that is only in tests: three cities in two countries, one of them without a list of places, but with
 * a hero, coupons, hours and services of its own.
 * Components, templates and structured data are tested with it, so that no test knows what content/ says today.
 */
export function brandFiles(): ContentFile[] {
  const own = [...Object.entries(records).map(([path, data]) => jsonFile(path, data)), ...others];
  const replaced = new Set(own.map(({ path }) => path));
  return [...validContentFiles().filter(({ path }) => !replaced.has(path)), ...own];
}

const logo = (name: string, alt: string) => ({ src: `/media/logos/${name}.svg`, alt });

const review = (author: string, place: string, badgeGroup: string, stars: number) => ({
  author,
  place,
  badgeGroup,
  stars,
  text: `${author} was content in ${place}.`,
  taken: [`What ${author} had`],
  sample: true,
});

const service = (slug: string, order: number, drawing: string) => ({
  slug,
  order,
  title: `Service: ${slug}`,
  summary: `A summary of ${slug}.`,
  drawing,
  description: `We carry ${slug} out of {city}.`,
  items: [`One of ${slug}`, `Another of ${slug}`],
});

/** They replace files of the smallest content, or come in addition to them. */
const records = {
  'site/brand.json': {
    ...site.brand,
    siteUrl: 'https://www.lugmore.example',
    verification: [{ name: 'google-site-verification', content: 'lugmore-123' }],
    logos: {
      CA: logo('lugmore-north', 'Lugmore of the north'),
      US: logo('lugmore-south', 'Lugmore of the south'),
      default: logo('lugmore', 'Lugmore anywhere'),
    },
  },
  'cities/spokane-valley.json': {
    slug: 'spokane-valley',
    locationId: '70124',
    locationName: 'Spokane',
    badgeGroup: 'washington',
    country: 'US',
    timeZone: 'America/Los_Angeles',
    cities: ['Opportunity', 'Millwood', 'Liberty Lake'],
    postalPrefixes: ['992'],
    photos: {
      crew: { ...fixturePhoto('crew', 'Two who carry'), focus: { x: 50, y: 20 } },
      truck: fixturePhoto('truck', 'A truck in snow'),
    },
    about: {
      places: 'The valley around {city}.',
      typical: 'Skis and canoes.',
      access: 'By the back road.',
      questions: [{ question: 'Over the pass, in snow?', answer: 'With chains, to {city} and back.' }],
    },
  },
  'cities/boise.json': {
    slug: 'boise',
    locationId: '',
    locationName: 'Boise',
    badgeGroup: 'idaho',
    country: 'US',
    timeZone: 'America/Boise',
    about: { places: 'By the river.', typical: 'Ladders.', access: 'Through the gate.' },
    // What it has of its own in the place of the brand's.
    hero: { title: 'Rafts out of {city}', points: ['Down the river'] },
    coupons: [
      { id: 'river', amount: '$7', condition: 'a raft', terms: ['For what floats.'] },
      { id: 'half-load', amount: '$8', condition: 'half a raft', terms: ['For what sinks.'] },
    ],
    openingHours: [{ days: ['Tuesday'], opens: '10:00', closes: '16:00' }],
    services: ['rubble', 'appliances'],
  },
  'badges/idaho.json': {
    group: 'idaho',
    country: 'US',
    region: { name: 'Idaho', code: 'ID' },
    teams: [{ name: 'Boise Sledders', sport: 'Sledding' }],
  },
  'badges/washington.json': {
    group: 'washington',
    country: 'US',
    region: { name: 'Washington', code: 'WA' },
    teams: [
      { name: 'Spokane Rowers', sport: 'Rowing' },
      { name: 'Valley Climbers', sport: 'Climbing' },
    ],
  },
  'services/pianos.json': {
    ...service('pianos', 2, 'service-furniture'),
    photo: fixturePhoto('piano', 'A piano on a ramp'),
    note: 'No organs.',
  },
  'services/rubble.json': service('rubble', 3, 'service-construction-debris'),
  'local-services/spokane-valley/pianos.json': {
    meta: {
      title: '{brand}: pianos for the search in {city}',
      description:
        'A description of pianos in {city} by {brand}, which goes on until it is as long as search results have room for.',
    },
    order: 1,
    name: 'Pianos',
    serviceName: 'piano lugging',
    service: 'pianos',
    drawing: 'service-furniture',
    title: 'Pianos that nobody in {city} plays',
    lead: 'Uprights, grands and the organ your aunt left: bring four strong friends, or none and ring us.',
    cost: {
      text: 'Wood is light and the iron frame is not, which is why a spinet and a concert grand are worlds apart.',
      drivers: [
        { title: 'Its kind', text: 'Legs and lid of a grand come off, and then it travels on its side.' },
        { title: 'Its way out', text: 'A window and a crane are dearer than a ramp over two steps.' },
      ],
    },
    rules: ['No landfill of {region} takes a whole one, so the strings are cut and the frame is scrap.'],
    access: ['Up the valley in winter chains are worth their weight, even on the plowed road.'],
    questions: [
      {
        question: 'Does anybody want it?',
        answer: 'Schools look at those younger than forty years, sometimes.',
      },
      { question: 'Can it wait for spring?', answer: 'Damp sheds warp the keys but hurt nobody, so it can.' },
    ],
  },
  'campaigns/spring.json': {
    slug: 'spring',
    cities: ['toronto', 'spokane-valley'],
    hero: {
      eyebrow: 'All of {region}',
      title: 'Spring off {city}',
      lead: 'Sheds empty themselves, for {coupon.half-load.amount} less.',
      points: ['A point of spring'],
    },
    form: { title: 'A title of the form of spring', text: 'A text of the form of spring' },
    coupon: 'half-load',
    source: 'flyer',
    medium: 'print',
  },
  'reviews/second.json': {
    ...review('Kim A.', 'Millwood', 'washington', 4),
    city: 'spokane-valley',
    about: ['pianos'],
    photo: fixturePhoto('porch', 'An empty porch'),
  },
  'reviews/third.json': review('Ola B.', 'Boise', 'idaho', 5),
  'reviews/fourth.json': review('Uma C.', 'North York', 'ontario', 3),
  'jobs/cabin.json': {
    city: 'spokane-valley',
    date: '2026-02-11',
    taken: ['Skis', 'A stove'],
    about: ['pianos'],
    before: fixturePhoto('cabin-before', 'A cabin full of skis'),
    after: fixturePhoto('cabin-after', 'The same cabin with room to sleep'),
    text: 'Two hours by the back road.',
    customerAgreed: true,
  },
  'jobs/shed.json': {
    city: 'spokane-valley',
    date: '2026-01-20',
    taken: ['A kayak'],
    before: fixturePhoto('shed-before', 'A shed that does not shut'),
    after: fixturePhoto('shed-after', 'A shed that shuts'),
    text: 'Nobody may see it yet.',
    customerAgreed: false,
  },
  'site/coupons.json': { ...site.coupons, validUntilLabel: 'Good until {date}' },
};

const question = (name: string, order: number, text: string, topic: string, answer: string): ContentFile => ({
  path: `faq/${name}.md`,
  source: `---\nquestion: ${text}\ntopic: ${topic}\norder: ${order}\n---\n\n${answer}\n`,
});

const privacyPolicy = `---
meta:
  title: '{brand}: what is kept in {city}'
  description: A description of what {brand} keeps in {city}, which is as long as search results have room for.
title: What we keep in {city}
updated: '2025-02-03'
updatedLabel: Since
minimumAge: 18
summary:
  title: Kept in short
  items:
    - We keep what you send.
brandPage:
  meta:
    title: '{brand}: what is kept everywhere'
    description: A description of what {brand} keeps wherever it goes, which is as long as search results have room for.
  title: What we keep everywhere
---

We keep what you send to **{brand}**. Ask {phone}.
`;

const others = [
  {
    path: 'cities/toronto.json',
    source: citySource({
      cities: ['North York', 'St. Clair', 'Lakeside', 'Leslie Park'],
      postalPrefixes: ['M'],
    }),
  },
  { path: 'pages/privacy-policy.md', source: privacyPolicy },
  question(
    'how-heavy',
    2,
    'How heavy may it be?',
    'Loads',
    'As heavy as *two* can lift: [pianos](what-we-take#pianos), [rubble](what-we-take#rubble).',
  ),
  question(
    'how-soon',
    3,
    'How soon do you come?',
    'Days',
    'Soon, to {city} too. On {hours}. Save {coupon.half-load.amount}. Or {coupon.full-load.amount}.',
  ),
];

function checked(files: ContentFiles): Content {
  const { content, errors } = checkContent(files);
  if (!content) throw new InvalidContentError(errors);
  return content;
}

/** What that brand's files say. */
export const brandContent: Content = checked(brandFiles());
