import type { pages } from '../../src/content-model/schema/pages';
import type { site } from '../../src/content-model/schema/site';

/** The labels of the files of which there is one each; TypeScript reports a missing one. */
export const siteLabels: Record<keyof typeof site, string> = {
  claims: 'Claims',
  coupons: 'Coupons',
  load: 'The truck that fills: things, volumes, words',
  pricing: 'Price facts: truck, loads, minimum, tax, insurance',
  'social-proof': 'Pop-up',
  navigation: 'Menu, header and footer',
  forms: 'Forms: labels, messages, consent',
  booking: 'Booking: times and property types',
  steps: 'How it works: the three steps',
  videos: 'Videos',
  'before-after': 'Before and after',
  words: 'Words that differ by country',
  social: 'Shared links',
  conversions: 'Conversions: names for ad platforms',
  redirects: 'Old addresses of cities',
  brand: 'Brand: name, phone, hours, logos, colours',
};

export const pageLabels: Record<keyof typeof pages, string> = {
  home: "A city's home",
  'what-we-take': 'What we take',
  'local-service': 'A service in a city: what its pages share',
  offer: 'Campaigns: what their pages share',
  'how-it-works': 'How it works',
  reviews: 'Reviews',
  faq: 'Questions',
  'get-quote': 'Free quote',
  'book-now': 'Book now',
  landing: 'First page: choose a city',
  book: 'Booking page of the brand',
  'text-terms': 'Terms of texts with offers',
  thankyou: 'Thank you',
  'not-found': 'Page not found',
};

/** The fields whose texts are sentences: they get a larger box than labels. */
export const longTexts = new Set([
  'text',
  'answer',
  'more',
  'description',
  'lead',
  'summary',
  'note',
  'places',
  'typical',
  'access',
  'intro',
  'alt',
  'failureNotice',
  'withoutScripts',
  'notSent',
  'plain',
  'heavy',
]);
