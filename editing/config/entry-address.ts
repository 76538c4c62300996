/** Gives the part after `/admin/` of a content file's address on the screen; takes its path below the content folder. */
export function entryHash(file: string): string {
  const [kind = '', ...names] = file.replace(/\.\w+$/, '').split('/');
  return `#/collections/${collectionOf(kind, names.join('/'))}`;
}

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
