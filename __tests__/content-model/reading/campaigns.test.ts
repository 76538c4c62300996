import {
  listCityPages,
  type OfferPageContext,
  offerPagesOf,
} from '../../../src/content-model/gatsby/city-pages';
import { campaignPhones, withoutLeftOut } from '../../../src/content-model/reading/samples';
import type { Campaign, Content } from '../../../src/content-model/types';
import { brandContent } from '../../support/brand-fixture';

const [spring] = brandContent.campaigns as [Campaign];
const skylineOf = () => ({ src: '/drawings/skyline.svg', width: 1440, height: 300 });
const contentWith = (...campaigns: Campaign[]): Content => ({ ...brandContent, campaigns });
const slugsOf = ({ campaigns }: Content): string[] => campaigns.map(({ slug }) => slug);

test('a campaign has a page in each of its cities, and in all where it names none', () => {
  const pathsOf = (campaign: Campaign): string[] =>
    listCityPages(contentWith(campaign), new Map(), { skylineOf }).flatMap(({ path, template }) =>
      template === 'offer' ? [path] : [],
    );
  expect(pathsOf({ ...spring, cities: ['toronto'] })).toStrictEqual(['/toronto/offer/spring']);
  const { cities: _, ...everywhere } = spring;
  expect(pathsOf(everywhere).toSorted()).toStrictEqual(
    brandContent.cities.map(({ slug }) => `/${slug}/offer/spring`).toSorted(),
  );
  expect(offerPagesOf([spring], { slug: 'boise', path: '/boise' })).toStrictEqual([]);
});

test('its page has the people and the reviews of its city, and the clock of it', () => {
  const pages = listCityPages(brandContent, new Map(), { skylineOf });
  const page = pages.find(({ path }) => path === '/spokane-valley/offer/spring');
  const { photos, reviews, utcOffsets } = (page as { context: OfferPageContext }).context;
  expect(photos?.crew?.alt).toBe('Two who carry');
  expect(reviews.map(({ author }) => author)).toContain('Kim A.');
  expect(utcOffsets[0]?.[1]).toBe(-480);
});

test('the phone of a campaign is known from its first day on, for those whom it brought', () => {
  const phonesOf = (days: object): string[] =>
    Object.keys(campaignPhones([{ ...spring, phone: '+1 416 555 0142', ...days }]));
  expect(phonesOf({ validFrom: '2026-03-01', validUntil: '2026-03-31' })).toStrictEqual(['spring']);
  expect(phonesOf({ validFrom: '2999-03-01', validUntil: '2999-03-31' })).toStrictEqual([]);
});

test('a sample is left out where samples are', () => {
  const content = contentWith(spring, { ...spring, slug: 'tried', sample: true });
  expect(slugsOf(withoutLeftOut(content))).toStrictEqual(['spring', 'tried']);
  process.env.GATSBY_SAMPLES = 'hide';
  try {
    expect(slugsOf(withoutLeftOut(content))).toStrictEqual(['spring']);
  } finally {
    delete process.env.GATSBY_SAMPLES;
  }
});
