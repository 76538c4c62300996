import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type PageNode = DefaultTreeAdapterTypes.Node;
export type PageElement = DefaultTreeAdapterTypes.Element;

export type BuiltPage = {
  /** The path inside public/. */
  file: string;
  /** The path at which hosting serves it: `toronto/faq/index.html` is `/toronto/faq`. */
  address: string;
  html: string;
  /** All of them, in the order of the page. */
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
  return { file, address, html, elements };
}

/** Lists the files of a build, with `/` in their paths. */
export const listBuilt = (publicDir: string): string[] =>
  readdirSync(publicDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path.relative(publicDir, path.join(parentPath, name)).replaceAll('\\', '/'),
    );

/** Reads every page of a built site; Gatsby puts other files beside them, and what search engines asked for is in static/. */
export const readBuiltPages = (publicDir: string): BuiltPage[] =>
  listBuilt(publicDir)
    .filter(
      (file) => /^(?!(_gatsby|page-data|static)\/).*\.html$/.test(file) && !existsSync(`static/${file}`),
    )
    .toSorted()
    .map((file) => parsePage(file, readFileSync(path.join(publicDir, file), 'utf8')));

export const attributeOf = (element: PageElement | undefined, name: string): string | undefined =>
  element?.attrs.find((attribute) => attribute.name === name)?.value;

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
