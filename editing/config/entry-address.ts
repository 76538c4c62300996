/**
 * Gives the place on the editing screen where a content file is edited, opened at a field: takes the file's path below
 * the content folder and the field as a mark names it.
 */
export function entryAddress(file: string, field: string): string {
  const [kind = '', ...names] = file.replace(/\.\w+$/, '').split('/');
  const at = new URLSearchParams({ field });
  return `/admin/#/collections/${collectionOf(kind, names.join('/'))}?${at}`;
}

function collectionOf(kind: string, name: string): string {
  if (name === 'privacy-policy') return `policies/entries/${name}`;
  // There is one of each of these files, so that Decap CMS has a name of its own for it.
  return kind === 'site' || kind === 'pages' ? `${kind}/entries/${kind}-${name}` : `${kind}/entries/${name}`;
}
