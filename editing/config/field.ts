import { z } from 'zod';
import { withoutOptional } from '../../src/content-model/reading/walk';
import type { Named } from '../../src/content-model/schema/field';
import { fieldsOf, isOnScreen, isOptional, itemOf, labelOf, wordsOf } from '../content/schemas';

export type ScreenField = {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  hint?: string;
  options?: { label: string; value: string }[];
  value_type?: 'int' | 'float';
  label_singular?: string;
  summary?: string;
  field?: ScreenField;
  fields?: ScreenField[];
  [option: string]: unknown;
};

export function screenField(name: string, schema: z.ZodType): ScreenField {
  const described = describe(name, schema);
  const { description: hint } = wordsIn(schema);
  return {
    name,
    label: labelOf(name, schema),
    ...described,
    required: described.required ?? !isOptional(schema),
    ...(hint === undefined ? {} : { hint }),
  };
}

export function screenFields(schema: z.ZodType): ScreenField[] {
  return fieldsOf(schema).flatMap(([name, field]) => (isOnScreen(field) ? screenField(name, field) : []));
}

const wordsIn = (schema: z.ZodType): z.GlobalMeta => withoutOptional(schema).meta() ?? {};

type Described = Partial<ScreenField> & { widget: string };

function describe(name: string, schema: z.ZodType): Described {
  const inner = withoutOptional(schema);
  const { control } = wordsIn(inner);
  if (control === 'photo') return { widget: 'photo', ...inFolder(photoFolder) };
  const { names = wordsIn(itemOf(inner) ?? inner).names } = wordsIn(inner);
  if (names) return { ...choiceOf(names), ...(inner instanceof z.ZodArray && { multiple: true }) };
  if (inner instanceof z.ZodObject) return describeGroup(inner, isOptional(schema));
  if (inner instanceof z.ZodArray) return describeList(name, inner);
  if (inner instanceof z.ZodEnum) return { widget: 'select', options: choicesOf(inner) };
  // A value that is either true or left out: the switch, when off, leaves it out.
  if (inner instanceof z.ZodLiteral || inner instanceof z.ZodBoolean)
    return { widget: 'boolean', required: false, default: false };
  if (inner instanceof z.ZodNumber) return { widget: 'number', value_type: inner.isInt ? 'int' : 'float' };
  if (inner instanceof z.ZodString) return describeText(inner);
  throw new Error(
    `The editing screen has no control for the field "${name}": add one for its kind of schema to editing/config/field.ts.`,
  );
}

/** Where the screen finds what a field can name: the form, the field of it that is saved, and those that staff read. */
const named: Record<Named, [collection: string, value: string, shown: string[], file?: string]> = {
  badges: ['badges', 'group', ['region.name']],
  cities: ['cities', 'slug', ['locationName']],
  services: ['services', 'slug', ['title']],
  coupons: ['site', 'items.*.id', ['items.*.amount', 'items.*.condition'], 'site-coupons'],
  'local-services': ['local-services', 'address', ['name']],
  topics: ['pages', 'topics.*', ['topics.*'], 'pages-faq'],
};

function choiceOf(names: Named): Described {
  const [collection, value_field, shown, file] = named[names];
  const fields = { search_fields: shown, display_fields: shown, value_field, options_length: 200 };
  return { widget: 'relation', collection, ...(file && { file }), ...fields };
}

function choicesOf(schema: z.ZodEnum): { label: string; value: string }[] {
  const { choices } = wordsIn(schema);
  return schema.options.map((value) => ({ label: choices?.[value] ?? String(value), value: String(value) }));
}

export const photoFolder = '/media/photos';

const inFolder = (folder: string) => ({ media_folder: `/content${folder}`, public_folder: folder });

const mostShownAtOnce = 8;

/** A long group is closed. Of an optional one nothing is required: the checks before a save know whether it is whole. */
function describeGroup(group: z.ZodObject, isLeftOutFine: boolean): Described {
  const all = screenFields(group);
  const fields = isLeftOutFine ? all.map((field) => ({ ...field, required: false })) : all;
  const collapsed = fields.length > mostShownAtOnce || fields.some(({ widget }) => widget === 'object');
  return { widget: 'object', collapsed, fields };
}

/** A closed item of a list is told from others by one of these, or else by its first field. */
const telling = ['label', 'caption', 'title', 'name'];

function describeList(name: string, list: z.ZodArray): Described {
  const item = itemOf(list) as z.ZodType;
  if (item instanceof z.ZodEnum) return { widget: 'select', multiple: true, options: choicesOf(item) };
  const { item: label_singular = labelOf(name, list).toLowerCase(), summary } = wordsIn(list);
  const names = fieldsOf(item).map(([own]) => own);
  if (names.length === 0) {
    const field = { ...screenField('item', item), label: wordsOf(label_singular) };
    return { widget: 'list', label_singular, collapsed: false, summary: '{{fields.item}}', field };
  }
  const shown = summary ?? `{{fields.${telling.find((own) => names.includes(own)) ?? names[0]}}}`;
  return { widget: 'list', label_singular, summary: shown, fields: screenFields(item) };
}

function describeText(schema: z.ZodString): Described {
  const { control } = wordsIn(schema);
  if (control === 'logo') return { widget: 'image', ...inFolder('/media/logos') };
  if (control === 'day') return { widget: 'datetime', date_format: 'YYYY-MM-DD', time_format: false };
  return {
    widget: control === 'sentences' ? 'text' : (control ?? 'string'),
    ...(schema.safeParse('').success ? { required: false, default: '' } : {}),
  };
}
