import { micromark } from 'micromark';
import { oncePer } from '../../shared/values/once-per';
import { citySubRoutes, guidePath, privacyPath } from '../../shared/site/routes';
import { findClosestName, hintAt } from '../schema/closest-name';
import { locate } from '../reading/field-lines';
import type { ReadFile } from '../reading/parse-file';
import { type TextAtPath, textsOfFile } from '../reading/texts-of-file';
import { findPlaceholderErrors } from './placeholders';
import { type ContentError, findInvisible, quoteFound, type TextError } from '../content-error';

type Known = {
  slugs: readonly string[];
  guides: readonly string[];
  /** The addresses of all pictures; without them no picture is checked. */
  pictures?: readonly string[];
};

/** Longer than any field may be. */
const longestText = 5000;
/** How much of a text is quoted on either side of a character. */
const around = 20;
const tag = /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>|<!--/i;
const code = /`[^`]*`/g;
const marks = /\*\*[^*\s][^*]*\*\*|\[[^\]]+\]\([^)\s]+\)/;

/** Checks the texts of every file that can be read: their characters and length, placeholders, markup and links. */
export const checkTexts = (files: readonly ReadFile[], known: Known): ContentError[] =>
  files.flatMap((file) => [...checkTextsOf(file), ...checkBodyLinks(file, known)]);

/** While content is edited, only a changed file is checked again. */
const checkTextsOf = oncePer((file: ReadFile): ContentError[] =>
  textsOfFile(file).flatMap((text) =>
    checkText(text).map((error) => locate(file.path, file.source, { ...text, ...error })),
  ),
);

function checkText(textAtPath: TextAtPath): TextError[] {
  const { where, text } = textAtPath;
  const isBody = where.endsWith(' body');
  // Its field, or the body as a whole, says so.
  if (text.length > longestText && !isBody) return [];
  return [...findHidden(text, isBody), ...findPlaceholderErrors(textAtPath), ...findMarkup(text, isBody)];
}

/** Reports characters that nobody sees: what is refused in a visitor's request is not published either. */
function findHidden(text: string, isBody: boolean): TextError[] {
  // In markdown a character may also be written by its number: `&#8203;`.
  const shown = isBody && text.includes('&') ? micromark(text) : text;
  const hidden = findInvisible(shown);
  if (hidden === undefined) return [];
  const beside = quoteFound(shown.slice(Math.max(0, hidden - around), hidden + around));
  const found = `a character that nobody sees in ${beside}`;
  const fix = 'delete the words around it and type them again: do not paste them';
  return [{ found, expected: 'only characters that can be seen', fix }];
}

/** Reports markup that a visitor would see as it is written: HTML anywhere, markdown outside a markdown body. */
function findMarkup(text: string, isBody: boolean): TextError[] {
  const html = tag.exec(isBody ? text.replace(code, '') : text)?.[0];
  const mark = isBody ? undefined : marks.exec(text)?.[0];
  const expected = isBody ? 'text without HTML; bold is written as **bold**' : 'plain text';
  const fix = 'take all such marks out: visitors would see them as they are written';
  return [
    ...(html ? [{ found: `the HTML ${quoteFound(html)}`, expected, fix }] : []),
    ...(mark ? [{ found: quoteFound(mark), expected, fix }] : []),
  ];
}

const brandPages = ['/', '/book', privacyPath];
/** The text that is also on a page of no city. */
const policyFile = 'pages/privacy-policy.md';

const outside = /^(https?:\/\/[^/]+\.[^/]+|mailto:[^@]+@.+)/i;

/** Reports links and pictures of a body that do not exist. A link within the city has no slash: `[ask](get-quote)`. */
function checkBodyLinks(read: ReadFile, known: Known): ContentError[] {
  const { path: file, source } = read;
  return listAddresses(read).flatMap(({ element, address }) => {
    // The check of placeholders reports one that has a placeholder.
    if (address.includes('{')) return [];
    const isPicture = element === 'img';
    const expected = isPicture ? expectedPicture(address, known) : expectedPage(address, known, file);
    if (expected === undefined) return [];
    const line = source.split('\n').findIndex((each) => each.includes(`(${address}`)) + 1 || undefined;
    const found = `${isPicture ? 'the picture' : 'a link to'} ${quoteFound(address)}`;
    const fix = /^(tel|sms):/.test(address) ? 'write the number as text: {phone}' : undefined;
    return [{ file, line, field: 'body', found, expected, fix }];
  });
}

const listAddresses = oncePer(({ body }: ReadFile): { element: string; address: string }[] => {
  if (body === undefined) return [];
  const html = micromark(body, { allowDangerousProtocol: true });
  return [...html.matchAll(/<(a|img) (?:href|src)="([^"]*)"/g)].map(([, element = '', escaped = '']) => {
    return { element, address: escaped.replaceAll('&amp;', '&').replace(/%7B/gi, '{') };
  });
});

function expectedPage(address: string, known: Known, file: string): string | undefined {
  if (file === policyFile && !/^(\/|\w+:)/.test(address))
    return `a link that works without a city (${brandPages.join(', ')}), or a whole address with https://: this text is also on ${privacyPath}`;
  if (isPage(address, known)) return undefined;
  const pages = citySubRoutes.filter((route) => route !== '');
  const meant = findClosestName(address.replace(/^.*\//, ''), [...pages, ...known.guides]);
  const hint = meant ? `; did you mean "${known.guides.includes(meant) ? guidePath(meant) : meant}"?` : '';
  return `a page of the reader's city (${pages.join(', ')}), /book, or a whole address with https://${hint}`;
}

function isPage(address: string, { slugs, guides }: Known): boolean {
  if (outside.test(address)) return true;
  const [bare = ''] = address.split(/[#?]/);
  if (brandPages.includes(bare) || guides.some((guide) => guidePath(guide) === bare)) return true;
  const [slug, subRoute = '', ...deeper] = bare.startsWith('/')
    ? bare.slice(1).split('/')
    : [undefined, bare];
  const isInCity = slug === undefined ? subRoute !== '' : slugs.includes(slug);
  return isInCity && deeper.length === 0 && citySubRoutes.some((route) => route === subRoute);
}

function expectedPicture(address: string, { pictures }: Known): string | undefined {
  if (!pictures || pictures.includes(address)) return undefined;
  return `a picture of the folder media/${hintAt(address, pictures)}`;
}
