import { pages as schemas } from '../../src/content-model/schema/pages';
import type { Pages } from '../../src/content-model/types';
import { fixturesOf, type Own } from './fixture-of';

/** Of the length that search results have room for. */
export const meta = (page: string) => ({
  title: `{brand}: ${page} for the search`,
  description: `A description of ${page} by {brand}, which goes on until it is as long as search results have room for.`,
});
const top = (page: string) => ({ meta: meta(page), title: `A title of ${page}`, lead: `A lead to ${page}` });
const ofCity = (page: string) => top(`${page} in {city}`);

/** What tests need in words of their own; all else says where it stands. */
const own: Own<Pages> = {
  home: {
    meta: meta('the home in {city}'),
    hero: {
      title: 'A title of the hero in {city}',
      lead: 'A lead to the hero in {city}',
      eyebrow: 'In {city}',
      rating: { value: '{claim.rating.value}', label: '{claim.rating.label}' },
      points: ['A point of the hero'],
    },
    ways: { about: 'To {city}' },
    jobs: { more: '{count} other jobs' },
    supporters: { more: '{count} other teams' },
    reviews: { more: '{count} other reviews' },
    about: { title: 'A title of {city}', neighbours: 'Next to {city}: {cities}!' },
  },
  'what-we-take': ofCity('the goods'),
  'local-service': {
    cost: 'What {thing} cost',
    others: { elsewhere: '{thing} around', guides: 'Of {thing} anywhere' },
    inCity: 'Only in {city}',
  },
  guide: { others: { elsewhere: '{thing} by town' } },
  offer: {
    meta: {
      title: '{brand}: {offer} in {city}',
      description:
        '{offer}, told in {city} by {brand} for the search, in a description that is as long as there is room for.',
    },
  },
  'how-it-works': {
    ...ofCity('the way'),
    access: 'Out of {city}',
    loads: { items: [{ text: 'It holds {pricing.half}.', drawing: 'load-half' }] },
  },
  reviews: {
    ...ofCity('the voices'),
    counts: {
      both: '{here} of {city}, {around} around.',
      here: '{here} of {city} alone.',
      around: 'None here, {around} around.',
    },
    ways: 'On to {how-it-works}.',
  },
  faq: {
    ...ofCity('the answers'),
    topics: ['Loads', 'Days', 'Items'],
    local: 'Asked in {city}',
    ways: 'Further: {what-we-take} or {how-it-works}.',
    search: { found: '{count} like it' },
  },
  'get-quote': { ...ofCity('the quote'), elsewhere: 'Out of {city}? Try {cities}.' },
  'book-now': ofCity('the booking'),
  landing: {
    ...top('the landing page'),
    cities: {
      found: '{count, plural, one {# city found} other {# cities found}}',
      codes: {
        served: '{city} drives to {code}',
        nearest: 'To {code} it is {distance} from {city}',
        away: '{distance} off',
        distance: { CA: 'some {distance} kilometres', US: 'some {distance} statute miles' },
        notYet: 'Nobody drives to {code}',
        request: { text: 'We ring about {code}', message: 'I live in {code}.' },
      },
    },
  },
  book: top('the request'),
  'text-terms': top('the terms'),
  thankyou: {
    ...top('the confirmation'),
    ticket: { windowInCity: '{window} as {city} tells time', begun: '{window}, begun' },
    promise: { withinMinutes: 60, today: 'We ring by {time} today', later: 'We ring by {time} on {day}' },
    keep: {
      lead: 'Docket {reference} is yours.',
      calendar: {
        summary: 'Asked for: {brand}, {window}',
        description: 'Not firm yet; ring {phone}, docket {reference}.',
      },
      change: { text: 'Ring {phone}, say {reference}.', message: 'Please change {reference}.' },
    },
    next: { items: ['An item of what follows the confirmation. {pricing.reply}'] },
    backToCity: 'Back to {city}',
  },
  'not-found': { meta: meta('nothing') },
};

/** The smallest valid files of content/pages/, the privacy policy apart. */
export const pages: Pages = fixturesOf(schemas, own);
