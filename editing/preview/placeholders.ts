import { type Group, isGroup } from '../../src/content-model/reading/walk';
import { markTexts } from '../../src/content-model/gatsby/mark-texts';
import { readMarks } from '../../src/content-model/gatsby/marks';
import type { ContentError } from '../../src/content-model/content-error';
import type { ContentDocument } from '../../src/content-model/types';
import { bodyLabel, nameField } from '../content/schemas';

function likeValue(value: unknown): unknown {
  if (typeof value === 'string') {
    const mark = readMarks(value).at(-1);
    if (mark) return `[${nameField(mark.file, mark.field.replace(/\.item$/, ''))}]`;
    return value.startsWith('/media/photos/') ? '/media/photos/none.webp' : value;
  }
  if (Array.isArray(value)) return value.map(likeValue);
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, likeValue(each)]));
}

function fill(to: Group, like: Group, [step = '', ...rest]: string[]): void {
  const value = like[step];
  if (value === undefined) return;
  const inner = to[step];
  const goesOn = typeof inner === 'object' && inner !== null && typeof value === 'object';
  if (rest.length > 0 && goesOn) fill(inner as Group, value as Group, rest);
  else to[step] = value;
}

export function withPlaceholders(data: Group, like: ContentDocument, errors: readonly ContentError[]): Group {
  const model = likeValue(markTexts(like)) as Group;
  const filled: Group = {
    ...structuredClone(data),
    ...('slug' in model && !data.slug && { slug: 'not-saved-yet' }),
    ...('html' in model && !data.body && { body: `[${bodyLabel}]` }),
    ...('customerAgreed' in model && { customerAgreed: true }),
  };
  for (const { field } of errors) if (field !== 'slug') fill(filled, model, field.match(/[^.[\]]+/g) ?? []);
  return filled;
}
