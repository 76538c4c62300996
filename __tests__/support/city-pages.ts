import type { ComponentType } from 'react';
import type { CityPage } from '../../src/content-model/gatsby/page-contexts';
import { listCityPages } from '../../src/content-model/gatsby/city-pages';
import type { PhoneNumber } from '../../src/shared/values/phone-number';
import BookNowPage from '../../src/templates/book-now';
import FaqPage from '../../src/templates/faq';
import GetQuotePage from '../../src/templates/get-quote';
import HomePage from '../../src/templates/home';
import HowItWorksPage from '../../src/templates/how-it-works';
import LocalServicePage from '../../src/templates/local-service';
import OfferPage from '../../src/templates/offer';
import PrivacyPolicyPage from '../../src/templates/privacy-policy';
import ReviewsPage from '../../src/templates/reviews';
import WhatWeTakePage from '../../src/templates/what-we-take';
import { brandContent } from './brand-fixture';

type PageComponent = ComponentType<{ pageContext: CityPage['context'] }>;

/** The component of each template, by its file's name. */
export const templates = {
  home: HomePage,
  'book-now': BookNowPage,
  faq: FaqPage,
  'get-quote': GetQuotePage,
  'how-it-works': HowItWorksPage,
  reviews: ReviewsPage,
  'privacy-policy': PrivacyPolicyPage,
  'what-we-take': WhatWeTakePage,
  'local-service': LocalServicePage,
  offer: OfferPage,
} as unknown as Record<string, PageComponent>;

export const torontoPhone: PhoneNumber = { display: '416-555-0142', dial: '+14165550142' };

/** The pages of one city of the tests' own brand, as the build makes them; with no phone, as it makes them without a location record. */
export function pagesOf(slug: string, phone: PhoneNumber | null = torontoPhone): CityPage[] {
  const city = brandContent.cities.find((candidate) => candidate.slug === slug);
  if (!city) throw new Error(`no city ${slug}`);
  const phones = new Map(phone ? [[city.locationId, phone]] : []);
  const skyline = { src: '/drawings/skyline.svg', width: 1440, height: 300 };
  return listCityPages({ ...brandContent, cities: [city] }, phones, { skylineOf: () => skyline });
}
