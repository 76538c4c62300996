import { z } from 'zod';
import { findClosestName, hintAt } from '../schema/closest-name';
import { suggestValue } from '../schema/field';
import { withoutOptional } from './walk';
import { type FieldPath as Path, type FieldError, formatFieldPath, quoteFound } from '../content-error';

/** Checks data against the schema of its kind; gives the cleaned data if it is right. A misspelt field is one error. */
export function checkShape(schema: z.ZodType, data: unknown): { data?: unknown; errors: FieldError[] } {
  const result = schema.safeParse(data, { error: expectedWords });
  if (result.success) return { data: result.data, errors: [] };
  const { issues } = result.error;
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => explainUnknownKey(schema, data, issue.path as Path, key))
      : [],
  );
  const meant = unknown.map((each) => each.meant);
  const others = issues
    .filter(({ code, path }) => code !== 'unrecognized_keys' && !meant.includes(formatFieldPath(path)))
    .map((issue) => describe(issue, schema, data));
  return { errors: [...unknown.map(({ error }) => error), ...others] };
}

function explainUnknownKey(schema: z.ZodType, data: unknown, parent: Path, key: string) {
  const at = { path: [...parent, key], found: `the field "${key}"` };
  const known = fieldNames(schemaAt(schema, parent));
  const closest = findClosestName(key, known);
  if (closest && closest in (valueAt(data, parent) as object)) {
    const expected = `no such field; "${closest}" is there already`;
    return { error: { ...at, expected, fix: 'take one of the two out' } };
  }
  const meant = closest && formatFieldPath([...parent, closest]);
  if (meant) return { error: { ...at, expected: `no such field; did you mean "${closest}"?` }, meant };
  const expected = `no such field; the fields here are: ${known.join(', ')}`;
  return { error: { ...at, expected, fix: 'take the field out, or give it the name of one of these' } };
}

function describe(issue: z.core.$ZodIssue, schema: z.ZodType, data: unknown): FieldError {
  const path = issue.path as Path;
  const value = valueAt(data, path);
  const target = schemaAt(schema, path);
  const expected = expectedHere(issue, target, value);
  const fix = fixWords(issue, value, wholeSchemaAt(schema, path));
  return { path, found: quoteFound(value) + describeSize(issue, value), expected, fix };
}

/** Says how to correct a field that does not match its schema; nothing where the words for `expected` say it already. */
function fixWords(
  issue: z.core.$ZodIssue,
  value: unknown,
  schema: z.ZodType | undefined,
): string | undefined {
  const target = withoutOptional(schema);
  if (value === undefined) return `add the field "${String(issue.path.at(-1))}"`;
  if (value === null || value === '')
    return schema instanceof z.ZodOptional ? 'write a value, or take the field out' : undefined;
  const suggested = suggestValue(target, value);
  if (suggested !== undefined) return `write "${suggested}"`;
  if (issue.code !== 'invalid_type' && issue.code !== 'invalid_value') return undefined;
  if (target instanceof z.ZodString)
    return typeof value === 'object'
      ? 'write one text there, in quotes'
      : `put it in quotes: "${String(value)}"`;
  const bare = typeof value === 'string' ? value.trim().toLowerCase() : '';
  const isBare = /^(-?\d+(\.\d+)?|true|false)$/.test(bare) && target?.safeParse(JSON.parse(bare)).success;
  return isBare ? `take the quotes off: ${bare}` : undefined;
}

function expectedHere(issue: z.core.$ZodIssue, target: z.ZodType | undefined, value: unknown): string {
  if (issue.code === 'invalid_type' && target instanceof z.ZodObject) {
    return `a group of fields: ${fieldNames(target).join(', ')}`;
  }
  if (issue.code === 'invalid_value' && typeof value === 'string') {
    const known = issue.values.filter((each) => typeof each === 'string');
    return issue.message + hintAt(value, known);
  }
  return issue.message;
}

function describeSize(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code !== 'too_big' || typeof value !== 'string') return '';
  return ` (${Array.from(value.trim()).length} characters)`;
}

/** Words for the value that the schema expects; a rule with words of its own keeps them. */
function expectedWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeWords[issue.expected as string] ?? `a value of type ${String(issue.expected)}`;
    case 'invalid_value':
      return issue.values?.length === 1
        ? `${String(issue.values[0])}, or the field left out`
        : `one of: ${issue.values?.map(String).join(', ')}`;
    case 'invalid_format':
      return issue.format === 'url'
        ? 'a web address like "https://www.example.com"'
        : `a text of the form ${issue.format}`;
    case 'too_small':
      return sizeWords(issue.origin as string, issue.exact ? 'exactly' : 'at least', Number(issue.minimum));
    case 'too_big':
      return sizeWords(issue.origin as string, issue.exact ? 'exactly' : 'at most', Number(issue.maximum));
    default:
      return 'another value';
  }
}

const typeWords: Record<string, string> = {
  string: 'a text, in quotes',
  number: 'a number, without quotes',
  int: 'a whole number, without quotes',
  boolean: 'true or false, without quotes',
  object: 'a group of fields',
  array: 'a list of items in [ ]',
};

function sizeWords(origin: string, limit: string, size: number): string {
  if (origin === 'string') return size === 1 ? 'a text that is not empty' : `${limit} ${size} characters`;
  if (origin === 'array') return `${limit} ${size} ${size === 1 ? 'item' : 'items'}`;
  return size === 0 ? 'a number greater than 0' : `${limit} ${size}`;
}

export const schemaAt = (schema: z.ZodType, path: Path): z.ZodType | undefined =>
  withoutOptional(wholeSchemaAt(schema, path));

function wholeSchemaAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
  let here: z.ZodType | undefined = schema;
  for (const step of path) {
    here = withoutOptional(here);
    if (here instanceof z.ZodObject) here = (here.shape as Record<string, z.ZodType>)[step];
    else if (here instanceof z.ZodArray) here = here.element as z.ZodType;
    else return undefined;
  }
  return here;
}

const fieldNames = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape as object) : [];

/** Gives what a file has at a path; undefined where it has nothing there. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (here, step) => (here as Record<string | number, unknown> | null)?.[step],
    data,
  );
}
