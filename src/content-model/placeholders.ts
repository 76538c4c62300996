import { findClosestName } from './closest-name';
import { findFieldLine } from './field-lines';
import { splitFrontMatter } from './front-matter';
import { type ContentProblem, formatFieldPath, quoteFound } from './problem';
import type { ContentDocument } from './types';

type Path = (string | number)[];

const brandOnly = ['brand'];
const ofCity = ['city', 'region', 'regionWord', 'postalWord', 'phone', 'brand'];

/**
 * What pages without a city show: those pages themselves, and the shared texts on them. There is no
 * city whose words could be put in, so a visitor would read the braces.
 */
const withoutCity = [
  /^pages\/(landing|book|thankyou|not-found) /,
  /^site\/(before-after|brand|booking|claims|coupons|forms|steps|videos|social) /,
  /^site\/navigation footer\./,
  /^services\/\S+ (title|summary)$/,
  /^reviews\//,
];

/** Texts that are filled with something of their own; `required` must all be there. */
const special: Record<string, { allowed: string[]; required: string[] }> = {
  'pages/thankyou backToCity': { allowed: ['city', 'brand'], required: [] },
  'site/navigation stickyBar.smsBody': { allowed: ['city', 'brand'], required: [] },
  'site/forms addressSuggestions.found': { allowed: ['count'], required: ['count'] },
  'site/social-proof text': { allowed: ['name', 'place', 'time'], required: ['name', 'place', 'time'] },
  'pages/faq search.found': { allowed: ['count'], required: ['count'] },
  'site/social alt': { allowed: ['headline', 'line', 'brand'], required: ['headline'] },
  'site/social cityHeadline': { allowed: ['city', 'region', 'brand'], required: ['city'] },
  'site/words starsOutOfFive': { allowed: ['stars'], required: ['stars'] },
};

const brace = /\{[^{}]*\}|[{}]/g;

/**
 * Checks that every `{word}` in a document's texts is one that will be filled in there; a stray brace
 * is a problem too. Takes the file's source to tell the lines and to read a markdown body as written.
 */
export function checkPlaceholders(document: ContentDocument, source: string): ContentProblem[] {
  const fileName = document.path.replace(/\.[^.]*$/, '');
  const problems = listTexts(withoutHtml(document.data)).flatMap(({ path, text }) => {
    const field = formatFieldPath(path);
    const place = `${fileName} ${field}`;
    const rule = special[place];
    const isBrandOnly = withoutCity.some((pattern) => pattern.test(place));
    const allowed = rule?.allowed ?? (isBrandOnly ? brandOnly : ofCity);
    const faults = [...findUnknown(text, allowed), ...findMissing(text, rule?.required ?? [])];
    const line = faults.length > 0 ? findFieldLine(source, path) : undefined;
    return faults.map((fault) => ({ file: document.path, ...(line && { line }), field, ...fault }));
  });
  return [...problems, ...checkBody(document.path, source)];
}

function checkBody(file: string, source: string): ContentProblem[] {
  const parts = file.endsWith('.md') ? splitFrontMatter(source) : 'absent';
  if (typeof parts === 'string') return [];
  return parts.body.split('\n').flatMap((text, index) => {
    const inLink = /\]\([^)]*(\{[^{}]*\})/.exec(text)?.[1];
    const faults = findUnknown(text, ofCity);
    if (inLink) faults.push({ found: `"${inLink}" in a link's address`, expected: 'an address without { }' });
    return faults.map((fault) => ({ file, line: parts.bodyLine + index, field: 'body', ...fault }));
  });
}

function findUnknown(text: string, allowed: string[]): { found: string; expected: string }[] {
  const known = allowed.map((name) => `{${name}}`);
  return [...text.matchAll(brace)].flatMap(({ 0: written, index }) => {
    if (known.includes(written)) return [];
    if (written.length === 1) {
      const around = text.slice(Math.max(0, index - 12), index + 20);
      return [
        { found: `a lone ${written} in ${quoteFound(around)}`, expected: `one of: ${known.join(', ')}` },
      ];
    }
    const meant = findClosestName(written.slice(1, -1), allowed);
    const hint = meant ? `; did you mean "{${meant}}"?` : '';
    return [{ found: quoteFound(written), expected: `one of: ${known.join(', ')}${hint}` }];
  });
}

function findMissing(text: string, required: string[]): { found: string; expected: string }[] {
  const missing = required.filter((name) => !text.includes(`{${name}}`));
  if (missing.length === 0) return [];
  return [
    { found: quoteFound(text), expected: `a text with ${missing.map((name) => `{${name}}`).join(' and ')}` },
  ];
}

function listTexts(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => listTexts(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => listTexts(item, [...path, key]));
}

function withoutHtml(data: object): object {
  return Object.fromEntries(Object.entries(data).filter(([key]) => key !== 'html'));
}
