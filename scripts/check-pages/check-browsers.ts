import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allowed } from '../browsers/allowed';
import { definedMembers, findInScript } from '../browsers/find-in-script';
import { findInDeclarations, findInMediaQuery, findInStyle } from '../browsers/find-in-style';
import type { Gap } from '../browsers/unsupported-features';
import type { PageError } from './page-error';
import { attributeOf, listBuilt, textOf, type BuiltPage, type PageElement } from './pages';

type Find = (text: string, ownMembers: Set<string>) => Gap[];
type Source = { file: string; text: string; find: Find | undefined };

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

function sourcesIn(file: string, element: PageElement): Source[] {
  const isCode = /^(module|text\/javascript)?$/.test(attributeOf(element, 'type') ?? '');
  return [
    { file, text: textOf(element), find: isCode ? finders[element.tagName] : undefined },
    ...element.attrs.map(({ name, value }) => ({ file, text: value, find: finders[`@${name}`] })),
  ];
}

const isAllowed = ({ feature, code }: Gap): boolean =>
  allowed.some(([name, , where]) => name.test(feature) && (!where || where.test(code)));

/** Refuses syntax, APIs and styles that a browser which package.json declares lacks, in all that a build ships. */
export function checkBrowsers(publicDir: string, pages: BuiltPage[]): PageError[] {
  const files = listBuilt(publicDir)
    // No page loads Gatsby's own copies of partytown.
    .filter((file) => finders[path.extname(file)] && !file.startsWith('~partytown'))
    .map((file) => ({
      file,
      text: readFileSync(path.join(publicDir, file), 'utf8'),
      find: finders[path.extname(file)],
    }));
  const inPages = pages.flatMap(({ file, elements }) =>
    elements.flatMap((element) => sourcesIn(file, element)),
  );
  const sources = [...files, ...inPages].filter(({ find }) => find);
  const scripts = sources.filter(({ find }) => find === findInScript).map(({ text }) => text);
  const ownMembers = definedMembers([...new Set(scripts)]);
  const known = new Map<string, Gap[]>();
  return sources.flatMap(({ file, text, find }) => {
    const gaps = known.get(text) ?? find!(text, ownMembers).filter((gap) => !isAllowed(gap));
    known.set(text, gaps);
    return gaps.map(({ feature, lacking, code }) => ({
      page: file,
      element: code,
      wrong: `${feature} is not in ${lacking.join(', ')}: ask whether the browser has it, or allow it in scripts/browsers/allowed.ts`,
    }));
  });
}
