import { z } from 'zod';

/** Takes a text as an editor may have written it and gives it in the expected form. */
export type Tidy = (written: string) => string;

/** What a field of one file can name of others. */
export type Named = 'badges' | 'cities' | 'services' | 'coupons' | 'local-services' | 'topics';

/** What a schema carries for the editing screen: `title` is the label of its field, and `description` the hint below. */
declare module 'zod' {
  interface GlobalMeta {
    item?: string;
    /** What a closed item of a list shows, where its first field does not say which one it is. */
    summary?: string;
    choices?: Readonly<Record<string, string>>;
    /** The control of the field, where the kind of its schema does not say which. */
    control?: 'sentences' | 'photo' | 'logo' | 'day' | 'city-slug' | 'none';
    /** What the text names: staff choose from what is there, and the checks refuse anything else. */
    names?: Named;
    /** Suggests another value for one that the schema refuses. */
    tidy?: Tidy;
  }
}

/** Gives a schema the label of its field, the hint below it, and for a list what one item is called. */
const titled = <Schema extends z.ZodType>(
  schema: Schema,
  title: string,
  description?: string,
  item?: string,
) => schema.meta({ title, ...(description && { description }), ...(item && { item }) });

/** Makes fields of a schema: `const stars = field(z.number())`, `stars('Stars', 'From 1 to 5.')`. */
export const field =
  <Schema extends z.ZodType>(schema: Schema) =>
  (title: string, hint?: string, item?: string): Schema =>
    titled(schema, title, hint, item);

/** A file of the content; objects are strict (docs/decisions/0045): an unknown key stops the build, so a misspelt key is never ignored silently. */
export const file = <Shape extends z.core.$ZodLooseShape>(title: string, shape: Shape) =>
  titled(z.strictObject(shape), title);

/** A file that is not on the editing screen. */
export const forDevelopers = <Shape extends z.core.$ZodLooseShape>(title: string, shape: Shape) =>
  file(title, shape).meta({ control: 'none' });

export const group = <Shape extends z.core.$ZodLooseShape>(title: string, hint: string, shape: Shape) =>
  titled(z.strictObject(shape), title, hint);

export const list = <Item extends z.ZodType>(title: string, hint: string, item: string, schema: Item) =>
  titled(z.array(schema), title, hint, item);

export const rows = <Shape extends z.core.$ZodLooseShape>(
  title: string,
  hint: string,
  item: string,
  shape: Shape,
) => list(title, hint, item, z.strictObject(shape));

/** One of several values, each with what staff read for it. */
export const choice = <Value extends string>(
  title: string,
  hint: string,
  choices: Readonly<Record<Value, string>>,
) => titled(z.enum(Object.keys(choices) as Value[]), title, hint).meta({ choices });

/** Reports what is wrong at a path of a value, in words of its own. */
export const reporter = (context: z.core.$RefinementCtx) => (path: (string | number)[], message: string) =>
  context.addIssue({ code: 'custom', path, message });

/** A text that matches a pattern; `words` say what is expected, both for a wrong text and for a wrong type. */
export function patterned(pattern: RegExp, words: string, tidy?: Tidy) {
  const schema = z.string({ error: words }).regex(pattern, words);
  return tidy ? schema.meta({ tidy }) : schema;
}

export const matching = (...rule: Parameters<typeof patterned>) => field(patterned(...rule));

/** Gives the value that an editor most likely meant by one that the schema refuses; nothing where there is no guess. */
export function suggestValue(schema: z.ZodType | undefined, written: unknown): string | undefined {
  const tidy = schema?.meta()?.tidy;
  if (!tidy || typeof written !== 'string') return undefined;
  const suggested = tidy(written.trim());
  return suggested !== written && schema?.safeParse(suggested).success ? suggested : undefined;
}
