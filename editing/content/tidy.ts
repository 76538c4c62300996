import type { z } from 'zod';
import { type Group, isGroup } from '../../src/content-model/reading/walk';
import { fieldsOf, isOptional, itemOf } from './schemas';

/**
 * Takes the values of a form and gives them as a person would write them in the file: fields in the order of the content
 * model, texts without spaces around them, and no empty optional fields. Fields that the model does not know come last,
 * so that the checks report them.
 */
export function tidy(schema: z.ZodType | undefined, value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\r\n', '\n').trim();
  if (Array.isArray(value)) {
    const item = schema && itemOf(schema);
    return value.map((each) => tidy(item, each));
  }
  return isGroup(value) ? tidyGroup(schema ? fieldsOf(schema) : [], value) : value;
}

function tidyGroup(fields: [string, z.ZodType][], group: Group): Group {
  const known = fields.filter(([name]) => name in group);
  const names = new Set(known.map(([name]) => name));
  const tidied = known
    .map(([name, field]) => ({ name, field, value: tidy(field, group[name]) }))
    .filter(({ field, value }) => !(isOptional(field) && saysNothing(value)));
  const unknown = Object.entries(group).filter(([name]) => !names.has(name));
  return Object.fromEntries([...tidied.map(({ name, value }) => [name, value] as const), ...unknown]);
}

function saysNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isGroup(value)) return Object.values(value).every(saysNothing);
  return value === undefined || value === null || value === '' || value === false;
}
