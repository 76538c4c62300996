import { distanceBetween } from '../../../src/features/cities/rules/near-city';
import { readTranslationPath, translationPath } from '../../../src/content-model/reading/translation-names';
import type { City, ContentFile, ContentFiles } from '../../../src/content-model/types';
import type { CityRedirect } from '../../../src/shared/site/hosting-redirects';
import { formatContent, readFields } from '../format-content';
import { type Change, prepareSave } from '../prepare-save';
import {
  changeRedirects,
  cityFile,
  localFolder,
  readCities,
  redirected,
  redirectsFile,
  redirectsIn,
} from './city-files';
import type { z } from 'zod';
import { findFileKind } from '../../../src/content-model/reading/content-kinds';
import { type Group, isGroup, withoutOptional } from '../../../src/content-model/reading/walk';
import { fieldsOf, isOptional, itemOf } from '../schemas';

/** A city's slug and its new one, or null for a deleted city, whose pages about services are `lost`: nothing may name them. */
export type Renaming = { slug: string; newSlug: string | null; lost?: readonly unknown[] };

/** Stands for a value that is about the city alone, so that it goes with it. */
const gone = Symbol('gone');

function renamed(schema: z.ZodType, value: unknown, renaming: Renaming): unknown {
  const { slug, newSlug, lost = [] } = renaming;
  const { names } = withoutOptional(schema).meta() ?? {};
  if (names === 'cities' && value === slug) return newSlug ?? gone;
  if (names === 'local-services' && lost.includes(value)) return gone;
  const item = itemOf(schema);
  if (!Array.isArray(value) || !item) return isGroup(value) ? renamedGroup(schema, value, renaming) : value;
  const left = value.map((each) => renamed(item, each, renaming)).filter((each) => each !== gone);
  return left.length === 0 && value.length > 0 ? gone : left;
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

function withLinks(source: string, { slug, newSlug }: Renaming): string {
  const link = new RegExp(`(\\]\\(<?)/${slug}(/[\\w-]*)?(?=[)>#?\\s])`, 'g');
  return source.replace(link, (_match, before: string, subRoute = '') =>
    newSlug === null ? `${before}/` : `${before}/${newSlug}${String(subRoute)}`,
  );
}

/** Null for a file about that city alone, such as a job; the very same text where the city is not named. */
export function renameMentions({ path, source }: ContentFile, renaming: Renaming): string | null {
  const kind = findFileKind(path);
  if (!('schema' in kind) || path === redirectsFile) return source;
  if (kind.format === 'markdown') return withLinks(source, renaming);
  const data = readFields({ path, source });
  if (!data) return source;
  const left = renamed(kind.schema, data, renaming);
  if (left === gone) return null;
  return JSON.stringify(left) === JSON.stringify(data) ? source : JSON.stringify(left, null, 2);
}

const pageName = (path: string): string | undefined =>
  /^local-services\/[^/]+\/([^/]+)\.json$/.exec(path)?.[1];

/** Whether a file is a campaign of one city alone: without its cities it would be in all of them. */
const isCampaignOf = (file: ContentFile, slug: string): boolean =>
  file.path.startsWith('campaigns/') &&
  (readFields(file) as { cities?: string[] } | undefined)?.cities?.every((city) => city === slug) === true;

/** Gives the files as they are without a city: null for one that goes with it. Redirects are not among them. */
function filesWithout(files: ContentFiles, slug: string): Change[] {
  const isOwn = (file: ContentFile): boolean =>
    file.path === cityFile(slug) || file.path.startsWith(localFolder(slug)) || isCampaignOf(file, slug);
  const namesIn = (some: ContentFiles) => some.flatMap(({ path }) => pageName(path) ?? []);
  const left = namesIn(files.filter((file) => !isOwn(file)));
  const lost = namesIn(files.filter(isOwn)).filter((name) => !left.includes(name));
  const withoutCity = (file: ContentFile): string | null =>
    isOwn(file) ? null : renameMentions(file, { slug, newSlug: null, lost });
  const without = files.map((file) => ({ path: file.path, source: withoutCity(file) }));
  const goes = new Set(without.filter(({ source }) => source === null).map(({ path }) => path));
  return without.map((change) => {
    const { original } = readTranslationPath(change.path) ?? {};
    return original !== undefined && goes.has(original) ? { ...change, source: null } : change;
  });
}

/** Also gives the paths of what is deleted with the city and of what is changed; its visitors are sent to `to`. */
export function planDeletion(files: ContentFiles, slug: string, to: string) {
  const differing = filesWithout(files, slug).filter(({ source }, index) => source !== files[index]?.source);
  const redirects = changeRedirects(files, (known) => redirected(known, slug, to));
  return {
    changes: [...differing, ...redirects],
    deleted: differing.flatMap(({ path, source }) =>
      source === null && path !== cityFile(slug) && !readTranslationPath(path) ? [path] : [],
    ),
    changed: differing.flatMap(({ path, source }) => (source === null ? [] : [path])),
  };
}

export function listTargets(city: City, cities: readonly City[]): { near: City[]; far: City[] } {
  const distanceTo = ({ position }: City): number =>
    city.position && position ? distanceBetween(city.position, position) : Number.MAX_VALUE;
  const sorted = cities.toSorted((a, b) => distanceTo(a) - distanceTo(b));
  const others = sorted.filter(({ slug }) => slug !== city.slug);
  const isNear = ({ badgeGroup }: City): boolean => badgeGroup === city.badgeGroup;
  return { near: others.filter(isNear), far: others.filter((other) => !isNear(other)) };
}

function movedPath(path: string, slug: string, newSlug: string): string {
  const { original, language } = readTranslationPath(path) ?? {};
  if (original && language) return translationPath(movedPath(original, slug, newSlug), language);
  if (path === cityFile(slug)) return cityFile(newSlug);
  const folder = localFolder(slug);
  return path.startsWith(folder) ? localFolder(newSlug) + path.slice(folder.length) : path;
}

/** All that led to the old slug leads to the new one. To go back to a former slug ends its redirect. */
export function planRenaming(files: ContentFiles, slug: string, newSlug: string): Change[] {
  const changes = files.flatMap((file): Change[] => {
    const path = movedPath(file.path, slug, newSlug);
    const own = file.path === cityFile(slug) && { ...readFields(file), slug: newSlug };
    const text = own ? JSON.stringify(own, null, 2) : file.source;
    const source = renameMentions({ ...file, source: text }, { slug, newSlug });
    const changed = source === file.source && path === file.path ? [] : [{ path, source }];
    return path === file.path ? changed : [{ path: file.path, source: null }, ...changed];
  });
  return [...changes, ...changeRedirects(files, (known) => redirected(known, slug, newSlug))];
}

export async function findSlugError(
  files: ContentFiles,
  slug: string,
  newSlug: string,
): Promise<string | undefined> {
  if (newSlug === '') return 'Write the new address.';
  if (newSlug === slug) return `It is /${slug} already: write another one.`;
  if (files.some(({ path }) => path === cityFile(newSlug)))
    return `Another city is at /${newSlug} already: choose another address.`;
  const { errors } = await prepareSave(files, planRenaming(files, slug, newSlug));
  const error = errors.find(({ file, field }) => file === cityFile(newSlug) && field === 'slug');
  return error && `Found ${error.found}; expected ${error.expected}.`;
}

/** A city whose address was changed was never gone: gives its present slug. */
function findRenamed(before: ContentFiles, now: ContentFiles, slug: string): string | undefined {
  const to = redirectsIn(now).find(({ from }) => from === slug)?.to;
  const nameIn = (files: ContentFiles, at = ''): string | undefined =>
    readCities(files).find((city) => city.slug === at)?.locationName;
  const name = nameIn(now, to);
  return name !== undefined && name === nameIn(before, slug) ? to : undefined;
}

function withoutOwnRedirect(now: CityRedirect[], before: CityRedirect[], slug: string): CityRedirect[] {
  const target = now.find(({ from }) => from === slug)?.to;
  const ledHere = new Set(before.filter(({ to }) => to === slug).map(({ from }) => from));
  return now
    .filter(({ from }) => from !== slug)
    .map((each) => (each.to === target && ledHere.has(each.from) ? { ...each, to: slug } : each));
}

/** Files that stopped naming the city come back too, unless somebody has changed them since: those are in `left`. */
export async function planReturn(before: ContentFiles, now: ContentFiles, slug: string) {
  const present = findRenamed(before, now, slug);
  if (present !== undefined)
    throw new Error(
      `/${slug} is /${present} now: open that city and press “Change the address” to give it the old one again.`,
    );
  const sources = new Map(now.map(({ path, source }) => [path, source]));
  const changes: Change[] = [];
  const left: string[] = [];
  const without = filesWithout(before, slug);
  for (const [index, file] of before.entries()) {
    const { path, source } = without[index] as Change;
    if (source === file.source) continue;
    const found = sources.get(path);
    if (source === null && found === undefined) changes.push(file);
    else if (source !== null && found === (await formatContent({ path, source })).source) changes.push(file);
    else if (found !== file.source && path !== cityFile(slug)) left.push(path);
  }
  const known = redirectsIn(before);
  const redirects = changeRedirects(now, (list) => withoutOwnRedirect(list, known, slug));
  return { changes: [...changes, ...redirects], left };
}
