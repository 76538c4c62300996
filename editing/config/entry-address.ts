import { readTranslationPath } from '../../src/content-model/reading/translation-names';

export const translations = '#/translations/';

export function entryHash(file: string): string {
  if (readTranslationPath(file)) return translations + file;
  const [kind = '', ...names] = file.replace(/\.\w+$/, '').split('/');
  return `#/collections/${collectionOf(kind, names.join('/'))}`;
}

function collectionOf(kind: string, name: string): string {
  if (name === 'privacy-policy') return `policies/entries/${name}`;
  // There is one of each of these files, so that Decap CMS has a name of its own for it.
  return kind === 'site' || kind === 'pages' ? `${kind}/entries/${kind}-${name}` : `${kind}/entries/${name}`;
}

export const atField = (hash: string, field: string): string => `${hash}?${new URLSearchParams({ field })}`;

export const entryAddress = (file: string, field: string): string =>
  `/admin/${atField(entryHash(file), field)}`;
