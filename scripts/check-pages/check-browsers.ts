import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allowed } from '../browsers/allowed';
import { definedMembers, findInScript } from '../browsers/find-in-script';
import { findInDeclarations, findInMediaQuery, findInStyle } from '../browsers/find-in-style';
import type { Gap } from '../browsers/unsupported-features';
import { attributeOf, listBuilt, textOf, type BuiltPage, type PageElement, type PageError } from './pages';

type Find = (text: string, ownMembers: Set<string>) => Gap[];

/** By the ending of a file, or the element or @attribute in a page. */
const finders: Record<string, Find> = {
  '.js': findInScript,
  '.mjs': findInScript,
  script: findInScript,
  '.css': findInStyle,
  style: findInStyle,
  '@style': findInDeclarations,
  '@media': findInMediaQuery,
  '@sizes': findInMediaQuery,
};

/** The texts in an element, each with the name of its finder; of a script, only where it is no data. */
function textsIn(element: PageElement): [finder: string, text: string][] {
  const isCode =
    finders[element.tagName] && /^(module|text\/javascript)?$/.test(attributeOf(element, 'type') ?? '');
  const attributes = element.attrs.map(({ name, value }): [string, string] => [`@${name}`, value]);
  return [...(isCode ? [[element.tagName, textOf(element)] as [string, string]] : []), ...attributes];
}

const isAllowed = ({ feature, code }: Gap): boolean =>
  allowed.some(([name, , where]) => name.test(feature) && (!where || where.test(code)));

/** Refuses syntax, APIs and styles that a browser which package.json declares lacks, in all that a build ships. */
export function checkBrowsers(publicDir: string, pages: BuiltPage[]): PageError[] {
  // No page loads Gatsby's own copies of partytown.
  const files = listBuilt(publicDir).filter(
    (file) => finders[path.extname(file)] && !file.startsWith('~partytown'),
  );
  const sources = [
    ...files.map(
      (file) => [file, path.extname(file), readFileSync(path.join(publicDir, file), 'utf8')] as const,
    ),
    ...pages.flatMap(({ file, elements }) =>
      elements.flatMap((element) => textsIn(element).map((source) => [file, ...source] as const)),
    ),
  ].flatMap(([file, finder, text]) => (finders[finder] ? { file, text, find: finders[finder] } : []));
  const scripts = sources.filter(({ find }) => find === findInScript).map(({ text }) => text);
  const ownMembers = definedMembers([...new Set(scripts)]);
  const known = new Map<string, Gap[]>();
  return sources.flatMap(({ file, text, find }) => {
    const gaps = known.get(text) ?? find(text, ownMembers).filter((gap) => !isAllowed(gap));
    known.set(text, gaps);
    return gaps.map(({ feature, lacking, code }) => ({
      page: file,
      element: code,
      wrong: `${feature} is not in ${lacking.join(', ')}: ask whether the browser has it, or allow it in scripts/browsers/allowed.ts`,
    }));
  });
}
