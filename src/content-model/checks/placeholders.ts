import { mapPlurals } from '../../shared/site/fill-count';
import { citySubRoutes } from '../../shared/site/routes';
import { findClosestName } from '../schema/closest-name';
import { answerNames, factNames, priceNames } from '../pricing-facts';
import type { TextAtPath } from '../reading/texts-of-file';
import { hourNames } from '../reading/hour-words';
import { fieldPattern } from '../reading/walk';
import { quoteFound, type TextError } from '../content-error';

const brandOnly = ['brand', ...hourNames];
const facts = [...factNames, ...answerNames, ...priceNames].map((name) => `pricing.${name}`);
const words =
  'city theCity searchName region taxWord regionWord postalWord depotWord grillWord cottageWord phone';
const ofCity = [...words.split(' '), ...brandOnly, ...facts];

/** Texts that are also on pages without a city, where a placeholder of a city would be read as it is. */
const withoutCity = [
  /^pages\/(landing|guide|book|thankyou|not-found|text-terms) /,
  /^site\/(before-after|brand|booking|claims|coupons|forms|steps|videos|social|words) /,
  // Only a city's pages have a menu, a sticky bar and a link to other cities.
  /^site\/navigation (?!menu\[|stickyBar\.|changeCity\.)/,
  /^guides\//,
  /^badges\//,
  /^cities\/\S+ (?!(about|hero)\b)/,
  /^services\/\S+ (title|summary)$/,
  /^reviews\//,
];

/** The policy: it also has a page outside the cities, with a title of its own. */
const ofPolicy = /^pages\/privacy-policy (?!(meta\.|title$))/;

/** Each is the name of a page of the city, to which it is a link. */
const pageLinks = citySubRoutes.filter((route) => route !== '').join(' ');

/** Placeholders of single texts: `!` marks a required one, "facts" is all that a page of a city fills in. */
const special = Object.entries({
  '(pages/thankyou backToCity|site/navigation stickyBar.smsBody|site/forms textPhotos.message)': 'city brand',
  'pages/thankyou ticket.windowInCity': 'window! city brand',
  'pages/thankyou ticket.begun': 'window!',
  'pages/thankyou promise.today': 'time!',
  'pages/thankyou promise.later': 'time! day!',
  'pages/thankyou keep.(lead|change.(text|message))': 'reference! phone brand',
  'pages/thankyou keep.calendar.summary': 'window! city reference phone brand',
  'pages/thankyou keep.calendar.description': 'window city reference! phone brand',
  'site/coupons validUntilLabel': 'date! brand',
  'site/haul message.sentence': 'things! share!',
  'site/haul message.shareOnly': 'share!',
  'site/haul (message.more|picker.volume)': 'count!',
  'site/haul picker.(add|remove)': 'thing!',
  'site/haul picker.coupon': 'offer! facts',
  'site/haul price.range': 'from! to! facts',
  'site/forms consent.text': 'button! brand',
  'site/forms consent.marketing.label': 'phone brand sender senderAddress',
  'site/forms textPhotos.messageWithLoad': 'load! city brand',
  'site/forms textPhotos.code.(lead|alt)': 'phone city brand',
  'site/forms textPhotos.code.failed': 'phone! city brand',
  '(site/forms addressSuggestions|pages/faq search|pages/landing cities).found': 'count!',
  'site/social-proof text': 'name! place! time!',
  'pages/(home about.neighbours|get-quote elsewhere)': 'cities! facts',
  'pages/home (reviews|supporters|jobs).more': 'count! facts',
  'pages/(faq|reviews) ways': `${pageLinks} facts`,
  'pages/reviews counts.both': 'here! around! facts',
  'pages/reviews counts.here': 'here! facts',
  'pages/reviews counts.around': 'around! facts',
  'pages/landing cities.codes.served': 'code city! brand',
  'pages/landing cities.codes.nearest': 'code city! distance! brand',
  'pages/landing cities.codes.(away|distance.(CA|US))': 'distance!',
  'pages/landing cities.codes.request.message': 'code!',
  'site/social alt': 'headline! line brand',
  'site/social cityHeadline': 'city! region brand',
  'site/words starsOutOfFive': 'stars!',
  'site/words labelled': 'label! value!',
  'site/words (answers.)?tax.(included|added)': 'taxWord brand',
  'site/words price.range': 'from! to! brand',
  'site/words price.minimum': 'minimum! brand',
  'site/words hours.(days|times)': 'from! to!',
  'site/words answers.minimum.some': 'minimum! brand',
  'site/words answers.fees.some': 'fees! brand',
}).map(([texts, names]) => [fieldPattern(texts), names] as const);

const specialIn = (where: string): string => special.find(([texts]) => texts.test(where))?.[1] ?? '';

const ofSender = 'phone sender senderAddress';

/** What is filled in besides: on pages without a city, and what a page is about or a visitor typed. */
const added: [texts: RegExp, names: string][] = [
  [ofPolicy, ofSender],
  [/^pages\/privacy-policy body$/, 'keptYears'],
  [/^pages\/text-terms (?!meta\.)/, ofSender],
  [/^guides\/\S+ (?!meta\.)/, ['phone', ...facts].join(' ')],
  // What the visitor's own city says.
  [/^pages\/thankyou next\./, 'pricing.reply'],
  [/^pages\/(local-service|guide) /, 'thing'],
  [/^pages\/local-service /, 'service place'],
  [/^pages\/offer /, 'offer'],
  [/^pages\/landing cities\.codes\./, 'code'],
];

const isOfNoCity = (where: string): boolean =>
  ofPolicy.test(where) || withoutCity.some((pattern) => pattern.test(where));

function allowedIn(where: string): string[] {
  const own = specialIn(where).replaceAll('!', '');
  if (own) return own.split(' ').flatMap((name) => (name === 'facts' ? ofCity : name));
  const also = added.filter(([texts]) => texts.test(where)).flatMap(([, names]) => names.split(' '));
  return [...also, ...(isOfNoCity(where) ? brandOnly : ofCity)];
}

const requiredIn = (where: string): string[] =>
  Array.from(specialIn(where).matchAll(/(\w+)!/g), ([, name = '']) => name);

/** The texts that can have a form for each kind of number. */
const isCounted = (where: string): boolean =>
  specialIn(where) === 'count!' || /^site\/haul groups\S+\.plural$/.test(where);

const wrongPlural = (text: string): TextError => ({
  found: quoteFound(text),
  expected:
    'forms of a number as in {count, plural, one {# city} other {# cities}}, without braces in a form',
});

const brace = /\{[^{}]*\}|[{}]/g;

const isOwned = (name: string): boolean => /^(claim|coupon)\./.test(name);

const namedIn = (text: string): string[] => Array.from(text.matchAll(brace), ([name]) => name.slice(1, -1));

/** Of a claim or a coupon that is not there, which is no error, notices/fact-notices.ts tells. */
export function findPlaceholderErrors(found: TextAtPath): TextError[] {
  const { where, text } = found;
  if (isCounted(where) && text.includes(', plural,')) {
    // With all forms of each number one after the other.
    const said = mapPlurals(text, (forms) =>
      forms.has('other') ? [...forms.values()].join(' ') : undefined,
    );
    return said.includes(', plural,') ? [wrongPlural(text)] : findPlaceholderErrors({ ...found, text: said });
  }
  const allowed = [...allowedIn(where), ...namedIn(text).filter(isOwned)];
  const elsewhere = isOfNoCity(where)
    ? 'say it without: this text is also on pages without a city'
    : 'say it without: it cannot be filled in here';
  const inLink = where.endsWith(' body') ? /\]\([^)]*(\{[^{}]*\})/.exec(text)?.[1] : undefined;
  return [
    ...findUnknown(text, allowed, elsewhere),
    ...findMissing(text, requiredIn(where)),
    ...(inLink ? [{ found: `"${inLink}" in a link's address`, expected: 'an address without { }' }] : []),
  ];
}

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
  const all = names.some(isFact) ? ['{pricing.minimum} or another fact of site/pricing.json'] : [];
  return [...plain, ...all].join(', ');
}

function findMissing(text: string, required: string[]): TextError[] {
  const missing = required.filter((name) => !text.includes(`{${name}}`)).map((name) => `{${name}}`);
  if (missing.length === 0) return [];
  return [{ found: quoteFound(text), expected: `a text with ${missing.join(' and ')}` }];
}
