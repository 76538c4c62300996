import { z } from 'zod';
import { languagePattern } from '../../shared/site/languages';
import { longestCitySlug } from '../../shared/values/limits';
import { longestLocationId } from '../../shared/values/record-limits';
import { coupons } from './coupon';
import { day, validDays } from './day';
import { drawing } from './drawing';
import { field, group, list, patterned, rows } from './field';
import { cityQuestions } from './local-service';
import {
  anySlug,
  chosenCity,
  country,
  namedCities,
  namedCity,
  order,
  regionCode,
  sample,
  sentences,
  serviceName,
  slug,
  slugs,
  text,
  texts,
  heroWords,
} from './parts';
import { photo } from './photo';
import { holidays, openingHours } from './opening-hours';
import { ownPricing } from './pricing';
import { timeZone } from './time-zone';

/** A province or state, by the name of its file in badges/; checks/check-references.ts checks that the file exists. */
const badgeGroup = slug;

/** How the codes of the city's area begin; the search of `/` finds no city by a code that none of them begins. */
const postalPrefix = patterned(
  /^([A-Z](\d[A-Z]?)?|\d{3,5})$/,
  'the beginning of a postal code like "M", "L5" or "L4M", or of a zip code like "303" or "30318", in quotes',
  (written) => written.toUpperCase(),
);

/** At most as long as the database's rules allow for the pop-up's requests. */
const citySlug = field(
  anySlug.max(longestCitySlug, `at most ${longestCitySlug} characters`).meta({ control: 'city-slug' }),
);

const locationId = field(
  patterned(
    new RegExp(`^[0-9]{0,${longestLocationId}}$`),
    `at most ${longestLocationId} digits in quotes, or "" for a city without a location`,
  ),
);
/** Both countries are in North America. */
const between = (least: number, most: number, words: string) =>
  field(z.number().min(least, words).max(most, words));
const latitude = between(18, 84, 'a number from 18 to 84: how far north Canada and the US are');
const longitude = between(
  -180,
  -52,
  'a number below 0, from -180 to -52: Canada and the US are west of London',
);

/** docs/specification.md, section 3, City config. `cities` is absent for houston and east-houston. */
export const city = z.strictObject({
  slug: citySlug('Address on the site').describe(
    "The city's address: toronto is shown at /toronto. It is changed on a page of its own, because other files name it too.",
  ),
  locationId: locationId('Location number').describe(
    'The number of its location in the database, where its phone comes from. May stay empty.',
  ),
  locationName: text('Location name').describe('As visitors read it.'),
  searchName: text('Name for search engines')
    .describe('As people search for it, shown in titles: Cambridge, ON. Empty: its name alone.')
    .optional(),
  sentenceName: text('Name in a sentence')
    .describe('Behind words such as in and from, where it needs an article: the GTA. Empty: its name alone.')
    .optional(),
  badgeGroup: badgeGroup('Province or state').describe(
    'The province or state whose teams are shown: one of those under Team badges.',
  ),
  country,
  position: group('Position on the map', {
    locality: text('Town in its address')
      .describe('The town that addresses name, where that is not the name of the city.')
      .optional(),
    latitude: latitude('Degrees north').describe('The middle of its area on the map, such as 43.65.'),
    longitude: longitude('Degrees east').describe(
      'The middle of its area on the map, such as -79.38; west of London it is below 0.',
    ),
  })
    .describe('Where it is on the map, by which visitors are shown the cities near them.')
    .optional(),
  languages: list(
    'Languages of its pages',
    'language',
    patterned(languagePattern, 'the two letters of a language, such as "fr"'),
  )
    .describe(
      'Two letters each, such as en, fr or es. The first is at the shortest addresses; the others below /fr or /es.',
    )
    .min(1)
    .optional(),
  timeZone: timeZone('Time zone').describe(
    'Whose clock its days and time slots go by: America/Toronto, America/Edmonton, America/New_York, America/Chicago.',
  ),
  cities: texts('Places served', 'place')
    .describe('The places it serves. Visitors find the city by them.')
    .optional(),
  postalPrefixes: list('Beginnings of postal codes', 'beginning', postalPrefix)
    .describe('How its postal or zip codes begin, such as M, L5 or 303. Visitors find the city by them.')
    .min(1)
    .optional(),
  photos: group('Photographs', {
    crew: photo('Crew').describe("The people who come, on the city's home.").optional(),
    truck: photo('Truck').describe("The truck that comes, on the city's home.").optional(),
  })
    .describe('Of its own people and truck. Drawings stand in for what is not there.')
    .optional(),
  about: group('About the city', {
    places: sentences('Places').describe(
      "Which places are served, in a few sentences of its own; on the city's home.",
    ),
    typical: sentences('Typical loads').describe('What is typically taken away here; on “What we take”.'),
    access: sentences('Access').describe(
      'How a truck gets there: parking, lanes, elevators; on “How it works”.',
    ),
    questions: cityQuestions('Questions')
      .describe(
        'Questions of this city alone, each on one of its pages, and all of them first on its questions page.',
      )
      .optional(),
  }).describe('What is true of this city alone.'),
  pricing: ownPricing("The city's own price facts")
    .describe('Only what differs here from the price facts of the whole company.')
    .optional(),
  hero: field(z.strictObject(heroWords).partial())("The city's own words at the top")
    .describe("Only what differs here from the words at the top of every city's home.")
    .optional(),
  coupons: coupons("The city's own coupons")
    .describe("In the place of all coupons of the company. Left out: the company's are shown.")
    .min(1)
    .optional(),
  openingHours: openingHours("The city's own opening hours")
    .describe("In the place of the company's. Left out: the company's.")
    .optional(),
  holidays: holidays("The city's own holidays")
    .describe("In the place of all holidays of the company. Left out: the company's.")
    .optional(),
  services: slugs('Services offered here', 'service')
    .describe(
      'The short names of services, such as appliances, in the order of this city. None: it offers all of them.',
    )
    .optional(),
});

/** Supporter badges of one province or state, as plain text (docs/decisions/0003). */
export const badges = z.strictObject({
  group: badgeGroup('Group').describe(
    'The name that its cities and reviews choose it by, such as ontario. Visitors do not see it.',
  ),
  country,
  region: group('Names of the province or state', {
    name: text('Name').describe('As visitors read it: Ontario, Georgia.'),
    code: field(regionCode)('Code').describe('Two capital letters, as addresses write it: ON, GA.'),
    asksConsent: field(z.boolean())('Asks before measuring')
      .describe('On where the law wants visitors to agree first, as in Quebec.')
      .optional(),
  }).describe('How texts and addresses name the province or state.'),
  teams: rows('Teams', 'team', {
    name: text('Name').describe("The team's full name, as the badge shows it."),
    sport: text('Sport').describe('What the team plays, as the badge shows it.'),
    cities: namedCities('Cities that show it first', 'city')
      .describe('The addresses of the cities that show this team first, such as toronto.')
      .optional(),
  })
    .describe('The teams named on the homes of its cities.')
    .min(1),
});

export const service = z.strictObject({
  slug: slug('Short name').describe(
    'By this name other texts link to the service. Visitors see it only in addresses.',
  ),
  order: order('Order').describe(
    'Where it is in the list: 1 is first. Every service has a number of its own.',
  ),
  title: text('Title').describe(
    'The name of the service, in lists and as the heading of its part of the page.',
  ),
  serviceName,
  summary: sentences('Short description').describe(
    "One short sentence under its name, on the city's home and on what we take.",
  ),
  drawing,
  photo: photo('Photograph').describe('Shown in place of the drawing.').optional(),
  description: sentences('Description').describe(
    'The sentences above its list of things, on the guide of the same short name.',
  ),
  items: texts('Things it includes', 'thing').describe('What belongs to it, as a list on that guide.'),
  note: sentences('Remark')
    .describe('One more sentence under the list, where there is something to know first.')
    .optional(),
  ...validDays('the service'),
});

const taken = texts('Things taken', 'thing taken').describe('What was taken away.');
const about = slugs('Service pages that show it', 'page').describe(
  'The pages of a service in a city that show it, by their addresses: mattresses.',
);
const stars = field(z.number().int().min(1).max(5));
const agreed = field(z.boolean());

export const review = z.strictObject({
  author: text('Customer').describe('The name under the review, such as Maria T.'),
  place: text('Place').describe('The town that stands beside the name.'),
  city: namedCity('City')
    .describe('The address of the city whose crew came, such as toronto; its pages show the review first.')
    .optional(),
  badgeGroup: badgeGroup('Province or state').describe(
    'The province or state whose cities show the review: one of those under Team badges.',
  ),
  about: about.optional(),
  stars: stars('Stars').describe('From 1 to 5, shown above the review.'),
  text: sentences('Text').describe("The customer's own words."),
  taken,
  photo: photo('Photograph').describe('A photograph that belongs to the review, shown with it.').optional(),
  ...validDays('the review'),
  sample: sample('Switch this off only when a real customer wrote it.'),
});

/** content/jobs/: one job that a crew has done, as photographs from before and after it. */
export const job = z.strictObject({
  city: chosenCity('City').describe('The city whose crew did the job; its home shows it.'),
  about: about.optional(),
  date: day('Date').describe('The day of the job.'),
  taken,
  before: photo('Before').describe('From the same place as the one after.'),
  after: photo('After').describe('From the same place as the one before, once everything was gone.'),
  text: sentences('Text').describe('A sentence or two under the two photographs.'),
  ...validDays('the job'),
  customerAgreed: agreed('Customer agreed').describe(
    'The photographs are shown only when the customer said yes: without that no page shows the job.',
  ),
  sample: sample('Switch this off only when it is a real job of a real customer.'),
});

/** Front matter of content/faq/*.md; the answer is the file's body. */
export const faqEntry = z.strictObject({
  question: text('Question').describe(
    'The question as a customer would ask it: visitors press it to read the answer.',
  ),
  topic: text('Topic').describe(
    'The heading under which the question stands; the same words put questions together.',
  ),
  order: order('Order').describe(
    'Where it is in the list: 1 is first. Every question has a number of its own.',
  ),
  ...validDays('the question'),
});
