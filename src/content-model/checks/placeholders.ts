import { findClosestName } from '../schema/closest-name';
import type { PlacedText } from './placed-texts';
import { quoteFound, type TextError } from '../content-error';

const brandOnly = ['brand'];
const ofCity = ['city', 'region', 'regionWord', 'postalWord', 'phone', 'brand'];

/**
 * What pages without a city show: those pages themselves, and the shared texts on them. There is no
 * city whose words could be put in, so a visitor would read the braces.
 */
const withoutCity = [
  /^pages\/(landing|book|thankyou|not-found) /,
  /^site\/(before-after|brand|booking|claims|coupons|forms|steps|videos|social|words) /,
  // Of the menu only a city's pages have one, and of the bar.
  /^site\/navigation (?!menu\[|stickyBar\.)/,
  /^badges\//,
  /^cities\/\S+ (?!about\b)/,
  /^services\/\S+ (title|summary)$/,
  /^reviews\//,
];

/** Texts that are filled with something of their own; `required` must all be there. */
const special: Record<string, { allowed: string[]; required: string[] }> = {
  'pages/thankyou backToCity': { allowed: ['city', 'brand'], required: [] },
  'site/coupons validUntilLabel': { allowed: ['date', 'brand'], required: ['date'] },
  'site/navigation stickyBar.smsBody': { allowed: ['city', 'brand'], required: [] },
  'site/forms addressSuggestions.found': { allowed: ['count'], required: ['count'] },
  'site/social-proof text': { allowed: ['name', 'place', 'time'], required: ['name', 'place', 'time'] },
  'pages/faq search.found': { allowed: ['count'], required: ['count'] },
  'site/social alt': { allowed: ['headline', 'line', 'brand'], required: ['headline'] },
  'site/social cityHeadline': { allowed: ['city', 'region', 'brand'], required: ['city'] },
  'site/words starsOutOfFive': { allowed: ['stars'], required: ['stars'] },
};

const brace = /\{[^{}]*\}|[{}]/g;

/** Tells every `{word}` of a text that will not be filled there, each stray brace, and a needed word that is missing. */
export function findPlaceholderErrors({ place, text }: PlacedText): TextError[] {
  const rule = special[place];
  const isBrandOnly = withoutCity.some((pattern) => pattern.test(place));
  const allowed = rule?.allowed ?? (isBrandOnly ? brandOnly : ofCity);
  const inLink = place.endsWith(' body') ? /\]\([^)]*(\{[^{}]*\})/.exec(text)?.[1] : undefined;
  return [
    ...findUnknown(
      text,
      allowed,
      isBrandOnly ? withoutCityWords : 'say it without: it cannot be filled in here',
    ),
    ...findMissing(text, rule?.required ?? []),
    ...(inLink ? [{ found: `"${inLink}" in a link's address`, expected: 'an address without { }' }] : []),
  ];
}

const withoutCityWords = 'say it without: this text also stands on pages that belong to no city';

function findUnknown(text: string, allowed: string[], elsewhere: string): TextError[] {
  const known = allowed.map((name) => `{${name}}`);
  const oneOf = `one of: ${known.join(', ')}`;
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

function findMissing(text: string, required: string[]): TextError[] {
  const missing = required.filter((name) => !text.includes(`{${name}}`)).map((name) => `{${name}}`);
  if (missing.length === 0) return [];
  return [{ found: quoteFound(text), expected: `a text with ${missing.join(' and ')}` }];
}
