import { z } from 'zod';

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
