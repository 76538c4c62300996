import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, serializeOuter, type DefaultTreeAdapterTypes } from 'parse5';
import { countOf } from '../count-of';
import { listFiles } from '../../src/content-model/reading/read-content';

type PageNode = DefaultTreeAdapterTypes.Node;
export type PageElement = DefaultTreeAdapterTypes.Element;

export type BuiltPage = {
  /** The path at which hosting serves it: `toronto/faq/index.html` is `/toronto/faq`. */
  address: string;
  /** Two letters. */
  language: string;
  html: string;
  elements: PageElement[];
};

function* elementsUnder(node: PageNode): Generator<PageElement> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsUnder(child);
  if ('content' in node) yield* elementsUnder(node.content);
}

/** Parses a page as without JavaScript, so that the content of a noscript counts. */
export function parsePage(file: string, html: string): BuiltPage {
  // Hosting serves 404.html at every missing address.
  const address = file === '404.html' ? '/404.html' : `/${file}`.replace(/(\/index)?\.html$/, '') || '/';
  const elements = Array.from(elementsUnder(parse(html, { scriptingEnabled: false })));
  return { address, language: languageOf(elements[0]) ?? '', html, elements };
}

/** Reads every page of a built site; Gatsby puts other files beside them, and what search engines asked for is in static/. */
export const readBuiltPages = (publicDir: string): BuiltPage[] =>
  listFiles(publicDir, '')
    .filter(
      (file) => /^(?!(_gatsby|page-data|static)\/).*\.html$/.test(file) && !existsSync(`static/${file}`),
    )
    .map((file) => parsePage(file, readFileSync(path.join(publicDir, file), 'utf8')));

export const attributeOf = (element: PageElement | undefined, name: string): string | undefined =>
  element?.attrs.find((attribute) => attribute.name === name)?.value;

/** The language that an element names, as two letters. */
export const languageOf = (element?: PageElement): string | undefined =>
  attributeOf(element, 'lang')?.slice(0, 2);

/** Finds the element of a page with that tag, and with that `rel` or `name`. */
export const findElement = ({ elements }: BuiltPage, tag: string, name?: string): PageElement | undefined =>
  elements.find(
    ({ tagName, attrs }) =>
      tagName === tag &&
      (!name || attrs.some((each) => /^(rel|name)$/.test(each.name) && each.value === name)),
  );

/** Whether search engines may show a page: it does not refuse, and it names no other page as the one to show. */
export function isIndexable(page: BuiltPage): boolean {
  const shown = attributeOf(findElement(page, 'link', 'canonical'), 'href');
  const isOwn = shown === undefined || new URL(shown).pathname === page.address;
  return isOwn && !attributeOf(findElement(page, 'meta', 'robots'), 'content')?.includes('noindex');
}

export function textOf(node: PageNode): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** The page by its address, the start of the element, and what is wrong and how to correct it. */
export type PageError = Record<'page' | 'element' | 'wrong', string>;

/** The number of pages that pass a check and that fail it. */
export type Count = { passed: number; failed: number };

const elementLength = 190;

/** Tells of an element by its start, so that one finds it in the source; without one, of the whole page. */
export function errorAt(
  { address: page }: Pick<BuiltPage, 'address'>,
  wrong: string,
  element?: PageElement,
): PageError {
  const html = element ? serializeOuter(element) : '(the page)';
  const start = html.replace(/ (class|style|data-[\w-]+)="[^"]*"/g, '').slice(0, elementLength);
  return { page, element: start, wrong };
}

/** Describes each kind of error once, with the first page that has it and the number of other pages. */
export function describeErrors(errors: PageError[]): string {
  const kinds = [...new Set(errors.map(({ wrong }) => wrong))];
  const lines = kinds.map((wrong) => {
    const alike = errors.filter((error) => error.wrong === wrong);
    const others = new Set(alike.map(({ page }) => page)).size - 1;
    const more = others > 0 ? ` and ${countOf(others, 'more page')}` : '';
    return `WRONG  ${alike[0]!.page}${more}\n  at     ${alike[0]!.element}\n  what   ${wrong}`;
  });
  return lines.join('\n');
}
