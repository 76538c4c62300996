import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

/** Whether a script or style is of the last build: Gatsby leaves those of earlier ones in `public/`. */
function currentFiles(publicDir: string): (file: string) => boolean {
  // Where a build puts it (src/build/keep-build-files.ts).
  const stats = path.join(publicDir, '../.cache/webpack.stats.json');
  if (!existsSync(stats)) return () => true;
  const hashed = /([0-9a-f]{8})\.(js|css)$/;
  const files = readdirSync(publicDir).filter((file) => hashed.test(file));
  const current = new Set<string>();
  const follow = (text: string): void => {
    for (const file of files) {
      if (current.has(file) || !text.includes(hashed.exec(file)?.[1] ?? '')) continue;
      current.add(file);
      if (file.endsWith('.js')) follow(readFileSync(path.join(publicDir, file), 'utf8'));
    }
  };
  follow(readFileSync(stats, 'utf8'));
  return (file) => !files.includes(file) || current.has(file);
}

function sourcesIn(publicDir: string): Source[] {
  const isCurrent = currentFiles(publicDir);
  return readdirSync(publicDir, { recursive: true, withFileTypes: true }).flatMap((entry): Source[] => {
    const kind = { '.js': 'script', '.mjs': 'script', '.css': 'style' }[path.extname(entry.name)];
    const file = path.relative(publicDir, path.join(entry.parentPath, entry.name));
    if (!entry.isFile() || !kind || unloaded.test(file) || !isCurrent(file)) return [];
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
      fix: 'use what these browsers have, ask whether the browser has it, or say in scripts/browsers/allowed.ts why it does no harm',
    }));
  });
}
