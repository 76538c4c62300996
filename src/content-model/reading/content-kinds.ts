import { z } from 'zod';
import { oncePer } from '../../shared/values/once-per';
import { findClosestName } from '../schema/closest-name';
import { type ContentError, ofFile } from '../content-error';
import { campaign, guide, localService } from '../schema/made-pages';
import { privacyPolicyPage } from '../schema/brand-pages';
import { pages } from '../schema/pages';
import { badges, city, faqEntry, job, review, service } from '../schema/records';
import { site } from '../schema/site';
import type { ContentKind } from '../types';
import { readTranslationPath } from './translation-names';

export type FileKind = {
  kind: ContentKind;
  name: string;
  format: 'json' | 'markdown';
  schema: z.ZodType;
  /** Of a translation, whose schema is that of a part of its original. */
  language?: string;
};

export const manyOf = {
  cities: { format: 'json', schema: city },
  badges: { format: 'json', schema: badges },
  services: { format: 'json', schema: service },
  reviews: { format: 'json', schema: review },
  jobs: { format: 'json', schema: job },
  'local-services': { format: 'json', schema: localService },
  guides: { format: 'json', schema: guide },
  campaigns: { format: 'json', schema: campaign },
  faq: { format: 'markdown', schema: faqEntry },
} as const;

export type ManyKind = keyof typeof manyOf;

const namedOnes = Object.fromEntries(
  Object.entries({ site, pages }).flatMap(([kind, schemas]) =>
    Object.entries<z.ZodType>(schemas).map(([name, schema]): [string, FileKind] => [
      `${kind}/${name}.json`,
      { kind: kind as 'site' | 'pages', name, format: 'json', schema },
    ]),
  ),
);
namedOnes['pages/privacy-policy.md'] = {
  kind: 'pages',
  name: 'privacy-policy',
  format: 'markdown',
  schema: privacyPolicyPage,
};

/** Whether the files of a folder are in one folder for each city: local-services/toronto/mattresses.json. */
export const isByCity = (folder: string): boolean => folder === 'local-services';

const extensions = { json: '.json', markdown: '.md' };
const folders: ContentKind[] = [...(Object.keys(manyOf) as ManyKind[]), 'site', 'pages'];

/** The files that must exist: all of site/ and pages/. */
export const requiredPaths = Object.keys(namedOnes);

/** Takes a path and gives the kind of its file; gives an error for a path at which no content file belongs. */
export function findFileKind(path: string): FileKind | ContentError {
  const { original = path, language } = readTranslationPath(path) ?? {};
  const kind = findOriginalKind(original);
  if (!language) return kind;
  return 'field' in kind ? { ...kind, file: path } : { ...kind, schema: partialOf(kind.schema), language };
}

function findOriginalKind(path: string): FileKind | ContentError {
  const [folder = '', ...below] = path.split('/');
  if (!folders.some((known) => known === folder) || below.join('') === '') {
    const known = folders.map((name) => `${name}/`).join(', ');
    const meant = findMeantFolder(path);
    return misplaced(
      path,
      meant ? `no such folder; did you mean "${meant}/"?` : `a file in one of: ${known}`,
    );
  }
  if (namedOnes[path]) return namedOnes[path];
  if (!(folder in manyOf)) {
    const meant = findMeantPath(path);
    const known = requiredPaths.filter((required) => required.startsWith(`${folder}/`)).join(', ');
    return misplaced(path, meant ? `no such file; did you mean "${meant}"?` : `one of: ${known}`);
  }
  const kind = folder as ManyKind;
  const extension = extensions[manyOf[kind].format];
  const name = below.join('/');
  const depth = isByCity(folder) ? 2 : 1;
  if (below.length === depth && below.every(Boolean) && name.endsWith(extension))
    return { ...manyOf[kind], kind, name: name.slice(0, -extension.length) };
  const sample = `${folder}/${isByCity(folder) ? 'toronto/mattresses' : 'name'}${extension}`;
  return misplaced(path, `a file in this folder named like ${sample}`);
}

/** Gives the required file that the author of an unknown path most likely meant. */
export function findMeantPath(path: string): string | undefined {
  const [folder = ''] = path.split('/');
  const stemOf = (file: string): string => file.slice(folder.length + 1).replace(/\.[^./]*$/, '');
  const paths = requiredPaths.filter((required) => required.startsWith(`${folder}/`));
  // Programs write "name (copy)", "name copy" and "name (1)" on a copy.
  const stem = stemOf(path).replace(/[\s_-]*(\((copy|\d+)\)|copy)( \d+)?$/i, '');
  const names = paths.map(stemOf);
  return paths[names.indexOf(findClosestName(stem, names) ?? '')];
}

/** Gives the folder that the author of a path outside all folders most likely meant. */
export function findMeantFolder(path: string): ContentKind | undefined {
  const [folder = '', ...name] = path.split('/');
  if (name.length === 0 || folders.some((known) => known === folder)) return undefined;
  return findClosestName(folder, folders);
}

function misplaced(path: string, expected: string): ContentError {
  const isCopy = /(~|\.(orig|bak|old|tmp|swp|rej))$/i.test(path);
  const isPicture = /\.(svg|png|webp|avif|jpe?g|gif)$/i.test(path);
  const move = isPicture
    ? 'move it to media/, where pictures are'
    : 'name it like that, move it where it belongs, or take it out';
  const fix = isCopy ? 'delete it: it is a copy that another program left behind' : move;
  return ofFile(path, `"${path}"`, expected, expected.includes('did you mean') ? undefined : fix);
}

/** Gives the schema of a part of what another one checks: at any depth a field may be left out, but none may be unknown. */
const partialOf = oncePer((schema: z.ZodType): z.ZodType => {
  if (schema instanceof z.ZodOptional) return partialOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodArray) return z.array(partialOf(schema.element as z.ZodType));
  if (!(schema instanceof z.ZodObject)) return schema;
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>);
  return z.strictObject(
    Object.fromEntries(fields.map(([name, field]) => [name, partialOf(field).optional()])),
  );
});
