import { z } from 'zod';

/** Parts of the data of a schema; of a list as many items as it is to have. */
export type Own<Data> = Data extends readonly (infer Item)[]
  ? readonly Own<Item>[]
  : Data extends object
    ? { readonly [Key in keyof Data]?: Own<Data[Key]> }
    : Data;

/** For texts of a form of their own. */
const forms = [
  '#1c2b24',
  '2026-11-21',
  '09:00',
  'ON',
  'en-US',
  'https://www.example.com',
  '+1 877 555 0123',
  '/media/logos/a.svg',
];

/**
 * Makes the smallest data that a schema accepts: every text says where it stands, lists have as many items as they must, and
 * what may be left out is. `own` says what a test needs otherwise; a group that it gives whole keeps the order of its fields.
 */
export function fixtureOf<Schema extends z.ZodType>(
  schema: Schema,
  place: string,
  own?: Own<z.infer<Schema>>,
): z.infer<Schema> {
  const data = valueOf(schema, place, own);
  schema.parse(data);
  return data as z.infer<Schema>;
}

/** The same for each of several schemas, by their names. */
export const fixturesOf = <Schemas extends Record<string, z.ZodType>>(
  schemas: Schemas,
  own: { readonly [Name in keyof Schemas]?: Own<z.infer<Schemas[Name]>> },
) =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, fixtureOf(schema, name, own[name])]),
  ) as { [Name in keyof Schemas]: z.infer<Schemas[Name]> };

function valueOf(schema: z.ZodType, place: string, own: unknown): unknown {
  if (own !== undefined && schema.safeParse(own).success) return own;
  if (schema instanceof z.ZodOptional)
    return own === undefined ? undefined : valueOf(schema.unwrap() as z.ZodType, place, own);
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>);
    const given = (own ?? {}) as Record<string, unknown>;
    const made = fields.map(([name, field]) => [name, valueOf(field, `${name} of ${place}`, given[name])]);
    return Object.fromEntries(made.filter(([, value]) => value !== undefined));
  }
  if (schema instanceof z.ZodArray) {
    const { minItems = 0 } = z.toJSONSchema(schema, { unrepresentable: 'any' });
    const items = (own as unknown[] | undefined) ?? Array.from<undefined>({ length: minItems });
    return items.map((item, index) =>
      valueOf(schema.element as z.ZodType, `item ${index + 1} of ${place}`, item),
    );
  }
  if (own !== undefined) return own;
  if (schema instanceof z.ZodEnum) return schema.options[0];
  const choices = [`A ${place}`, place.replace(/\W+/g, '-').toLowerCase(), ...forms, 1, true];
  const fitting = choices.find((value) => schema.safeParse(value).success);
  if (fitting === undefined) throw new Error(`fixture-of.ts has no value for ${place}: add one to its list.`);
  return fitting;
}
