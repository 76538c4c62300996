import type { z } from 'zod';
import { findClosestName } from '../schema/closest-name';
import { type ContentError, wholeFile } from '../content-error';
import { campaign } from '../schema/campaign';
import { localService } from '../schema/local-service';
import { privacyPolicyPage } from '../schema/brand-pages';
import { pages } from '../schema/pages';
import { badges, city, faqEntry, job, review, service } from '../schema/records';
import { joinWords } from '../schema/parts';
import { site } from '../schema/site';
import type { ContentKind } from '../types';

/** The kind of a content file, which follows from its path. */
export type FileKind = {
  kind: ContentKind;
  name: string;
  format: 'json' | 'markdown';
  schema: z.ZodType;
};

/** The folders with any number of files. */
export const manyOf = {
  cities: { format: 'json', schema: city },
  badges: { format: 'json', schema: badges },
  services: { format: 'json', schema: service },
  reviews: { format: 'json', schema: review },
  jobs: { format: 'json', schema: job },
  'local-services': { format: 'json', schema: localService },
  campaigns: { format: 'json', schema: campaign },
  faq: { format: 'markdown', schema: faqEntry },
} as const;

export type ManyKind = keyof typeof manyOf;

const namedOnes: Record<string, FileKind> = Object.fromEntries([
  ...Object.entries(site).map(([name, schema]) => [
    `site/${name}.json`,
    { kind: 'site', name, format: 'json', schema } satisfies FileKind,
  ]),
  ...Object.entries(pages).map(([name, schema]) => [
    `pages/${name}.json`,
    { kind: 'pages', name, format: 'json', schema } satisfies FileKind,
  ]),
  [
    'pages/privacy-policy.md',
    { kind: 'pages', name: 'privacy-policy', format: 'markdown', schema: privacyPolicyPage },
  ],
]);

/** The kinds whose files are in one folder for each city: local-services/toronto/mattresses.json. */
const byCity: readonly string[] = ['local-services'];

/** Whether the files of a folder of the content are in one folder for each city. */
export const isByCity = (folder: string): boolean => byCity.includes(folder);

const extensions = { json: '.json', markdown: '.md' };
const folders: ContentKind[] = [...(Object.keys(manyOf) as ManyKind[]), 'site', 'pages'];

/** The files that must exist: all of site/ and pages/. */
export const requiredPaths = Object.keys(namedOnes);

/** Takes a path and gives the kind of its file; gives an error for a path at which no content file belongs. */
export function findFileKind(path: string): FileKind | ContentError {
  const [folder = '', ...below] = path.split('/');
  const name = below.join('/');
  if (!folders.some((known) => known === folder) || name === '')
    return misplaced(path, expectedFolder(folder));
  const wrongDepth = checkDepth(path, folder, below);
  if (wrongDepth) return wrongDepth;
  if (folder in manyOf) {
    const kind = folder as ManyKind;
    const many = manyOf[kind];
    const extension = extensions[many.format];
    if (!name.endsWith(extension))
      return misplaced(path, `a name that ends in ${extension}`, renameWords(path, extension));
    return { ...many, kind, name: name.slice(0, -extension.length) };
  }
  return namedOnes[path] ?? misplaced(path, expectedName(folder, path));
}

function checkDepth(path: string, folder: string, below: string[]): ContentError | undefined {
  const file = below.at(-1);
  if (isByCity(folder)) {
    if (below.length === 2 && below.every((part) => part !== '')) return undefined;
    const expected = `a file in the folder of its city, such as ${folder}/toronto/mattresses.json`;
    return misplaced(path, expected, `move it to ${folder}/, the slug of its city, and /${file}`);
  }
  if (below.length === 1) return undefined;
  const fix = `move it to ${folder}/${withValidName(file ?? '')}, or take it out of the content folder`;
  return misplaced(path, `a file directly in ${folder}/, not in a folder below it`, fix);
}

/** Gives the required file that the author of an unknown path most likely meant. */
export function findMeantPath(path: string): string | undefined {
  const folder = `${path.split('/')[0]}/`;
  const names = requiredPaths.filter((required) => required.startsWith(folder));
  const stem = withoutCopyMark(withoutExtension(path));
  return names.find((name) => withoutExtension(name) === stem) ?? closestByStem(stem, names);
}

function closestByStem(stem: string, paths: string[]): string | undefined {
  const folder = stem.split('/')[0];
  const names = paths.map((path) => withoutExtension(path).slice(`${folder}/`.length));
  const closest = findClosestName(stem.slice(`${folder}/`.length), names);
  return closest === undefined ? undefined : paths[names.indexOf(closest)];
}

/** Programs write "name (copy)", "name copy" and "name (1)" on a copy. */
function withoutCopyMark(path: string): string {
  return path.replace(/[\s_-]*(\((copy|\d+)\)|copy)( \d+)?$/i, '');
}

function withoutExtension(path: string): string {
  return path.replace(/\.[^./]*$/, '');
}

/** Gives the folder that the author of a path outside all folders most likely meant. */
export function findMeantFolder(path: string): ContentKind | undefined {
  const [folder = '', ...name] = path.split('/');
  if (name.length === 0 || folders.some((known) => known === folder)) return undefined;
  return findClosestName(folder, folders);
}

function expectedFolder(folder: string): string {
  const meant = findClosestName(folder, folders);
  const known = folders.map((name) => `${name}/`).join(', ');
  return meant ? `no such folder; did you mean "${meant}/"?` : `a file in one of: ${known}`;
}

function expectedName(folder: string, path: string): string {
  const meant = findMeantPath(path);
  if (meant) return `no such file; did you mean "${meant}"?`;
  const known = requiredPaths.filter((required) => required.startsWith(`${folder}/`));
  return `one of: ${known.map((required) => required.slice(folder.length + 1)).join(', ')}`;
}

/** The last part of a path as a file of the content can be called, with its ending. */
function withValidName(path: string): string {
  const [, name = '', extension = ''] = /([^/]*?)(\.[^./]*)?$/.exec(path) ?? [];
  return `${joinWords(name) || 'new'}${extension.toLowerCase()}`;
}

/** Some programs leave copies beside a file, with a second ending in the name. */
function renameWords(path: string, extension: string): string {
  const better = path.replace(new RegExp(`\\${extension}.*$`, 'i'), extension);
  if (better === path) return strayWords(path);
  const isCopy = /(~|\.(orig|bak|old|tmp|swp|rej))$/i.test(path);
  return isCopy
    ? `delete it: it is a copy that another program left behind`
    : `name it ${path.split('/')[0]}/${withValidName(better)}`;
}

function strayWords(path: string): string {
  if (/\.(svg|png|webp|avif|jpe?g|gif)$/i.test(path)) return 'move it to media/, where pictures are';
  return 'take it out of the content folder, or move it where it belongs';
}

function misplaced(path: string, expected: string, fix = strayWords(path)): ContentError {
  const reported = { file: path, field: wholeFile, found: `"${path}"`, expected };
  return expected.includes('did you mean') ? reported : { ...reported, fix };
}
