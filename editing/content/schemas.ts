import { z } from 'zod';
import { findFileKind } from '../../src/content-model/reading/content-kinds';
import { readTranslationPath } from '../../src/content-model/reading/translation-names';

export type Schema = z.ZodType;

/** Gives the schema without its optional wrapper. */
export function unwrapped(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? unwrapped(schema.unwrap() as z.ZodType) : schema;
}

export function isOptional(schema: z.ZodType): boolean {
  return schema instanceof z.ZodOptional;
}

/** Gives the fields of a group in the order of the content model; none for any other schema. */
export function fieldsOf(schema: z.ZodType): [name: string, field: z.ZodType][] {
  const group = unwrapped(schema);
  return group instanceof z.ZodObject ? Object.entries(group.shape as Record<string, z.ZodType>) : [];
}

export function itemOf(schema: z.ZodType): z.ZodType | undefined {
  const list = unwrapped(schema);
  return list instanceof z.ZodArray ? (list.element as z.ZodType) : undefined;
}

/** Writes a field's name as words: `locationName` becomes "Location name". */
export function wordsOf(name: string): string {
  const words = name
    .replaceAll('-', ' ')
    .replace(/([a-z])([A-Z])/g, (_match, before: string, after: string) => {
      return `${before} ${after.toLowerCase()}`;
    });
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Writes a slug as people write the name that it is made of, or nearly so: "Spokane Valley". */
export const nameOfSlug = (slug: string): string =>
  slug.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase());

/** The label of the text of a markdown file, which no schema describes. */
export const bodyLabel = 'Text';

/** Gives the label of a field; of one without a label, or that the model does not know, its name in words. */
export const labelOf = (name: string, schema?: z.ZodType): string =>
  (schema && unwrapped(schema).meta()?.title) ?? (name === 'body' ? bodyLabel : wordsOf(name));

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

const names = new Intl.DisplayNames('en', { type: 'language' });

/** Gives what English calls a language by its code: French. */
export const languageName = (language: string): string => names.of(language) ?? language;
