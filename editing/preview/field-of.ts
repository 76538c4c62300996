import { valueAt as valueIn } from '../../src/content-model/reading/check-shape';
import type { Group } from '../../src/content-model/reading/walk';

export const valueAt = (values: Group, field: string): unknown =>
  valueIn(values, field.replace(/\.item$/, '').split('.'));

/** Gives the field that an address of the screen names, as in `#/collections/faq/entries/hours?field=question`. */
export const askedField = (hash: string): string | undefined =>
  new URLSearchParams(hash.split('?')[1]).get('field') || undefined;
