import { z } from 'zod';

/** Takes a text as an editor may have written it and gives it in the expected form. */
export type Tidy = (written: string) => string;

const tidies = new WeakMap<z.ZodType, Tidy>();

/** Adds to a schema a suggestion for a text that it refuses. */
export function suggesting<Schema extends z.ZodType>(schema: Schema, tidy: Tidy): Schema {
  tidies.set(schema, tidy);
  return schema;
}

/** Gives the value that an editor most likely meant by one that the schema refuses; nothing where there is no guess. */
export function suggestValue(schema: z.ZodType | undefined, written: unknown): string | undefined {
  const tidy = schema && tidies.get(schema);
  if (!tidy || typeof written !== 'string') return undefined;
  const suggested = tidy(written.trim());
  return schema.safeParse(suggested).success ? suggested : undefined;
}

/** A text that matches a pattern; `words` say what is expected, both for a wrong text and for a wrong type. */
export function patterned(pattern: RegExp, words: string, tidy?: Tidy) {
  const schema = z.string({ error: words }).regex(pattern, words);
  return tidy ? suggesting(schema, tidy) : schema;
}
