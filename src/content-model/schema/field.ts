import { z } from 'zod';

/** Takes a text as an editor may have written it and gives it in the expected form. */
export type Tidy = (written: string) => string;

/** What a schema carries for the editing screen: `title` is the label of its field, and `description` the hint below. */
declare module 'zod' {
  interface GlobalMeta {
    /** What one item of a list is called. */
    item?: string;
    /** What a closed item of a list shows, where its first field does not say which one it is. */
    summary?: string;
    /** What staff read for each value of a choice. */
    choices?: Readonly<Record<string, string>>;
    /** The control of the field, where the kind of its schema does not say which. */
    control?: 'sentences' | 'photo' | 'logo' | 'day' | 'city' | 'city-slug';
    /** Whether it is the slug of a city in a file of something else, so that a new slug changes it too. */
    namesCity?: true;
    /** Suggests another value for one that the schema refuses. */
    tidy?: Tidy;
  }
}

/** Gives the label of a field to a schema; `.describe()` adds the hint below it, and `item` says what one item is called. */
const titled = <Schema extends z.ZodType>(schema: Schema, title: string, item?: string): Schema =>
  schema.meta({ title, ...(item && { item }) });

/** Makes fields of a schema: `const stars = field(z.number())`, `stars('Stars').describe('From 1 to 5.')`. */
export const field =
  <Schema extends z.ZodType>(schema: Schema) =>
  (title: string, item?: string): Schema =>
    titled(schema, title, item);

/** Objects are strict (docs/decisions/0045): an unknown key stops the build, so a misspelt key is never ignored silently. */
export const group = <Shape extends z.core.$ZodLooseShape>(title: string, shape: Shape) =>
  titled(z.strictObject(shape), title);

export const list = <Item extends z.ZodType>(title: string, item: string, schema: Item) =>
  titled(z.array(schema), title, item);

export const rows = <Shape extends z.core.$ZodLooseShape>(title: string, item: string, shape: Shape) =>
  list(title, item, z.strictObject(shape));

/** One of several values, each with what staff read for it. */
export const choice = <Value extends string>(title: string, choices: Readonly<Record<Value, string>>) =>
  titled(z.enum(Object.keys(choices) as Value[]), title).meta({ choices });

/** A text that matches a pattern; `words` say what is expected, both for a wrong text and for a wrong type. */
export function patterned(pattern: RegExp, words: string, tidy?: Tidy) {
  const schema = z.string({ error: words }).regex(pattern, words);
  return tidy ? schema.meta({ tidy }) : schema;
}

/** Gives the value that an editor most likely meant by one that the schema refuses; nothing where there is no guess. */
export function suggestValue(schema: z.ZodType | undefined, written: unknown): string | undefined {
  const tidy = schema?.meta()?.tidy;
  if (!tidy || typeof written !== 'string') return undefined;
  const suggested = tidy(written.trim());
  return suggested !== written && schema?.safeParse(suggested).success ? suggested : undefined;
}
