import { valueAt as valueIn } from '../../src/content-model/reading/check-shape';
import { type Group, listTexts } from '../../src/content-model/reading/walk';

export type Control = { id: string; value?: string; isContentEditable: boolean };

/** By its name, which is in its id, and its text; `rank` says which it is of several with the same name and text. */
export function fieldOf(values: Group, control: Control, rank = 0): string | undefined {
  const { id, value = '', isContentEditable } = control;
  // The text below the front matter is the one that is written as rich text.
  if (isContentEditable) return 'body' in values ? 'body' : undefined;
  const name = /^(.+)-field-\d+$/.exec(id)?.[1];
  if (name === undefined) return undefined;
  const fields = listTexts(values)
    .map(({ path, text }) => ({ path: typeof path.at(-1) === 'number' ? [...path, 'item'] : path, text }))
    .filter(({ path, text }) => path.at(-1) === name && text === value)
    .map(({ path }) => path.join('.'));
  return fields[rank] ?? fields[0];
}

/** The form has a field of its own for each text of a list: `points.2.item` for `points.2`. */
export function formField(values: Group, field: string): string {
  const value = valueAt(values, field);
  return typeof value === 'string' && /\.\d+$/.test(field) ? `${field}.item` : field;
}

export const valueAt = (values: Group, field: string): unknown =>
  valueIn(values, field.replace(/\.item$/, '').split('.'));

/** Gives the field that an address of the screen names, as in `#/collections/faq/entries/hours?field=question`. */
export const askedField = (hash: string): string | undefined =>
  new URLSearchParams(hash.split('?')[1]).get('field') || undefined;
