import { z } from 'zod';

/** Makes of what an editor may have written what belongs there. */
export type Tidy = (written: string) => string;

const tidies = new WeakMap<z.ZodType, Tidy>();

/** Lets a schema suggest what an editor most likely meant by a text that it refuses. */
export function suggesting<Schema extends z.ZodType>(schema: Schema, tidy: Tidy): Schema {
  tidies.set(schema, tidy);
  return schema;
}

/** The value most likely meant by one that the schema refuses; nothing where that cannot be reported. */
export function suggestValue(schema: z.ZodType | undefined, written: unknown): string | undefined {
  const tidy = schema && tidies.get(schema);
  if (!tidy || typeof written !== 'string') return undefined;
  const suggested = tidy(written.trim());
  return schema.safeParse(suggested).success ? suggested : undefined;
}

/** Text of one pattern; the words say what is expected, whether the text or its type is wrong. */
export function patterned(pattern: RegExp, words: string, tidy?: Tidy) {
  const schema = z.string({ error: words }).regex(pattern, words);
  return tidy ? suggesting(schema, tidy) : schema;
}
