import { citySubRoutes } from '../../shared/site/routes';
import { findClosestName } from '../schema/closest-name';
import { factNames } from '../pricing-facts';
import type { TextAtPath } from './texts-with-paths';
import { quoteFound, type TextError } from '../content-error';

const brandOnly = ['brand', 'hours'];
const withSender = { allowed: ['brand', 'sender', 'senderAddress'], required: [] };
const ofCity = [
  'city',
  'searchName',
  'region',
  'regionWord',
  'postalWord',
  'depotWord',
  'grillWord',
  'cottageWord',
  'phone',
  ...brandOnly,
  ...factNames.map((name) => `pricing.${name}`),
];

/**
 * The texts that also stand on pages without a city. There no city's words can fill a placeholder, so that a visitor
 * would read the braces.
 */
const withoutCity = [
  /^pages\/(landing|book|thankyou|not-found|text-terms) /,
  /^site\/(before-after|brand|booking|claims|coupons|forms|steps|videos|social|words) /,
  // Only a city's pages have a menu, a sticky bar and a link to other cities.
  /^site\/navigation (?!menu\[|stickyBar\.|changeCity\.)/,
  /^badges\//,
  /^cities\/\S+ (?!(about|hero)\b)/,
  /^services\/\S+ (title|summary)$/,
  /^reviews\//,
];

/** The policy: it also has a page outside the cities, with a title of its own. */
const ofPolicy = /^pages\/privacy-policy (?!(meta\.|title$))/;

/** What pages without a city fill in besides; the phone is the brand's main one. */
const filledWithoutCity = [
  { texts: ofPolicy, names: ['phone'] },
  { texts: /^pages\/text-terms (?!meta\.)/, names: ['phone', 'sender', 'senderAddress'] },
  // What the visitor's own city says.
  { texts: /^pages\/thankyou next\./, names: ['pricing.reply'] },
];

/** A ticket has the number and the reference of its own request. */
const ofTicket = ['reference', 'phone', 'brand'];

const withCities = { allowed: ['cities', ...ofCity], required: ['cities'] };
/** Each names a page of the city, to which it is a link. */
const withPages = { allowed: [...citySubRoutes.filter((route) => route !== ''), ...ofCity], required: [] };

/** How many of a list are folded. */
const withCount = { allowed: ['count', ...ofCity], required: ['count'] };
const withDistance = { allowed: ['distance'], required: ['distance'] };
/** What a visitor typed as a postal code or zip code. */
const ofCodes = /^pages\/landing cities\.codes\./;

/** The texts that have placeholders of their own; all of `required` must be in the text. */
const special: Record<string, { allowed: string[]; required: string[] }> = {
  'pages/thankyou backToCity': { allowed: ['city', 'brand'], required: [] },
  'pages/thankyou ticket.windowInCity': { allowed: ['window', 'city', 'brand'], required: ['window'] },
  'pages/thankyou keep.lead': { allowed: ofTicket, required: ['reference'] },
  'pages/thankyou keep.calendar.summary': { allowed: ['window', 'city', ...ofTicket], required: ['window'] },
  'pages/thankyou keep.calendar.description': {
    allowed: ['window', 'city', ...ofTicket],
    required: ['reference'],
  },
  'pages/thankyou keep.change.text': { allowed: ofTicket, required: ['reference'] },
  'pages/thankyou keep.change.message': { allowed: ofTicket, required: ['reference'] },
  'site/coupons validUntilLabel': { allowed: ['date', 'brand'], required: ['date'] },
  'site/load message.sentence': { allowed: ['things', 'share'], required: ['things', 'share'] },
  'site/load message.shareOnly': { allowed: ['share'], required: ['share'] },
  'site/load message.more': { allowed: ['count'], required: ['count'] },
  'site/load picker.add': { allowed: ['thing'], required: ['thing'] },
  'site/load picker.remove': { allowed: ['thing'], required: ['thing'] },
  'site/load picker.volume': { allowed: ['count'], required: ['count'] },
  'site/load picker.coupon': { allowed: ['offer', ...ofCity], required: ['offer'] },
  'site/load price.range': { allowed: ['from', 'to', ...ofCity], required: ['from', 'to'] },
  'site/navigation stickyBar.smsBody': { allowed: ['city', 'brand'], required: [] },
  'site/forms consent.marketing.label': withSender,
  'site/forms textPhotos.message': { allowed: ['city', 'brand'], required: [] },
  'site/forms textPhotos.messageWithLoad': { allowed: ['load', 'city', 'brand'], required: ['load'] },
  'site/forms textPhotos.code.lead': { allowed: ['phone', 'city', 'brand'], required: [] },
  'site/forms textPhotos.code.alt': { allowed: ['phone', 'city', 'brand'], required: [] },
  'site/forms textPhotos.code.failed': { allowed: ['phone', 'city', 'brand'], required: ['phone'] },
  'site/forms addressSuggestions.found': { allowed: ['count'], required: ['count'] },
  'site/social-proof text': { allowed: ['name', 'place', 'time'], required: ['name', 'place', 'time'] },
  'pages/home about.neighbours': withCities,
  'pages/home reviews.more': withCount,
  'pages/home supporters.more': withCount,
  'pages/home jobs.more': withCount,
  'pages/get-quote elsewhere': withCities,
  'pages/faq ways': withPages,
  'pages/reviews ways': withPages,
  'pages/reviews counts.both': { allowed: ['here', 'around', ...ofCity], required: ['here', 'around'] },
  'pages/reviews counts.here': { allowed: ['here', ...ofCity], required: ['here'] },
  'pages/reviews counts.around': { allowed: ['around', ...ofCity], required: ['around'] },
  'pages/faq search.found': { allowed: ['count'], required: ['count'] },
  'pages/landing cities.codes.served': { allowed: ['code', 'city', 'brand'], required: ['city'] },
  'pages/landing cities.codes.nearest': {
    allowed: ['code', 'city', 'distance', 'brand'],
    required: ['city', 'distance'],
  },
  'pages/landing cities.codes.away': withDistance,
  'pages/landing cities.codes.distance.CA': withDistance,
  'pages/landing cities.codes.distance.US': withDistance,
  'pages/landing cities.codes.request.message': { allowed: ['code'], required: ['code'] },
  'site/social alt': { allowed: ['headline', 'line', 'brand'], required: ['headline'] },
  'site/social cityHeadline': { allowed: ['city', 'region', 'brand'], required: ['city'] },
  'site/words starsOutOfFive': { allowed: ['stars'], required: ['stars'] },
};

/** The words that all pages about a service in a city share may name what the page is about. */
const ofLocalService = /^pages\/local-service /;

/** The words that the pages of all campaigns share may name what the campaign offers. */
const ofOffer = /^pages\/offer /;

const isOfNoCity = (where: string): boolean =>
  ofPolicy.test(where) || withoutCity.some((pattern) => pattern.test(where));

function allowedIn(where: string): string[] {
  const filledIn = filledWithoutCity.find(({ texts }) => texts.test(where))?.names ?? [];
  const ofPage = isOfNoCity(where) ? [...filledIn, ...brandOnly] : ofCity;
  const own = special[where]?.allowed;
  if (own) return own;
  if (ofLocalService.test(where)) return ['thing', ...ofPage];
  if (ofCodes.test(where)) return ['code', ...ofPage];
  return ofOffer.test(where) ? ['offer', ...ofPage] : ofPage;
}

const brace = /\{[^{}]*\}|[{}]/g;

const isOwned = (name: string): boolean => /^(claim|coupon)\./.test(name);

const namedIn = (text: string): string[] => Array.from(text.matchAll(brace), ([name]) => name.slice(1, -1));

/**
 * Reports each `{word}` of a text that nothing fills, each lone brace, and each required placeholder that is missing. A
 * claim or a coupon that is not there is no error: notices/figure-notices.ts tells of it.
 */
export function findPlaceholderErrors({ where, text }: TextAtPath): TextError[] {
  const allowed = [...allowedIn(where), ...namedIn(text).filter(isOwned)];
  const inLink = where.endsWith(' body') ? /\]\([^)]*(\{[^{}]*\})/.exec(text)?.[1] : undefined;
  return [
    ...findUnknown(
      text,
      allowed,
      isOfNoCity(where) ? withoutCityWords : 'say it without: it cannot be filled in here',
    ),
    ...findMissing(text, special[where]?.required ?? []),
    ...(inLink ? [{ found: `"${inLink}" in a link's address`, expected: 'an address without { }' }] : []),
  ];
}

const withoutCityWords = 'say it without: this text also stands on pages that belong to no city';

function findUnknown(text: string, allowed: string[], elsewhere: string): TextError[] {
  const known = allowed.map((name) => `{${name}}`);
  const oneOf = `one of: ${nameAll(allowed)}`;
  return [...text.matchAll(brace)].flatMap(({ 0: written, index }) => {
    if (known.includes(written)) return [];
    if (written.length === 1) {
      const around = quoteFound(text.slice(Math.max(0, index - 12), index + 20));
      const fix = `write the whole of it, as in ${known[0]}, or take the brace out`;
      return [{ found: `a lone ${written} in ${around}`, expected: oneOf, fix }];
    }
    const name = written.slice(1, -1);
    const meant = findClosestName(name, allowed);
    if (meant) return [{ found: quoteFound(written), expected: `${oneOf}; did you mean "{${meant}}"?` }];
    const fix = ofCity.includes(name) ? elsewhere : 'take it out, or write one of these';
    return [{ found: quoteFound(written), expected: oneOf, fix }];
  });
}

/** A fact is one of many, so one stands for all. */
function nameAll(names: string[]): string {
  const isFact = (name: string): boolean => name.startsWith('pricing.');
  const plain = names.filter((name) => !isFact(name) && !isOwned(name)).map((name) => `{${name}}`);
  const facts = names.some(isFact) ? ['{pricing.minimum} or another fact of site/pricing.json'] : [];
  return [...plain, ...facts].join(', ');
}

function findMissing(text: string, required: string[]): TextError[] {
  const missing = required.filter((name) => !text.includes(`{${name}}`)).map((name) => `{${name}}`);
  if (missing.length === 0) return [];
  return [{ found: quoteFound(text), expected: `a text with ${missing.join(' and ')}` }];
}
