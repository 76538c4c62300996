import { readTranslationPath } from '../../src/content-model/reading/translation-names';

const translations = '#/translations/';

/** Gives the part after `/admin/` of a content file's address on the screen; takes its path below the content folder. */
export function entryHash(file: string): string {
  if (readTranslationPath(file)) return translations + file;
  const [kind = '', ...names] = file.replace(/\.\w+$/, '').split('/');
  return `#/collections/${collectionOf(kind, names.join('/'))}`;
}

/** Reads the path of a translation out of such an address; undefined for that of another file. */
export const translationAt = (hash: string): string | undefined =>
  hash.startsWith(translations) ? hash.slice(translations.length) : undefined;

function collectionOf(kind: string, name: string): string {
  if (name === 'privacy-policy') return `policies/entries/${name}`;
  // There is one of each of these files, so that Decap CMS has a name of its own for it.
  return kind === 'site' || kind === 'pages' ? `${kind}/entries/${kind}-${name}` : `${kind}/entries/${name}`;
}

/** Adds to such an address the field at which the entry is opened, as a mark names it. */
export const atField = (hash: string, field: string): string => `${hash}?${new URLSearchParams({ field })}`;

/** Gives the place on the editing screen where a content file is edited, opened at a field. */
export const entryAddress = (file: string, field: string): string =>
  `/admin/${atField(entryHash(file), field)}`;
