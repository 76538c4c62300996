import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allowed } from '../browsers/allowed';
import { definedMembers, findInScript } from '../browsers/find-in-script';
import { findInDeclarations, findInMediaQuery, findInStyle } from '../browsers/find-in-style';
import type { Gap } from '../browsers/unsupported-features';
import { attributeOf, listBuilt, textOf, type BuiltPage, type PageElement, type PageError } from './pages';

/** By the ending of a file, or the element or @attribute in a page. */
const finders: Record<string, (text: string, ownMembers: Set<string>) => Gap[]> = {
  '.js': findInScript,
  '.mjs': findInScript,
  script: findInScript,
  '.css': findInStyle,
  style: findInStyle,
  '@style': findInDeclarations,
  '@media': findInMediaQuery,
  '@sizes': findInMediaQuery,
};

type Source = { page: string; kind: string; text: string };

/** The texts in an element; of a script, only where it is no data. */
function textsIn(element: PageElement, { file: page }: BuiltPage): Source[] {
  const isData = !/^(module|text\/javascript)?$/.test(attributeOf(element, 'type') ?? '');
  const ofAttributes = element.attrs.map(({ name, value }) => ({ page, kind: `@${name}`, text: value }));
  const isRead = finders[element.tagName] && !isData;
  return isRead ? [{ page, kind: element.tagName, text: textOf(element) }, ...ofAttributes] : ofAttributes;
}

const isAllowed = ({ feature, code }: Gap): boolean =>
  allowed.some(([name, , where]) => name.test(feature) && (!where || where.test(code)));

/** Refuses syntax, APIs and styles that a browser which package.json declares lacks, in all that a build ships. */
export function checkBrowsers(publicDir: string, pages: BuiltPage[]): PageError[] {
  const files = listBuilt(publicDir).filter((file) => finders[path.extname(file)]);
  const sources = [
    ...files.map((page) => ({
      page,
      kind: path.extname(page),
      text: readFileSync(path.join(publicDir, page), 'utf8'),
    })),
    ...pages.flatMap((page) => page.elements.flatMap((element) => textsIn(element, page))),
  ].filter(({ kind }) => finders[kind]);
  const scripts = sources.filter(({ kind }) => finders[kind] === findInScript).map(({ text }) => text);
  const ownMembers = definedMembers([...new Set(scripts)]);
  const known = new Map<string, Gap[]>();
  return sources.flatMap(({ page, kind, text }) => {
    const gaps = known.get(text) ?? finders[kind]!(text, ownMembers).filter((gap) => !isAllowed(gap));
    known.set(text, gaps);
    return gaps.map(({ feature, lacking, code }) => ({
      page,
      element: code,
      wrong: `${feature} is not in ${lacking.join(', ')}: ask whether the browser has it, or allow it in scripts/browsers/allowed.ts`,
    }));
  });
}
