import type { z } from 'zod';
import { findFileKind } from '../../src/content-model/reading/content-kinds';
import { readTranslationPath } from '../../src/content-model/reading/translation-names';
import { fieldsOf, itemOf, labelOf, unwrapped } from '../content/schemas';

/** Gives the schema of a content file, for a translation that of its original; undefined where no such file belongs. */
export function schemaOf(file: string): z.ZodType | undefined {
  const kind = findFileKind(readTranslationPath(file)?.original ?? file);
  return 'schema' in kind ? kind.schema : undefined;
}

/** Gives the schema of a field in a group, or of an item in a list; undefined for one that the model does not know. */
export const fieldIn = (schema: z.ZodType | undefined, name: string): z.ZodType | undefined =>
  schema && (/^\d+$/.test(name) ? itemOf(schema) : fieldsOf(schema).find(([known]) => known === name)?.[1]);

/** Gives the label of a field of a content file as its form has it: Coupons, coupon 2, Amount. Empty for a whole file. */
export function nameField(file: string, field: string): string {
  const names: string[] = [];
  let schema = schemaOf(file);
  // Error messages write a field as items[2].terms, and a whole file as (file).
  for (const step of field.startsWith('(') ? [] : (field.match(/[^.[\]]+/g) ?? [])) {
    const inside = fieldIn(schema, step);
    const item = (schema && unwrapped(schema).meta()?.item) ?? 'item';
    names.push(/^\d+$/.test(step) ? `${item} ${Number(step) + 1}` : labelOf(step, inside));
    schema = inside;
  }
  return names.join(', ');
}
