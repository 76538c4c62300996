import { checkContent } from '../../src/content-model/checks/check-content';
import { InvalidContentError } from '../../src/content-model/content-error';
import type { Content, ContentFile, ContentFiles } from '../../src/content-model/types';
import { smallestFile, toronto, validContentFiles, withChangedFile, wordsOf } from './content-fixture';
import { meta } from './content-fixture-pages';
import { fixturePhoto } from './content-fixture-photos';
import { site } from './content-fixture-site';

/**
 * The content of a brand that is only in tests: three cities in two countries, one of them without a list of places, but with
 * a hero, coupons, hours and services of its own.
 * Components, templates and structured data are tested with it, so that no test knows what content/ says today.
 */
export function brandFiles(): ContentFile[] {
  const own = [...Object.entries(records).map(([path, data]) => smallestFile(path, data)), ...others];
  const replaced = new Set(own.map(({ path }) => path));
  return [...validContentFiles().filter(({ path }) => !replaced.has(path)), ...own];
}

const logo = (name: string, alt: string) => ({ src: `/media/logos/${name}.svg`, alt });

const service = (slug: string, order: number) => ({
  slug,
  order,
  title: `Service: ${slug}`,
  description: `We carry ${slug} out of {city}.`,
  items: [`One of ${slug}`, `Another of ${slug}`],
});

const job = (name: string, own: object) => ({
  city: 'spokane-valley',
  before: fixturePhoto(`${name}-before`, `A ${name} before`),
  after: fixturePhoto(`${name}-after`, `A ${name} after`),
  ...own,
});

/** They replace files of the smallest content, or come in addition to them. */
const records: Record<string, object> = {
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
  'cities/toronto.json': {
    ...toronto,
    cities: ['North York', 'St. Clair', 'Lakeside', 'Leslie Park'],
    postalPrefixes: ['M'],
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
    teams: [{ name: 'Boise Sledders' }],
  },
  'badges/washington.json': {
    group: 'washington',
    country: 'US',
    region: { name: 'Washington', code: 'WA' },
    teams: [{ name: 'Spokane Rowers', sport: 'Rowing' }, { name: 'Valley Climbers' }],
  },
  'services/pianos.json': {
    ...service('pianos', 2),
    drawing: 'service-furniture',
    photo: fixturePhoto('piano', 'A piano on a ramp'),
    note: 'No organs.',
  },
  'services/rubble.json': service('rubble', 3),
  'local-services/spokane-valley/pianos.json': {
    meta: meta('pianos in {city}'),
    name: 'Pianos',
    serviceName: 'piano lugging',
    service: 'pianos',
    drawing: 'service-furniture',
    title: 'Pianos that nobody in {city} plays',
    lead: wordsOf('piano', 250),
    rules: ['No landfill of {region} takes a whole one.'],
    questions: [{}, {}],
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
    author: 'Kim A.',
    place: 'Millwood',
    badgeGroup: 'washington',
    stars: 4,
    city: 'spokane-valley',
    about: ['pianos'],
    photo: fixturePhoto('porch', 'An empty porch'),
    sample: true,
  },
  'reviews/third.json': { author: 'Ola B.', place: 'Boise', badgeGroup: 'idaho', stars: 5, sample: true },
  'reviews/fourth.json': {
    author: 'Uma C.',
    place: 'North York',
    badgeGroup: 'ontario',
    stars: 3,
    sample: true,
  },
  'jobs/cabin.json': job('cabin', { date: '2026-02-11', about: ['pianos'] }),
  'jobs/shed.json': job('shed', { date: '2026-01-20', customerAgreed: false }),
  'site/coupons.json': { ...site.coupons, validUntilLabel: 'Good until {date}' },
};

const question = (name: string, order: number, text: string, topic: string, answer: string): ContentFile => ({
  path: `faq/${name}.md`,
  source: `---\nquestion: ${text}\ntopic: ${topic}\norder: ${order}\n---\n\n${answer}\n`,
});

const others = [
  ...withChangedFile('pages/privacy-policy.md', (source) =>
    source
      .replace('Privacy policy', 'What we keep in {city}')
      .replace('**{brand}**.', '**{brand}**. Ask {phone}.'),
  ).filter(({ path }) => path === 'pages/privacy-policy.md'),
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
