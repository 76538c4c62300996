import { z } from 'zod';
import { findFileKind } from '../../src/content-model/reading/content-kinds';
import { withoutOptional } from '../../src/content-model/reading/walk';
import { readTranslationPath } from '../../src/content-model/reading/translation-names';

export type Schema = z.ZodType;

export const isOptional = (schema: z.ZodType): boolean => schema instanceof z.ZodOptional;

/** Whether staff see a file or a field, which others only need a developer. */
export const isOnScreen = (schema?: z.ZodType): boolean => schema?.meta()?.control !== 'none';

export function fieldsOf(schema: z.ZodType): [name: string, field: z.ZodType][] {
  const group = withoutOptional(schema);
  return group instanceof z.ZodObject ? Object.entries(group.shape as Record<string, z.ZodType>) : [];
}

export function itemOf(schema: z.ZodType): z.ZodType | undefined {
  const list = withoutOptional(schema);
  return list instanceof z.ZodArray ? (list.element as z.ZodType) : undefined;
}

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

export const labelOf = (name: string, schema?: z.ZodType): string =>
  (schema && withoutOptional(schema).meta()?.title) ?? (name === 'body' ? bodyLabel : wordsOf(name));

export function schemaOf(file: string): z.ZodType | undefined {
  const kind = findFileKind(readTranslationPath(file)?.original ?? file);
  return 'schema' in kind ? kind.schema : undefined;
}

export const fieldIn = (schema: z.ZodType | undefined, name: string): z.ZodType | undefined =>
  schema && (/^\d+$/.test(name) ? itemOf(schema) : fieldsOf(schema).find(([known]) => known === name)?.[1]);

/** Gives the label of a field of a content file as its form has it: Coupons, coupon 2, Amount. Empty for a whole file. */
export function nameField(file: string, field: string): string {
  const names: string[] = [];
  let schema = schemaOf(file);
  for (const step of field.startsWith('(') ? [] : (field.match(/[^.[\]]+/g) ?? [])) {
    const inside = fieldIn(schema, step);
    const item = (schema && withoutOptional(schema).meta()?.item) ?? 'item';
    names.push(/^\d+$/.test(step) ? `${item} ${Number(step) + 1}` : labelOf(step, inside));
    schema = inside;
  }
  return names.join(', ');
}

const names = new Intl.DisplayNames('en', { type: 'language' });

export const languageName = (language: string): string => names.of(language) ?? language;
