import { z } from 'zod';
import { checkShape } from '../../src/content-model/reading/check-shape';
import { day } from '../../src/content-model/schema/day';
import { photo } from '../../src/content-model/schema/photo';
import { fieldsOf, isOptional, itemOf, unwrapped } from '../content/schemas';
import { choicesOf, type Choice } from './choices';
import { hintOf } from './field-hints';
import { itemNameOf, labelOf, summaryOf, wordsOf } from './field-labels';
import { longTexts } from './labels';

/** A field of the editing screen, in Decap CMS's configuration. */
export type ScreenField = {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  hint?: string;
  pattern?: [pattern: string, words: string];
  options?: Choice[];
  multiple?: boolean;
  min?: number;
  max?: number;
  value_type?: 'int' | 'float';
  default?: unknown;
  collapsed?: boolean;
  label_singular?: string;
  summary?: string;
  field?: ScreenField;
  fields?: ScreenField[];
  media_folder?: string;
  public_folder?: string;
  modes?: string[];
  buttons?: string[];
  editor_components?: string[];
  /** How a day is saved. */
  date_format?: string;
  time_format?: false;
  /** The collection from whose entries one is chosen. */
  collection?: string;
  search_fields?: string[];
  display_fields?: string[];
  value_field?: string;
};

type Described = Omit<ScreenField, 'name' | 'label' | 'required' | 'hint'> & { required?: boolean };

/**
 * Gives the editing screen's field for a field of the content model; throws for an unknown kind of schema. `where` is
 * the field's path, as in by-path.ts.
 */
export function screenField(name: string, schema: z.ZodType, where: string): ScreenField {
  const described = describe(name, schema, where);
  const hint = hintOf(where);
  return {
    name,
    label: labelOf(where),
    ...described,
    required: described.required ?? !isOptional(schema),
    ...(hint === undefined ? {} : { hint }),
  };
}

export function screenFields(schema: z.ZodType, where: string): ScreenField[] {
  return fieldsOf(schema).map(([name, field]) => screenField(name, field, `${where}.${name}`));
}

function describe(name: string, schema: z.ZodType, where: string): Described {
  const inner = unwrapped(schema);
  if (inner === photo) return { widget: 'photo', ...inFolder(photoFolder) };
  if (inner instanceof z.ZodObject) return describeGroup(inner, where, isOptional(schema));
  if (inner instanceof z.ZodArray) return describeList(inner, where);
  if (inner instanceof z.ZodEnum) return { widget: 'select', options: choicesOf(where, inner.options) };
  // A value that is either true or left out: the switch, when off, leaves it out.
  if (inner instanceof z.ZodLiteral || inner instanceof z.ZodBoolean)
    return { widget: 'boolean', required: false, default: false };
  if (inner instanceof z.ZodNumber) return describeNumber(inner);
  if (inner instanceof z.ZodString || inner instanceof z.ZodURL) return describeText(name, inner);
  throw new Error(`The editing screen has no field for ${where}: add its kind to editing/config/field.ts.`);
}

/** Where photographs are, as pages name it. */
export const photoFolder = '/media/photos';

const inFolder = (folder: string) => ({ media_folder: `/content${folder}`, public_folder: folder });

const mostShownAtOnce = 8;

/**
 * A short group is open at first; a long one, or one with groups in it, is closed. The screen would ask for the fields of a
 * group that is left out, so it requires none of an optional group: the checks before a save know whether it is whole.
 */
function describeGroup(group: z.ZodObject, where: string, isLeftOutFine: boolean): Described {
  const all = screenFields(group, where);
  const fields = isLeftOutFine ? all.map((field) => ({ ...field, required: false })) : all;
  const collapsed = fields.length > mostShownAtOnce || fields.some(({ widget }) => widget === 'object');
  return { widget: 'object', collapsed, fields };
}

function describeList(list: z.ZodArray, where: string): Described {
  const item = itemOf(list) as z.ZodType;
  const size = limitsOf(list);
  if (item instanceof z.ZodEnum)
    return { widget: 'select', multiple: true, options: choicesOf(where, item.options), ...size };
  const inner = `${where}.*`;
  const label_singular = itemNameOf(where, labelOf(where));
  const [first] = fieldsOf(item);
  if (!first) {
    const field = { ...screenField('item', item, inner), label: wordsOf(label_singular) };
    return { widget: 'list', label_singular, collapsed: false, summary: '{{fields.item}}', field, ...size };
  }
  const summary = summaryOf(where) ?? `{{fields.${first[0]}}}`;
  return { widget: 'list', label_singular, summary, fields: screenFields(item, inner), ...size };
}

function describeNumber(schema: z.ZodNumber): Described {
  const { minValue, maxValue, isInt } = schema;
  return {
    widget: 'number',
    value_type: isInt ? 'int' : 'float',
    ...(isBound(minValue)
      ? { min: isInt && !schema.safeParse(minValue).success ? minValue + 1 : minValue }
      : {}),
    ...(isBound(maxValue) ? { max: maxValue } : {}),
  };
}

const isBound = (value: number | null): value is number =>
  value !== null && Number.isFinite(value) && Math.abs(value) < Number.MAX_SAFE_INTEGER;

function describeText(name: string, schema: z.ZodString | z.ZodURL): Described {
  const isEmptyFine = schema.safeParse('').success;
  const rule = patternOf(schema);
  if (schema === day) return { ...calendar, pattern: [rule as string, wordsFor(schema, rule as string)] };
  const isPicture = accepts(schema, '/media/logos/name.svg') && !accepts(schema, 'Some words.');
  return {
    widget: isPicture ? 'image' : longTexts.has(name) ? 'text' : 'string',
    ...(isPicture ? inFolder('/media/logos') : {}),
    ...(rule && !isPicture ? { pattern: [rule, wordsFor(schema, rule)] } : {}),
    ...(isEmptyFine ? { required: false, default: '' } : {}),
  };
}

/** A day is chosen on a calendar; it stays empty until then. */
const calendar = { widget: 'datetime', date_format: 'YYYY-MM-DD', time_format: false } as const;

const accepts = (schema: z.ZodType, value: string): boolean => schema.safeParse(value).success;

/** Gives the first rule of a schema that a pattern can express; the checks before a save know all rules. */
function patternOf(schema: z.ZodString | z.ZodURL): string | undefined {
  if (schema instanceof z.ZodURL) return '^https?://\\S+$';
  const { maxLength } = schema;
  const format = (schema.def.checks ?? []).map(checkOf).find(({ pattern }) => pattern instanceof RegExp);
  if (format?.pattern) return format.pattern.source;
  return maxLength === null ? undefined : `^\\s*[\\s\\S]{0,${maxLength}}\\s*$`;
}

type Check = { pattern?: RegExp };

// oxlint-disable-next-line no-underscore-dangle -- zod keeps the definition of a check there
const checkOf = (check: { _zod: { def: unknown } }): Check => check._zod.def as Check;

/** Gives the content check's own words for a rule, so that the screen and the build say the same. */
function wordsFor(schema: z.ZodType, pattern: string): string {
  const tooLong = 'x'.repeat(10_000);
  const wrong = [' ', '§', tooLong].find((text) => !new RegExp(pattern).test(text)) ?? tooLong;
  const [error] = checkShape(schema, wrong).errors;
  return error?.expected ?? pattern;
}

/** Gives the fewest and the most items that a list may have. */
function limitsOf(list: z.ZodArray): { min?: number; max?: number } {
  const { minItems, maxItems } = z.toJSONSchema(list, { unrepresentable: 'any' });
  return {
    ...(minItems === undefined ? {} : { min: minItems }),
    ...(maxItems === undefined ? {} : { max: maxItems }),
  };
}
