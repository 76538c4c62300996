import { z } from 'zod';
import { changeText } from './change-text';

/** No words, though the content model gives it no pattern: the page that a link of the menu leads to. */
const address = 'to';

/**
 * The data of a content file with each text changed that its editor may write freely. What the content model gives a
 * pattern or a list of choices (slugs, colours, days, drawings) stays, and so does each number and switch.
 */
export function changeTexts(schema: z.ZodType | undefined, data: unknown): unknown {
  const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
  if (inner instanceof z.ZodArray && Array.isArray(data))
    return data.map((item: unknown) => changeTexts(inner.element as z.ZodType, item));
  if (inner instanceof z.ZodObject && typeof data === 'object' && data !== null) {
    const fields = inner.shape as Record<string, z.ZodType>;
    const changed = Object.entries(data).map(([name, value]) => [
      name,
      name === address ? value : changeTexts(fields[name], value),
    ]);
    return Object.fromEntries(changed);
  }
  return typeof data === 'string' && isFreeText(inner) ? changeText(data) : data;
}

function isFreeText(schema: z.ZodType | undefined): boolean {
  return schema instanceof z.ZodString && schema.safeParse('Some words.').success;
}
