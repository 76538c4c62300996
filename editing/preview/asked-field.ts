/** Gives the field that an address of the screen names, as in `#/collections/faq/entries/hours?field=question`. */
export function askedField(hash: string): string | undefined {
  const [, query = ''] = hash.split('?');
  return new URLSearchParams(query).get('field') || undefined;
}
