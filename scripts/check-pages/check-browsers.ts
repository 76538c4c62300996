import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../src/content-model/reading/read-content';
import { allowed } from '../browsers/allowed';
import { definedMembers, findInScript } from '../browsers/find-in-script';
import { findInDeclarations, findInMediaQuery, findInStyle } from '../browsers/find-in-style';
import type { Gap } from '../browsers/unsupported-features';
import { attributeOf, textOf, type BuiltPage, type PageError } from './pages';

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

/** Whatever has a finder, among the files of a build and the attributes and elements of its pages. */
function* sourcesIn(publicDir: string, pages: BuiltPage[]) {
  for (const file of listFiles(publicDir, '')) {
    const kind = path.extname(file);
    if (finders[kind]) yield { page: file, kind, text: readFileSync(path.join(publicDir, file), 'utf8') };
  }
  for (const { address: page, elements } of pages)
    for (const element of elements) {
      const { tagName, attrs } = element;
      for (const { name, value } of attrs)
        if (finders[`@${name}`]) yield { page, kind: `@${name}`, text: value };
      const isCode = /^(module|text\/javascript)?$/.test(attributeOf(element, 'type') ?? '');
      if (finders[tagName] && isCode) yield { page, kind: tagName, text: textOf(element) };
    }
}

const isAllowed = ({ feature, code }: Gap): boolean =>
  Object.values(allowed).some((rule) =>
    [rule].flat().every((pattern, index) => pattern.test(index === 0 ? feature : code)),
  );

/** Refuses syntax, APIs and styles that a browser which package.json declares lacks, in all that a build ships. */
export function checkBrowsers(publicDir: string, pages: BuiltPage[]): PageError[] {
  const sources = [...sourcesIn(publicDir, pages)];
  const scripts = sources.filter(({ kind }) => finders[kind] === findInScript);
  const ownMembers = definedMembers([...new Set(scripts.map(({ text }) => text))]);
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
