import { checkContent } from '../../src/content-model/checks/check-content';
import type { ContentError } from '../../src/content-model/content-error';
import { findFormerValues } from '../../src/content-model/notices/fact-notices';
import { requiredPaths } from '../../src/content-model/reading/content-kinds';
import { readTranslationPath } from '../../src/content-model/reading/translation-names';
import { type Group, isGroup } from '../../src/content-model/reading/walk';
import type { ContentFile, ContentFiles } from '../../src/content-model/types';
import { errorNotices, plainWords } from './describe-errors';
import { findOlder } from './find-older';
import { formatContent, readFields, sourceOf } from './format-content';

/** The new text of a file, or null to delete it; the path is relative to the content folder. An exact one is not formatted. */
export type Change = { path: string; source: string | null; isExact?: boolean };

const isList = (value: unknown): value is unknown[] => Array.isArray(value) && value.some(isGroup);

function formerPositions(before: unknown[], after: unknown[]): (number | undefined)[] {
  const left = new Set(before.keys());
  const take = (index: number | undefined): number | undefined =>
    index !== undefined && left.delete(index) ? index : undefined;
  const texts = before.map((item) => JSON.stringify(item));
  const same = after.map((item) =>
    take(texts.findIndex((text, index) => left.has(index) && text === JSON.stringify(item))),
  );
  const changed = after.flatMap((_item, index) => (same[index] === undefined ? [index] : []));
  // As many were changed as are not there any more: they are the same ones.
  const others = changed.length === left.size ? [...left] : changed;
  return same.map((index, place) => index ?? take(others[changed.indexOf(place)]));
}

function follow(before: unknown, after: unknown, translated: unknown): unknown {
  if (isList(before) && Array.isArray(after) && Array.isArray(translated)) {
    if (translated.length !== before.length) return translated;
    return formerPositions(before, after).map((former, index) =>
      former === undefined ? {} : follow(before[former], after[index], translated[former]),
    );
  }
  if (!isGroup(before) || !isGroup(after) || !isGroup(translated)) return translated;
  const entries = Object.entries(translated).filter(([name]) => name in after);
  return Object.fromEntries(entries.map(([name, value]) => [name, follow(before[name], after[name], value)]));
}

/** Items of translated lists move with those of the original, and a translation goes with its original. */
function followOriginals(files: ContentFiles, changes: readonly Change[]): Change[] {
  const changed = new Map(changes.map(({ path, source }) => [path, source]));
  return files.flatMap((translation): Change[] => {
    const { path } = translation;
    const { original } = readTranslationPath(path) ?? {};
    const source = original === undefined ? undefined : changed.get(original);
    if (original === undefined || source === undefined || changed.has(path)) return [];
    if (source === null) return [{ path, source }];
    const former = files.find((file) => file.path === original);
    const [before, after, part] = [former, { path: original, source }, translation].map(readFields);
    if (!before || !after || !part) return [];
    const moved = follow(before, after, part) as Group;
    return JSON.stringify(moved) === JSON.stringify(part) ? [] : [{ path, source: sourceOf(path, moved) }];
  });
}

/** Checks a save as a build does: `errors` refuse it, `notices` are caused elsewhere; translations follow as further changes. */
export async function prepareSave(files: ContentFiles, wanted: readonly Change[], live?: ContentFiles) {
  const changing = [...wanted, ...followOriginals(files, wanted)];
  const changes = await Promise.all(
    changing.map(async ({ path, source, isExact }): Promise<Change> => {
      return source === null || isExact ? { path, source } : formatContent({ path, source });
    }),
  );
  const changedPaths = new Set(changes.map(({ path }) => path));
  const after = [
    ...files.filter(({ path }) => !changedPaths.has(path)),
    ...changes.filter((change): change is ContentFile => change.source !== null),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
  const before = checkContent(files, { live });
  const known = new Set(before.errors.map((error) => JSON.stringify(error)));
  const { errors, content } = checkContent(after, { live });
  const remaining = new Set(after.map(({ path }) => path));
  // That a file is missing is what those say that name it, unless the site itself cannot do without it.
  const isOwn = ({ file }: ContentError): boolean =>
    wanted.some(({ path }) => path === file) && (remaining.has(file) || requiredPaths.includes(file));
  const caused = errors.filter((error) => !isOwn(error) && !known.has(JSON.stringify(error)));
  const values = before.content && content ? findFormerValues(before.content, content) : [];
  const former = [...values, ...findOlder(after, {}, files)];
  return { changes, after, errors: errors.filter(isOwn), notices: errorNotices(caused), former };
}

/** Says what is wrong with the first of these changes, by the fields of its form: an item of a list is a line of its field. */
export async function findFieldErrors(
  files: ContentFiles,
  changes: readonly Change[],
  fields: readonly string[],
) {
  const { errors } = await prepareSave(files, changes);
  const own = errors.filter(({ file }) => file === changes[0]?.path).toReversed();
  return new Map(
    own.map((error) => {
      const at = error.field.replace(/\[(\d+)\]/g, '.$1');
      return [fields.find((field) => at.startsWith(`${field}.`)) ?? at, plainWords(error)] as const;
    }),
  );
}
