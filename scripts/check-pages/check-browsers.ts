import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allowed } from '../browsers/allowed';
import type { Gap } from '../browsers/unsupported-features';
import { definedMembers, findInScript } from '../browsers/find-in-script';
import { findInMediaQuery, findInStyle } from '../browsers/find-in-style';
import type { BuiltPage } from './built-pages';
import { attributeOf, textOf, type PageElement } from './elements';
import type { PageError } from './page-error';

/** Gatsby's own copies of a library that no page loads. */
const unloaded = /^~partytown\//;

type Source = { file: string; text: string; kind: 'script' | 'style' | 'declarations' | 'query' };

function sourcesOf(element: PageElement): Omit<Source, 'file'>[] {
  const sources: Omit<Source, 'file'>[] = [];
  const type = attributeOf(element, 'type');
  if (element.tagName === 'style') sources.push({ kind: 'style', text: textOf(element) });
  if (element.tagName === 'script' && (!type || type === 'module' || type === 'text/javascript'))
    sources.push({ kind: 'script', text: textOf(element) });
  for (const { name, value } of element.attrs) {
    if (name === 'style') sources.push({ kind: 'declarations', text: value });
    if (name === 'media' || name === 'sizes') sources.push({ kind: 'query', text: value });
  }
  return sources;
}

function sourcesIn(publicDir: string): Source[] {
  return readdirSync(publicDir, { recursive: true, withFileTypes: true }).flatMap((entry): Source[] => {
    const kind = { '.js': 'script', '.mjs': 'script', '.css': 'style' }[path.extname(entry.name)];
    const file = path.relative(publicDir, path.join(entry.parentPath, entry.name));
    if (!entry.isFile() || !kind || unloaded.test(file)) return [];
    const text = readFileSync(path.join(publicDir, file), 'utf8');
    return [{ file, text, kind: kind as Source['kind'] }];
  });
}

const find: Record<Source['kind'], (text: string, ownMembers: Set<string>) => Gap[]> = {
  script: findInScript,
  style: (text) => findInStyle(text),
  declarations: (text) => findInStyle(text, 'declarationList'),
  query: findInMediaQuery,
};

const isAllowed = ({ feature, code }: Gap): boolean =>
  allowed.some((entry) => entry.feature.test(feature) && (!entry.code || entry.code.test(code)));

/** Refuses syntax, APIs and styles that a browser which package.json declares lacks, in all that a build ships. */
export function checkBrowsers(publicDir: string, pages: Pick<BuiltPage, 'file' | 'elements'>[]): PageError[] {
  const inPages = pages.flatMap(({ file, elements }) =>
    elements.flatMap(sourcesOf).map((source) => ({ ...source, file })),
  );
  const sources = [...sourcesIn(publicDir), ...inPages];
  const ownMembers = definedMembers(
    new Set(sources.filter(({ kind }) => kind === 'script').map(({ text }) => text)),
  );
  const known = new Map<string, Gap[]>();
  return sources.flatMap(({ file, text, kind }) => {
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
