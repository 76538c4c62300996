import type { CityRedirect } from '../../../src/shared/site/hosting-redirects';
import type { ContentFile } from '../../../src/content-model/types';
import { formatContent } from '../format-content';
import type { Change } from '../prepare-save';
import { cityFile, readCities } from './city-files';
import { filesWithout } from './plan-deletion';
import { changeRedirects, redirectsIn } from './redirects';

/** What is saved when a deleted city comes back, and the files that have changed since and go on without naming it. */
export type Return = { changes: Change[]; left: string[] };

/**
 * The slug under which a deleted city goes on: its address was changed, and it was never gone. Takes the content as it was
 * with the old slug, and as it is.
 */
function findRenamed(
  before: readonly ContentFile[],
  now: readonly ContentFile[],
  slug: string,
): string | undefined {
  const to = redirectsIn(now).find(({ from }) => from === slug)?.to;
  const nameIn = (files: readonly ContentFile[], at = ''): string | undefined =>
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

/**
 * Plans how a deleted city comes back with what went with it, from the content as it was before. A file that names it no
 * longer is as it was, too, unless somebody has changed it since. The redirect of its address ends. Refuses a city that only
 * has another address.
 */
export async function planReturn(
  before: readonly ContentFile[],
  now: readonly ContentFile[],
  slug: string,
): Promise<Return> {
  const renamed = findRenamed(before, now, slug);
  if (renamed !== undefined)
    throw new Error(
      `/${slug} is /${renamed} now: open that city and press “Change the address” to give it the old one again.`,
    );
  const present = new Map(now.map(({ path, source }) => [path, source]));
  const changes: Change[] = [];
  const left: string[] = [];
  const without = filesWithout(before, slug);
  for (const [index, file] of before.entries()) {
    const { path, source } = without[index] as Change;
    if (source === file.source) continue;
    const found = present.get(path);
    if (source === null && found === undefined) changes.push(file);
    else if (source !== null && found === (await formatContent({ path, source })).source) changes.push(file);
    else if (found !== file.source && path !== cityFile(slug)) left.push(path);
  }
  const known = redirectsIn(before);
  const redirects = changeRedirects(now, (list) => withoutOwnRedirect(list, known, slug));
  return { changes: [...changes, ...redirects], left };
}
