import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allowed } from '../browsers/allowed';
import { definedMembers, findInScript } from '../browsers/find-in-script';
import { findInMediaQuery, findInStyle } from '../browsers/find-in-style';
import type { Gap } from '../browsers/unsupported-features';
import type { BuiltPage } from './built-pages';
import { attributeOf, textOf, type PageElement } from './elements';
import type { PageError } from './page-error';

type Kind = 'script' | 'style' | 'declarations' | 'query';
type Source = [kind: Kind, text: string];

const kinds: Record<string, Kind> = { '.js': 'script', '.mjs': 'script', '.css': 'style' };

function sourcesOf(element: PageElement): Source[] {
  const type = attributeOf(element, 'type');
  const isScript = element.tagName === 'script' && (!type || /^(module|text\/javascript)$/.test(type));
  const sources: Source[] = [];
  if (isScript) sources.push(['script', textOf(element)]);
  if (element.tagName === 'style') sources.push(['style', textOf(element)]);
  for (const { name, value } of element.attrs) {
    if (name === 'style') sources.push(['declarations', value]);
    if (name === 'media' || name === 'sizes') sources.push(['query', value]);
  }
  return sources;
}

const find: Record<Kind, (text: string, ownMembers: Set<string>) => Gap[]> = {
  script: findInScript,
  style: (text) => findInStyle(text),
  declarations: (text) => findInStyle(text, 'declarationList'),
  query: findInMediaQuery,
};

const isAllowed = ({ feature, code }: Gap): boolean =>
  allowed.some(([name, , where]) => name.test(feature) && (!where || where.test(code)));

/** Refuses syntax, APIs and styles that a browser which package.json declares lacks, in all that a build ships. */
export function checkBrowsers(publicDir: string, pages: Pick<BuiltPage, 'file' | 'elements'>[]): PageError[] {
  // No page loads Gatsby's own copies of partytown.
  const files = readdirSync(publicDir, { recursive: true, encoding: 'utf8' }).filter(
    (file) => kinds[path.extname(file)] && !file.startsWith('~partytown'),
  );
  const sources: [file: string, ...Source][] = [
    ...files.map((file): [string, Kind, string] => [
      file,
      kinds[path.extname(file)]!,
      readFileSync(path.join(publicDir, file), 'utf8'),
    ]),
    ...pages.flatMap(({ file, elements }) =>
      elements.flatMap(sourcesOf).map((source): [string, ...Source] => [file, ...source]),
    ),
  ];
  const scripts = sources.filter(([, kind]) => kind === 'script').map(([, , text]) => text);
  const ownMembers = definedMembers([...new Set(scripts)]);
  const known = new Map<string, Gap[]>();
  return sources.flatMap(([file, kind, text]) => {
    const key = `${kind} ${text}`;
    const gaps = known.get(key) ?? find[kind](text, ownMembers).filter((gap) => !isAllowed(gap));
    known.set(key, gaps);
    return gaps.map(({ feature, lacking, code }) => ({
      page: file,
      element: code,
      wrong: `${feature} is not in ${lacking.join(', ')}`,
      fix: 'use what these browsers have, ask whether the browser has it, or say in scripts/browsers/allowed.ts why it does no harm; a file of an earlier build goes with public/',
    }));
  });
}
