import type { pages } from '../../src/content-model/schema/pages';
import type { site } from '../../src/content-model/schema/site';

/** The labels of the files of which there is one each; TypeScript reports a missing one. */
export const siteLabels: Record<keyof typeof site, string> = {
  claims: 'Claims',
  coupons: 'Coupons',
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
  brand: 'Brand: name, phone, hours, logos, colours',
};

export const pageLabels: Record<keyof typeof pages, string> = {
  home: "A city's home",
  'what-we-take': 'What we take',
  'local-service': 'A service in a city: what its pages share',
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

/** The hints of the two days of something that shows only between them. */
const daysOf = (place: string, name: string): Record<string, string> => ({
  [`${place}.validFrom`]: `Until this day ${name} is not shown. Empty: it is shown at once.`,
  [`${place}.validUntil`]: `After this day ${name} is not shown. Empty: it stays.`,
});

/** The hints under fields, by the field's path in the content model; `*` stands for any item of a list. */
export const hints: Record<string, string> = {
  'cities.slug':
    "The city's address: toronto is shown at /toronto. It cannot be changed once the city is saved.",
  'cities.locationId':
    'The number of its location in the database, where its phone comes from. May stay empty.',
  'cities.locationName': 'As visitors read it.',
  'cities.badgeGroup': 'The province or state whose teams are shown: one of those under Team badges.',
  'cities.timeZone':
    'Whose clock its days and time slots go by: America/Toronto, America/Edmonton, America/New_York, America/Chicago.',
  'cities.cities': 'The places it serves. Visitors find the city by them.',
  'cities.postalPrefixes':
    'How its postal or zip codes begin, such as M, L5 or 303. Visitors find the city by them.',
  'cities.about.places': 'Which places are served, in a few sentences of its own.',
  'cities.about.typical': 'What is typically taken away here.',
  'cities.about.access': 'How a truck gets there: parking, lanes, elevators.',
  'local-services.order': 'Where it stands among the pages of its city: 1 is first.',
  'local-services.name': 'What the page is about, as links name it: Mattresses.',
  'local-services.service': 'The service to which it belongs.',
  'local-services.cost': 'What the price depends on. No price is named here.',
  'local-services.rules': 'What the city, county, province or state lays down, a paragraph each.',
  'local-services.access': 'How it gets out of the buildings of this city, a paragraph each.',
  'local-services.questions':
    'An answer has at most 60 words; what goes beyond that is shown after a press on “More”.',
  'pages.local-service.questions': '{thing} is the name of the page, such as Mattresses.',
  'reviews.about': 'The pages of a service in a city that show it, by their addresses: mattresses.',
  'jobs.about': 'The pages of a service in a city that show it, by their addresses: mattresses.',
  'reviews.sample': 'Switch this off only when a real customer wrote it.',
  'reviews.taken': 'What was taken away.',
  'cities.photos': 'Of its own people and truck. Drawings stand in for what is not there.',
  'services.photo': 'Shown in place of the drawing.',
  'jobs.date': 'The day of the job.',
  'jobs.taken': 'What was taken away.',
  'jobs.before': 'From the same place as the one after.',
  'jobs.customerAgreed':
    'The photographs are shown only when the customer said yes: without that no page shows the job.',
  'jobs.sample': 'Switch this off only when it is a real job of a real customer.',
  'site.social-proof.mode':
    'sample: invented activity, for trying only. recent: real requests. off: no pop-up is shown.',
  'site.social-proof.text': '{name}, {place} and {time} are replaced.',
  'site.forms.failureNotice': 'Shown when a request could not be sent at once. Empty: nothing is shown.',
  'site.navigation.menu.*.to': "The page, without the city: get-quote. Empty for the city's home.",
  'site.videos.items.*.id': 'The letters and digits at the end of the address of the video.',
  'site.brand.mainPhone': 'Shown where a city has no number of its own.',
  ...daysOf('site.coupons.items.*', 'the coupon'),
  ...daysOf('site.social-proof', 'the pop-up'),
  ...daysOf('pages.home.sameDay', 'the banner'),
  ...daysOf('faq', 'the question'),
  'site.coupons.validUntilLabel': '{date} is replaced by the last day of the coupon.',
  'faq.order': 'Where it stands in the list: 1 is first. Every question has a number of its own.',
  'services.order': 'Where it stands in the list: 1 is first. Every service has a number of its own.',
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
]);

const labels: Record<string, string> = {
  validFrom: 'First day',
  validUntil: 'Last day',
  validUntilLabel: 'Words for the last day',
};

/** Writes a field's name as a label: `locationName` becomes "Location name". */
export function labelOf(name: string): string {
  if (labels[name] !== undefined) return labels[name];
  const words = name
    .replaceAll('-', ' ')
    .replace(/([a-z])([A-Z])/g, (_match, before: string, after: string) => {
      return `${before} ${after.toLowerCase()}`;
    });
  return words.charAt(0).toUpperCase() + words.slice(1);
}
