import { distanceBetween } from '../../../src/features/cities/rules/neighbours';
import { readTranslationPath } from '../../../src/content-model/reading/translation-names';
import type { City, ContentFile } from '../../../src/content-model/types';
import { readFields } from '../format-content';
import type { Change } from '../prepare-save';
import { cityFile, localFolder } from './city-files';
import { renameMentions } from './city-mentions';
import { changeRedirects, redirected } from './redirects';

/** What is saved when a city is deleted, and what becomes of the other files. */
export type Deletion = {
  changes: Change[];
  deleted: string[];
  changed: string[];
};

const aboutKinds = /^(reviews|jobs)\//;

const pageName = (path: string): string | undefined =>
  /^local-services\/[^/]+\/([^/]+)\.json$/.exec(path)?.[1];

const read = (file: ContentFile): { about?: string[]; cities?: string[] } => readFields(file) ?? {};

function withoutAbout(file: ContentFile, gone: readonly string[]): string {
  const { path, source } = file;
  if (!aboutKinds.test(path) || !gone.some((name) => source.includes(`"${name}"`))) return source;
  const { about, ...others } = read(file);
  const left = about?.filter((name) => !gone.includes(name)) ?? [];
  if (left.length === (about?.length ?? 0)) return source;
  // The order of the fields is put right when the file is formatted.
  return JSON.stringify({ ...others, ...(left.length > 0 && { about: left }) }, null, 2);
}

/** Whether a file is a campaign of one city alone: without its cities it would be in all of them. */
const isCampaignOf = (file: ContentFile, slug: string): boolean =>
  file.path.startsWith('campaigns/') && read(file).cities?.every((city) => city === slug) === true;

/** Gives the files as they are without a city: null for one that goes with it. Redirects are not among them. */
export function filesWithout(files: readonly ContentFile[], slug: string): Change[] {
  const isOwn = (file: ContentFile): boolean =>
    file.path === cityFile(slug) || file.path.startsWith(localFolder(slug)) || isCampaignOf(file, slug);
  const namesIn = (some: readonly ContentFile[]) => some.flatMap(({ path }) => pageName(path) ?? []);
  const left = namesIn(files.filter((file) => !isOwn(file)));
  const gone = namesIn(files.filter(isOwn)).filter((name) => !left.includes(name));
  const withoutCity = (file: ContentFile): string | null => {
    const source = isOwn(file) ? null : renameMentions(file, { slug, newSlug: null });
    return source && withoutAbout({ path: file.path, source }, gone);
  };
  const without = files.map((file) => ({ path: file.path, source: withoutCity(file) }));
  const goes = new Set(without.filter(({ source }) => source === null).map(({ path }) => path));
  return without.map((change) => {
    const { original } = readTranslationPath(change.path) ?? {};
    return original !== undefined && goes.has(original) ? { ...change, source: null } : change;
  });
}

/**
 * Plans how a city is deleted: its file, its pages about services, its campaigns and its jobs go, what else names it names it no longer,
 * and its visitors, with those of addresses that led to it, are sent to another city or to `/`.
 */
export function planDeletion(files: readonly ContentFile[], slug: string, to: string): Deletion {
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

/** Where the visitors of a deleted city may be sent: cities of the same province or state, then the others, by distance. */
export function listTargets(city: City, cities: readonly City[]): { near: City[]; far: City[] } {
  const distanceTo = ({ position }: City): number =>
    city.position && position ? distanceBetween(city.position, position) : Number.MAX_VALUE;
  const others = cities
    .filter(({ slug }) => slug !== city.slug)
    .toSorted((a, b) => distanceTo(a) - distanceTo(b));
  const isNear = ({ badgeGroup }: City): boolean => badgeGroup === city.badgeGroup;
  return { near: others.filter(isNear), far: others.filter((other) => !isNear(other)) };
}
