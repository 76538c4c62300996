import type { Notice } from '../../../src/content-model/notices/notice';
import { factField } from '../../../src/content-model/pricing-facts';
import { readTranslationPath } from '../../../src/content-model/reading/translation-names';
import { listCollections } from '../../config/collections';
import { atField, entryHash, translations } from '../../config/entry-address';
import { labelOf, languageName, nameField, schemaOf, wordsOf } from '../../content/schemas';

/** The pages of one file or one city, by the beginning of their address; the path or the slug is behind it. */
const pages = {
  former: '#/former-versions/',
  translation: translations,
  'delete-city': '#/delete-city/',
  'city-address': '#/change-address/',
};

export type Place =
  | { page: 'first' }
  | { page: 'new-city'; like?: string | undefined }
  | { page: keyof typeof pages; path: string }
  | { page: 'decap'; path?: string | undefined };

export const firstPage = '#/start';
export const allTexts = '#/collections/cities';
export const newCityPage = '#/new-city';

export const newCityLike = (slug: string): string => `${newCityPage}?like=${encodeURIComponent(slug)}`;
export const deletionAddress = (slug: string): string => pages['delete-city'] + slug;
export const changeAddressAddress = (slug: string): string => pages['city-address'] + slug;
export const formerAddress = (path: string): string => pages.former + path;

const collections = listCollections();
const folders = collections.flatMap((each) => ('folder' in each ? [each] : []));
const singles = new Map(
  collections.flatMap((each) =>
    'files' in each ? each.files.map(({ file, label }) => [file.slice('content/'.length), label]) : [],
  ),
);

/** For a folder the address of its list; undefined for a file without a form. */
export function entryOf(path: string): { address: string; label: string } | undefined {
  const original = originalOf(path);
  const label = singles.get(original);
  if (label !== undefined) return { address: entryHash(path), label };
  const folder = folders.find(({ name }) => original.startsWith(`${name}/`));
  if (!folder) return undefined;
  const { name, label_singular: one } = folder;
  const address = path.endsWith('/') ? `#/collections/${name}` : entryHash(path);
  return { address, label: one.charAt(0).toUpperCase() + one.slice(1) };
}

export function fieldAddress({ file = '', field = '', isNew }: Notice): string | undefined {
  const { address } = entryOf(isNew ? file.replace(/\/.*/, '/') : file) ?? {};
  const form = isNew ? `${address}/new` : address;
  if (!form || !/^[a-z]/i.test(field)) return form;
  return atField(form, field.replace(/\[(\d+)\]/g, '.$1'));
}

export function nameEntry(path: string, name?: string): string {
  const { label = labelOf(path, schemaOf(path)) } = entryOf(path) ?? {};
  return (name === undefined ? label : `${label} “${name}”`) + inLanguage(path);
}

export const originalOf = (path: string): string => readTranslationPath(path)?.original ?? path;

function inLanguage(path: string): string {
  const { language } = readTranslationPath(path) ?? {};
  return language === undefined ? '' : `, in ${languageName(language)}`;
}

const slugOf = (path: string): string => path.replace(/^.*\//, '').replace(/\..*$/, '');

export const isSingle = (path: string): boolean => /^(site|pages)\//.test(path);

export function nameText(path: string, field: string, name?: string): string {
  // Behind the colon its label lists what is in it.
  const entry = isSingle(path)
    ? nameEntry(originalOf(path)).replace(/:.*/, '') + inLanguage(path)
    : nameEntry(path, name ?? wordsOf(slugOf(path)));
  return [entry, nameField(path, field)].filter(Boolean).join(', ');
}

const kinds = collections.map(({ name }) => name);
const writtenFile = new RegExp(
  `(?:content/)?\\b((?:${kinds.join('|')})/[\\w./-]+\\.(?:json|md))(?:(?:, line \\d+)?, ([a-z][\\w.[\\]]*)(?=[:;]|, "|$)|(?!, line|[\\w.]*/))`,
  'g',
);

export const inScreenWords = (words: string): string =>
  words
    .replace(/ \(docs\/[\w-]+\.md\)/g, '')
    .replace(writtenFile, (written, path: string, field = '') =>
      entryOf(path) ? nameText(path, field as string) : written,
    );

const facts = 'site/pricing.json';
/** A text with the names of the facts that are in it: [Who takes donations]. */
export const withFactNames = (text: string): string =>
  text.replace(/\{pricing\.(\w+)\}/g, (_, fact: string) => `[${nameField(facts, factField(fact))}]`);

export function noticeWords({ words, plain, file, field = '' }: Notice): string {
  if (plain === undefined || file === undefined || !entryOf(file) || file.endsWith('/'))
    return inScreenWords(words);
  return `${nameText(file, field)}: ${inScreenWords(plain)}`;
}

function pathAt(hash: string): string | undefined {
  const [, kind, slug] = /^#\/collections\/([^/]+)\/entries\/(.+)$/.exec(hash) ?? [];
  const folder = folders.find(({ name }) => name === kind);
  if (folder) return `${folder.name}/${slug}.${folder.extension}`;
  return [...singles.keys()].find((path) => entryHash(path) === hash);
}

export function readPlace(hash: string): Place {
  const written = decodeURIComponent(hash.replace(/\?.*$/, ''));
  if (['', '#', '#/', firstPage].includes(written)) return { page: 'first' };
  if (written === newCityPage)
    return { page: 'new-city', like: new URLSearchParams(hash.split('?')[1]).get('like') ?? undefined };
  for (const page of Object.keys(pages) as (keyof typeof pages)[])
    if (written.startsWith(pages[page])) return { page, path: written.slice(pages[page].length) };
  return { page: 'decap', path: pathAt(written) };
}
