import { micromark } from 'micromark';
import { citySubRoutes, guidePath, privacyPath } from '../../shared/site/routes';
import { oncePer } from '../../shared/values/once-per';
import { findClosestName } from '../schema/closest-name';
import type { ReadFile } from '../reading/parse-file';
import { type ContentError, quoteFound } from '../content-error';

/** The pages outside the cities to which a text may link. */
const brandPages = ['/', '/book', privacyPath];
/** The text that also stands on a page of no city. */
const policyFile = 'pages/privacy-policy.md';

type KnownPages = { slugs: readonly string[]; guides: readonly string[] };

const outside = /^(https?:\/\/[^/]+\.[^/]+|mailto:[^@]+@.+)/i;

/**
 * Reports the links and pictures of a markdown body that do not exist. A link to a page of the reader's own city has no
 * slash, as in `[ask](get-quote)`; a picture is in the folder media/.
 */
export function checkBodyLinks(
  read: ReadFile,
  known: KnownPages & { pictures?: readonly string[] },
): ContentError[] {
  const { path: file, source } = read;
  return listAddresses(read).flatMap(({ element, address }) => {
    // The check of placeholders reports one that has a placeholder.
    if (address.includes('{')) return [];
    const expected =
      element === 'img'
        ? expectedPicture(address, known)
        : expectedPage(address, known, { hasCity: file !== policyFile });
    if (expected === undefined) return [];
    const line = lineOf(source, address);
    const found =
      element === 'img' ? `the picture ${quoteFound(address)}` : `a link to ${quoteFound(address)}`;
    const fix = /^(tel|sms):/.test(address) ? 'write the number as text: {phone}' : undefined;
    return [{ file, ...(line && { line }), field: 'body', found, expected, ...(fix && { fix }) }];
  });
}

const listAddresses = oncePer(({ body }: ReadFile): { element: string; address: string }[] => {
  if (body === undefined) return [];
  const html = micromark(body, { allowDangerousProtocol: true });
  return [...html.matchAll(/<(a|img) (?:href|src)="([^"]*)"/g)].map(([, element = '', escaped = '']) => {
    return { element, address: escaped.replaceAll('&amp;', '&').replace(/%7B/gi, '{') };
  });
});

function lineOf(source: string, address: string): number | undefined {
  const at = source.split('\n').findIndex((line) => line.includes(`(${address}`));
  return at >= 0 ? at + 1 : undefined;
}

function expectedPage(
  address: string,
  known: KnownPages,
  { hasCity }: { hasCity: boolean },
): string | undefined {
  if (!hasCity && !/^(\/|\w+:)/.test(address))
    return `a link that works without a city (${brandPages.join(', ')}), or a whole address with https://: this text also stands on ${privacyPath}`;
  if (isPage(address, known)) return undefined;
  const pages = citySubRoutes.filter((route) => route !== '');
  const meant = findClosestName(address.replace(/^.*\//, ''), pages);
  const hint = meant ? `; did you mean "${meant}"?` : '';
  return `a page of the reader's city (${pages.join(', ')}), /book, or a whole address with https://${hint}`;
}

function isPage(address: string, { slugs, guides }: KnownPages): boolean {
  if (outside.test(address)) return true;
  const [bare = ''] = address.split(/[#?]/);
  if (brandPages.includes(bare) || guides.some((guide) => guidePath(guide) === bare)) return true;
  const [slug, subRoute = '', ...deeper] = bare.startsWith('/')
    ? bare.slice(1).split('/')
    : [undefined, bare];
  const isInCity = slug === undefined ? subRoute !== '' : slugs.includes(slug);
  return isInCity && deeper.length === 0 && citySubRoutes.some((route) => route === subRoute);
}

function expectedPicture(
  address: string,
  { pictures }: { pictures?: readonly string[] },
): string | undefined {
  if (!pictures || pictures.includes(address)) return undefined;
  const meant = findClosestName(address, pictures);
  return `a picture of the folder media/${meant ? `; did you mean "${meant}"?` : ''}`;
}
