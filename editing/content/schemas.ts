import { z } from 'zod';

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
