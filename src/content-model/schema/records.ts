import { z } from 'zod';
import { languagePattern } from '../../shared/site/languages';
import { longestCitySlug } from '../../shared/values/limits';
import { longestLocationId } from '../../shared/values/record-limits';
import { holidays, openingHours } from './brand';
import { day, validDays } from './day';
import { field, group, list, matching, patterned, rows } from './field';
import {
  anySlug,
  chosen,
  chosenCities,
  chosenPages,
  chosenServices,
  country,
  coupons,
  drawing,
  heroWords,
  order,
  photo,
  regionCode,
  sample,
  sentences,
  serviceName,
  slug,
  text,
  texts,
} from './parts';
import { cityQuestions } from './made-pages';
import { ownPricing } from './pricing';

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

const locationId = matching(
  new RegExp(`^[0-9]{0,${longestLocationId}}$`),
  `at most ${longestLocationId} digits, in quotes, or none for a city without a location`,
);
/** Both countries are in North America. */
const latitude = field(z.number().min(18).max(84));
const longitude = field(z.number().min(-180).max(-52));

const zones = Intl.supportedValuesOf('timeZone').filter((zone) =>
  /^((America|Canada|US)\/|Pacific\/Honolulu$)/.test(zone),
);
const zoneWords = 'the time zone of the city, like "America/Toronto"';
const cityOfZone = (zone: string): string => zone.replace(/^.*\//, '').replaceAll('_', ' ');
const choices = Object.fromEntries(zones.map((zone) => [zone, cityOfZone(zone)]));
/** A time zone of the IANA list that this version of Node knows: an offset would not tell the time in summer. */
const timeZone = field(z.enum(zones, { error: zoneWords }).meta({ choices }));

const language = patterned(languagePattern, 'the two letters of a language, such as "fr"');
const ownHero = field(z.strictObject(heroWords).partial());

/** docs/specification.md, section 3, City config. `cities` is absent for houston and east-houston. */
export const city = z.strictObject({
  slug: citySlug('Address on the site', 'toronto for /toronto. “Change the address” changes it everywhere.'),
  locationId: locationId('Location number', 'In the database, where its phone comes from. May stay empty.'),
  locationName: text('Location name', 'As visitors read it.'),
  searchName: text('Name for search engines', 'In titles: Cambridge, ON. Empty: its name alone.').optional(),
  sentenceName: text('Name in a sentence', 'Behind in or from: the GTA. Empty: its name alone.').optional(),
  badgeGroup: chosen('badges')('Province or state', 'The one whose teams are shown, out of the Team badges.'),
  country,
  position: group('Position on the map', 'By it visitors are shown the cities near them.', {
    locality: text('Town in its address', "As addresses name it, if it is not the city's name.").optional(),
    latitude: latitude('Latitude', 'The middle of its area on the map, such as 43.65.'),
    longitude: longitude('Longitude', 'The middle of its area on the map, such as -79.38.'),
  }).optional(),
  languages: list(
    'Languages of its pages',
    'Such as en, fr or es; the first is the main one.',
    'language',
    language,
  )
    .min(1)
    .optional(),
  timeZone: timeZone('Time zone', 'Its clock: choose a large city that has the same one.'),
  cities: texts('Places served', 'The places it serves. Visitors find the city by them.', 'place').optional(),
  postalPrefixes: list('Beginnings of postal codes', 'Such as M, L5 or 303.', 'beginning', postalPrefix)
    .min(1)
    .optional(),
  photos: group('Photographs', 'Of its own people and truck. Drawings replace missing ones.', {
    crew: photo('Crew', "The people who come, on the city's home.").optional(),
    truck: photo('Truck', "The truck that comes, on the city's home.").optional(),
  }).optional(),
  about: group('About the city', 'What is true of this city alone.', {
    places: sentences('Places', "Which places are served, in a few sentences; on the city's home."),
    typical: sentences('Typical loads', 'What is typically taken away here; on “What we take”.'),
    access: sentences('Access', 'How a truck gets there: parking, lanes, elevators; on “How it works”.'),
    questions: cityQuestions('Questions', 'Of this city alone, each on one of its pages.').optional(),
  }),
  pricing: ownPricing("The city's own price facts", "Only what differs from the company's.").optional(),
  hero: ownHero("The city's own words at the top", 'Only what differs from every other city.').optional(),
  coupons: coupons("The city's own coupons", "In place of the company's. Left out: those.").min(1).optional(),
  openingHours: openingHours("The city's own opening hours", "In place of the company's.").optional(),
  holidays: holidays("The city's own holidays", "In place of the company's. Left out: those.").optional(),
  services: chosenServices('Services offered here', 'Empty: all of them.', 'service').optional(),
});

/** Supporter badges of one province or state, as plain text (docs/decisions/0003). */
export const badges = z.strictObject({
  group: slug('Group', 'Its cities and reviews choose it by this name: ontario. Not for visitors.'),
  country,
  region: group('Names of the province or state', 'How texts and addresses name the province or state.', {
    name: text('Name', 'As visitors read it: Ontario, Georgia.'),
    code: field(regionCode)('Code', 'Two capital letters, as addresses write it: ON, GA.'),
    asksConsent: field(z.boolean())('Asks before measuring', 'On where the law wants it: Quebec.').optional(),
  }),
  teams: rows('Teams', 'The teams named on the homes of its cities.', 'team', {
    name: text('Name', "The team's full name, as the badge shows it."),
    sport: text('Sport', 'What the team plays, as the badge shows it.'),
    cities: chosenCities('Cities that show it first', 'The others show it too.', 'city').optional(),
  }).min(1),
});

export const service = z.strictObject({
  slug: slug('Short name', 'By it other texts link to the service. Visitors see it only in addresses.'),
  order: order('Order', 'Where it is in the list: 1 is first. Every service has a number of its own.'),
  title: text('Title', 'The name of the service, in lists and as the heading of its part of the page.'),
  serviceName,
  summary: sentences('Short description', 'A short sentence under its name, on homes and what we take.'),
  drawing,
  photo: photo('Photograph', 'Shown in place of the drawing.').optional(),
  description: sentences('Description', 'Above its list of things, on the guide of the same short name.'),
  items: texts('Things it includes', 'What belongs to it, as a list on that guide.', 'thing'),
  note: sentences('Remark', 'A sentence under the list, where something is to know first.').optional(),
  ...validDays('the service'),
});

const taken = texts('Things taken', 'What was taken away.', 'thing taken');
const about = chosenPages('Service pages that show it', 'In every city that has such a page.', 'page');
const stars = field(z.number().int().min(1).max(5));
const agreed = field(z.boolean());

export const review = z.strictObject({
  author: text('Customer', 'The name under the review, such as Maria T.'),
  place: text('Place', 'The town beside the name.'),
  city: chosen('cities')('City', 'Whose crew came; its pages show the review first.').optional(),
  badgeGroup: chosen('badges')('Province or state', 'Whose cities show the review.'),
  about: about.optional(),
  stars: stars('Stars', 'From 1 to 5, shown above the review.'),
  text: sentences('Text', "The customer's own words."),
  taken,
  photo: photo('Photograph', 'A photograph that belongs to the review, shown with it.').optional(),
  ...validDays('the review'),
  sample: sample('Switch this off only when a real customer wrote it.'),
});

/** content/jobs/: one job that a crew has done, as photographs from before and after it. */
export const job = z.strictObject({
  city: chosen('cities')('City', 'The city whose crew did the job; its home shows it.'),
  about: about.optional(),
  date: day('Date', 'The day of the job.'),
  taken,
  before: photo('Before', 'From the same place as the one after.'),
  after: photo('After', 'From the same place as the one before, once everything was gone.'),
  text: sentences('Text', 'A sentence or two under the two photographs.'),
  ...validDays('the job'),
  customerAgreed: agreed('Customer agreed', 'Only when the customer said yes does a page show the job.'),
  sample: sample('Switch this off only when it is a real job of a real customer.'),
});

/** Front matter of content/faq/*.md; the answer is the file's body. */
export const faqEntry = z.strictObject({
  question: text('Question', 'As a customer would ask it: visitors press it to read the answer.'),
  topic: text('Topic', 'The heading above it, one of “Page texts”, “Questions”.').meta({ names: 'topics' }),
  order: order('Order', 'Where it is in the list: 1 is first. Every question has a number of its own.'),
  ...validDays('the question'),
});
