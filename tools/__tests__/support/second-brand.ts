import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeBrandFiles } from '../../brand/make-files';
import type { Answers } from '../../brand/questions';
import { loadContent } from '../../../src/content-model/checks/load-content';
import { readContentFiles } from '../../../src/content-model/reading/read-content';
import type { Guide, Pages, Service, Site } from '../../../src/content-model/types';
import { secondFacts, spokaneMinimum } from './second-brand-facts';
import { secondPhotos, writeSecondPhotos } from './second-brand-photos';

/** What a tiny brand of its own says of itself; all else is as `npm run brand` makes it. */
export const secondBrand = {
  name: 'Cartaway',
  siteUrl: 'https://www.cartaway.example',
  mainPhone: '+1 888 555 0111',
  logo: '/media/logos/cartaway.svg',
  colors: {
    ink: '#1b1a2e',
    paper: '#f4f6fb',
    identity: '#7fd1c7',
    action: '#7a1fa2',
    actionStrong: '#4a1063',
  },
  title: 'Cartaway | Kelowna and Spokane',
  nameBox: 'Optional: others may see my first name',
  popup: { text: '{name} from {place}, {time}', close: 'Close this' },
  cities: [
    {
      slug: 'kelowna',
      locationName: 'Kelowna',
      locationId: '70123',
      badgeGroup: 'british-columbia',
      country: 'CA',
      timeZone: 'America/Vancouver',
    },
    {
      slug: 'spokane',
      locationName: 'Spokane',
      locationId: '70124',
      badgeGroup: 'washington',
      country: 'US',
      timeZone: 'America/Los_Angeles',
    },
  ],
} as const;

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 172 36" width="172" height="36"><path d="M0 0h172v36H0z" fill="#7fd1c7"/></svg>\n`;
const region = {
  'british-columbia': { name: 'British Columbia', code: 'BC' },
  // What a province or state asks for is content: Quebec has no city.
  washington: { name: 'Washington', code: 'WA', asksConsent: true },
};
const kept = /^(site|pages|faq|guides|services)\//;

const [firstCity] = secondBrand.cities;
const answers: Answers = {
  name: secondBrand.name,
  slogan: 'Gone by noon.',
  promise: 'The price comes first.',
  site: secondBrand.siteUrl,
  phone: secondBrand.mainPhone,
  address: '1 Orchard Lane, Kelowna, BC V1Y 0A0',
  ink: secondBrand.colors.ink,
  identity: secondBrand.colors.identity,
  action: secondBrand.colors.action,
  city: firstCity.locationName,
  slug: firstCity.slug,
  country: firstCity.country,
  region: region['british-columbia'].name,
  'region-code': region['british-columbia'].code,
  'time-zone': firstCity.timeZone,
};

/** The crew is shown wider than the truck. */
const photosOf = {
  kelowna: { crew: secondPhotos.landscape, truck: secondPhotos.panorama },
  spokane: { crew: secondPhotos.portrait, truck: secondPhotos.grey },
};
/**
 * What changes from one day to the next, so late that any build of the tests is before it: a coupon and the banner have
 * their last day, and another coupon and a question their first.
 */
export const turnOfDays = {
  lastDay: '2098-12-31',
  firstDay: '2099-01-01',
  /** A minute before midnight in both cities. */
  lastMinute: new Date('2098-12-31T23:59:00-08:00'),
  ends: '$9 off',
  begins: '$11 off',
  question: 'Do you come on New Year’s Day?',
};

/** What no build of the tests shows: the guide has ended, and the service begins after it. */
export const leftOut = { guide: 'donation', service: 'just-junk' };

const jobs = {
  orchard: {
    city: 'kelowna',
    date: '2026-09-14',
    taken: ['Crates', 'A press'],
    before: secondPhotos.large,
    after: secondPhotos.landscape,
    text: 'The shed by the orchard has a floor again.',
    customerAgreed: true,
    sample: true,
  },
  riverside: {
    city: 'spokane',
    date: '2026-08-03',
    taken: ['A boat'],
    before: secondPhotos.portrait,
    after: secondPhotos.panorama,
    text: 'The boat went by road this time.',
    customerAgreed: true,
    sample: true,
  },
};

type Change<Data> = (data: Data) => unknown;

/** Makes the content folder of the second brand, with photographs in every shape that a build must accept. */
export async function makeSecondBrand(folder: string): Promise<void> {
  const put = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const putJson = (file: string, data: unknown): void => put(file, `${JSON.stringify(data, null, 2)}\n`);
  const change = <Data>(file: string, make: Change<Data>): void =>
    putJson(file, make(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Data));

  const shipped = { files: readContentFiles('content'), content: loadContent('content') };
  for (const { path: file, source } of await makeBrandFiles(answers, 'cartaway', shipped))
    if (kept.test(file)) put(file, source);
  put(secondBrand.logo.slice(1), logo);
  change<Site['brand']>('site/brand.json', (brand) => ({
    ...brand,
    colors: { ...brand.colors, ...secondBrand.colors },
  }));
  putJson('site/pricing.json', secondFacts);
  change<Pages['landing']>('pages/landing.json', (landing) => ({
    ...landing,
    meta: { ...landing.meta, title: secondBrand.title },
  }));
  const { lastDay, firstDay, ends, begins, question } = turnOfDays;
  const coupon = { condition: 'a small load', terms: ['Once.'] };
  change<Site['coupons']>('site/coupons.json', (coupons) => ({
    ...coupons,
    items: [
      ...coupons.items,
      { ...coupon, id: 'ends', amount: ends, validUntil: lastDay },
      { ...coupon, id: 'begins', amount: begins, validFrom: firstDay },
    ],
  }));
  change<Site['load']>('site/load.json', (load) => ({
    ...load,
    mode: 'on',
    coupons: [{ coupon: 'ends', from: 'half' }],
  }));
  change<Site['forms']>('site/forms.json', ({ textPhotos: _photos, ...forms }) => ({
    ...forms,
    consent: { ...forms.consent, recent: { label: secondBrand.nameBox } },
  }));
  change<Site['social-proof']>('site/social-proof.json', (popup) => ({
    ...popup,
    mode: 'recent',
    ...secondBrand.popup,
  }));
  change<Pages['home']>('pages/home.json', (home) => ({
    ...home,
    sameDay: { ...home.sameDay, validUntil: lastDay },
  }));
  const days = `topic: Booking\norder: 1000\nvalidFrom: '${firstDay}'`;
  put('faq/new-year.md', `---\nquestion: ${question}\n${days}\n---\n\nNo, on the day after.\n`);
  change<Guide>(`guides/${leftOut.guide}.json`, (guide) => ({ ...guide, validUntil: '2020-12-31' }));
  change<Service>(`services/${leftOut.service}.json`, (service) => ({ ...service, validFrom: firstDay }));
  change<Service>('services/furniture.json', (service) => ({ ...service, photo: secondPhotos.seeThrough }));
  for (const city of secondBrand.cities) {
    const { slug, locationName, badgeGroup, country } = city;
    const about = {
      places: `Where ${locationName} lives.`,
      typical: `What ${locationName} throws out.`,
      access: `How to get to it in ${locationName}.`,
    };
    putJson(`cities/${slug}.json`, {
      ...city,
      cities: [locationName, `West ${locationName}`],
      photos: photosOf[slug],
      ...(slug === 'spokane' && { pricing: { minimum: spokaneMinimum } }),
      about,
    });
    const teams = [{ name: `${locationName} Rowers`, sport: 'Rowing' }];
    putJson(`badges/${badgeGroup}.json`, { group: badgeGroup, country, region: region[badgeGroup], teams });
    putJson(`reviews/${slug}.json`, {
      author: 'Sam P.',
      place: locationName,
      badgeGroup,
      stars: 5,
      text: 'On time, and swept up.',
      taken: ['A desk'],
      ...(slug === 'kelowna' && { photo: secondPhotos.forPrint }),
      sample: true,
    });
  }
  for (const [name, job] of Object.entries(jobs)) putJson(`jobs/${name}.json`, job);
  await writeSecondPhotos(folder);
}
