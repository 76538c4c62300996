import type { z } from 'zod';
import { findFileKind } from '../../../src/content-model/reading/content-kinds';
import { type Group, isGroup } from '../../../src/content-model/reading/walk';
import type { ContentFile } from '../../../src/content-model/types';
import { readFields } from '../format-content';
import { fieldsOf, isOptional, itemOf, unwrapped } from '../schemas';

/** How a city is named: by its slug; and how from now on: by another one, or, where it is null, not at all. */
export type Renaming = { slug: string; newSlug: string | null };

/** Stands for a value that is about the city alone, so that it goes with it. */
const gone = Symbol('gone');

function renamed(schema: z.ZodType, value: unknown, renaming: Renaming): unknown {
  if (unwrapped(schema).meta()?.namesCity)
    return value === renaming.slug ? (renaming.newSlug ?? gone) : value;
  if (Array.isArray(value)) return renamedList(itemOf(schema), value, renaming);
  return isGroup(value) ? renamedGroup(schema, value, renaming) : value;
}

function renamedList(item: z.ZodType | undefined, list: unknown[], renaming: Renaming): unknown {
  if (!item) return list;
  const left = list.map((each) => renamed(item, each, renaming)).filter((each) => each !== gone);
  return left.length === 0 && list.length > 0 ? gone : left;
}

function renamedGroup(schema: z.ZodType, group: Group, renaming: Renaming): unknown {
  const fields = new Map(fieldsOf(schema));
  const entries: [string, unknown][] = [];
  for (const [name, value] of Object.entries(group)) {
    const field = fields.get(name);
    const left = field ? renamed(field, value, renaming) : value;
    if (left !== gone) entries.push([name, left]);
    else if (field && !isOptional(field)) return gone;
  }
  return Object.fromEntries(entries);
}

/** Gives the text of a markdown file with its links to pages of the city leading to those of the other one, or to `/`. */
function withLinks(source: string, { slug, newSlug }: Renaming): string {
  const link = new RegExp(`(\\]\\(<?)/${slug}(/[\\w-]*)?(?=[)>#?\\s])`, 'g');
  return source.replace(link, (_match, before: string, subRoute = '') =>
    newSlug === null ? `${before}/` : `${before}/${newSlug}${String(subRoute)}`,
  );
}

/**
 * Gives the text of a file with a city named otherwise, or not at all; the very same text where it does not name the city,
 * and null for a file that is about that city alone, such as a job. A file that cannot be read stays as it is.
 */
export function renameMentions({ path, source }: ContentFile, renaming: Renaming): string | null {
  const kind = findFileKind(path);
  if (!('schema' in kind) || !source.includes(renaming.slug)) return source;
  if (kind.format === 'markdown') return withLinks(source, renaming);
  const data = readFields({ path, source });
  if (!data) return source;
  const left = renamed(kind.schema, data, renaming);
  if (left === gone) return null;
  return JSON.stringify(left) === JSON.stringify(data) ? source : JSON.stringify(left, null, 2);
}
