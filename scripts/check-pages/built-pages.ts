import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { attributeOf, elementsUnder, type PageElement } from './elements';

export type BuiltPage = {
  /** The path inside public/. */
  file: string;
  /** The path at which hosting serves it: `toronto/faq/index.html` is `/toronto/faq`. */
  address: string;
  html: string;
  document: DefaultTreeAdapterTypes.Document;
  elements: PageElement[];
  ids: Set<string>;
};

/** What hosting answers for a path. */
export type Answer = {
  isFound: boolean;
  isPage: boolean;
  /** The path after redirects. */
  path: string;
};

export type BuiltSite = {
  /** The address of the live site: https://www.haulwell.example. */
  siteUrl: string;
  /** The pages by address. */
  pages: Map<string, BuiltPage>;
  ask: (path: string) => Promise<Answer>;
};

/** Files that Gatsby puts beside the pages. */
const noPages = /^(_gatsby|page-data|static)\//;

function addressOf(file: string): string {
  // Hosting serves it at every missing address.
  if (file === '404.html') return '/404.html';
  return `/${file}`.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
}

function readPage(publicDir: string, file: string): BuiltPage {
  const html = readFileSync(path.join(publicDir, file), 'utf8');
  // Parsed as without JavaScript, so that the content of a noscript counts.
  const document = parse(html, { scriptingEnabled: false });
  const elements = Array.from(elementsUnder(document));
  const ids = new Set(elements.flatMap((element) => attributeOf(element, 'id') ?? []));
  return { file, address: addressOf(file), html, document, elements, ids };
}

/** Reads every page of a built site, in the order of their files; what search engines asked for is in static/. */
export const readBuiltPages = (publicDir: string): BuiltPage[] =>
  readdirSync(publicDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && !noPages.test(file) && !existsSync(`static/${file}`))
    .toSorted()
    .map((file) => readPage(publicDir, file));

/** Whether search engines may show a page: it does not refuse, and it names no other page as the one to show. */
export function isIndexable({ address, elements }: BuiltPage): boolean {
  const find = (name: 'name' | 'rel', value: string) =>
    elements.find((element) => attributeOf(element, name) === value);
  const [canonical, robots] = [find('rel', 'canonical'), find('name', 'robots')];
  const shown = canonical && attributeOf(canonical, 'href');
  const isOwn = shown === undefined || new URL(shown).pathname === address;
  return isOwn && !(robots && attributeOf(robots, 'content')?.includes('noindex'));
}
