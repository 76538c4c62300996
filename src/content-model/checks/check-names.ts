import { longestCitySlug } from '../../shared/values/limits';
import { languagePattern, splitLanguage } from '../../shared/site/languages';
import { reservedSlugs } from '../../shared/site/reserved-slugs';
import { brandPaths, citySubRoutes } from '../../shared/site/routes';
import { addressOfFile, findVanished } from '../reading/page-addresses';
import type { ContentFolder } from '../reading/content-folder';
import { findMeantFolder, findMeantPath, requiredPaths } from '../reading/content-kinds';
import { type FieldPath, ofField, quoteFound, type Reported } from '../content-error';
import { pages } from '../schema/pages';
import { anySlug, joinWords } from '../schema/parts';
import type { ContentFiles } from '../types';

/** A city with the name of a page would confuse readers, so those names are taken too, besides the site's routes. */
const takenSlugs: string[] = [...reservedSlugs, ...Object.keys(pages)];
/** Hosting serves a page of this name at the address of the page above it. */
const nameOfFolder = 'index';

/** Reports files that are missing, and those whose name, slug or old address no page can have. */
export const checkNames = (folder: ContentFolder): Reported[] => [
  ...checkPresence(folder),
  ...named.flatMap((kind) => checkSlugs(folder, kind)),
  ...checkLocalNames(folder),
  ...checkRedirects(folder),
];

const named = ['cities', 'services', 'guides', 'campaigns', 'badges'] as const;

function checkPresence({ paths }: ContentFolder): Reported[] {
  const strays = paths.filter((path) => !requiredPaths.includes(path)).map(findMeantPath);
  const missing = requiredPaths.filter((path) => !paths.includes(path) && !strays.includes(path));
  const isOf = (name: string, path: string): boolean =>
    path.startsWith(`${name}/`) || findMeantFolder(path) === name;
  const empty = ['cities', 'services', 'faq', 'badges'].filter(
    (name) => !paths.some((path) => isOf(name, path)),
  );
  const fix = 'bring it back from an earlier version, or copy it from another content folder';
  return [
    ...missing.map((file) => ofField(file, [], 'no such file', 'this file: the site needs it', fix)),
    ...empty.map((name) => ofField(`${name}/`, [], 'no files', 'at least one file')),
  ];
}

const isName = (name: string): boolean => name !== '' && joinWords(name) === name;

/** Gives a name that a slug and a file can have, as close as can be to what was written. */
function proposeName(written: string): string {
  const name = joinWords(written).slice(0, longestCitySlug).replace(/-+$/, '');
  return name || 'new';
}

function checkSlugs(folder: ContentFolder, kind: (typeof named)[number]): Reported[] {
  const field = kind === 'badges' ? 'group' : 'slug';
  const documents = folder.all(kind).map(({ path, name, data }) => {
    return { path, name, slug: 'group' in data ? data.group : data.slug };
  });
  return documents.flatMap(({ path: file, name, slug }) => {
    const report = (expected: string, fix: string): Reported[] => [
      ofField(file, [field], quoteFound(slug), expected, fix),
    ];
    const owner = documents.find((other) => other.slug === slug && other.name === slug);
    const own = proposeName(name);
    const write = isName(name) ? `write "${name}"` : undefined;
    if (slug !== name && owner)
      return report(
        `a ${field} of its own, which is the file's name too; ${owner.path} has this one already`,
        write ?? `write "${own}", and name the file ${own}.json`,
      );
    const rename = `give the file the name ${slug}.json`;
    if (slug !== name) return report(`the file's name, "${name}"`, write ? `${write}, or ${rename}` : rename);
    const isOfSite = takenSlugs.includes(slug) || languagePattern.test(slug);
    if (slug !== nameOfFolder && !(kind === 'cities' && isOfSite)) return [];
    return report(
      `another ${field}: /${slug} is an address of the site itself`,
      `choose another one, such as "${slug}-city", and name the file after it`,
    );
  });
}

/** Lists the files of pages about a service, each with its city and its name, also those that have errors in them. */
export function listLocalFiles({ paths }: ContentFolder): { path: string; city: string; name: string }[] {
  return paths.flatMap((path) => {
    const [, city, name] = /^local-services\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
    return city !== undefined && name !== undefined ? [{ path, city, name }] : [];
  });
}

const checkLocalNames = (folder: ContentFolder): Reported[] =>
  listLocalFiles(folder)
    .filter(({ name }) => !anySlug.safeParse(name).success || name === nameOfFolder)
    .map(({ path, city, name }) => {
      const expected = `lowercase words joined by hyphens, not "${nameOfFolder}": the page is at /${city}/what-we-take/ and this name`;
      const fix = 'name the file after what the page is about, such as hot-tubs.json';
      return ofField(path, [], `a file named ${quoteFound(name)}`, expected, fix);
    });

/** Those to a city that is not there are reported with all else that names it, so none can lead to another redirect. */
function checkRedirects(folder: ContentFolder): Reported[] {
  const { cities: moved = [], pages: gone = [] } = folder.site('redirects') ?? {};
  const [slugs, made] = [listNames(folder, 'cities'), folder.paths.map(addressOfFile)];
  const isThere = (address: string): boolean => {
    const [, city = '', subRoute = '', ...deeper] = address.split('/');
    const isOfCity = (citySubRoutes as readonly string[]).includes(subRoute) && deeper.length === 0;
    const isFixed = address === '/' || (brandPaths as readonly string[]).includes(address);
    return isFixed || made.includes(address) || ([':city', ...slugs].includes(city) && isOfCity);
  };
  const report = (isWrong: boolean, path: FieldPath, address: string, expected: string): Reported[] => {
    const fix = path[0] === 'cities' ? 'take the redirect out' : 'name another one, or take the redirect out';
    return isWrong ? [ofField('site/redirects.json', path, quoteFound(address), expected, fix)] : [];
  };
  const taken = [...slugs, ...reservedSlugs];
  const old = 'the old address of a city that is gone or renamed; a page is there';
  return [
    ...moved.flatMap(({ from }, index) =>
      report(taken.includes(from) || languagePattern.test(from), ['cities', index, 'from'], from, old),
    ),
    ...gone.flatMap(({ from, to }, index) => [
      ...report(isThere(splitLanguage(from).rest), ['pages', index, 'from'], from, 'a page that is gone'),
      ...report(!isThere(to), ['pages', index, 'to'], to, 'the address of a page that is there'),
    ]),
  ];
}

/** Reports pages that are live and would be gone without a redirect, with the redirect to add. */
export function checkVanished(folder: ContentFolder, live: ContentFiles, now: ContentFiles): Reported[] {
  const redirects = folder.site('redirects');
  return (redirects ? findVanished(live, now, redirects) : []).map(({ list, ...lead }) => {
    const found = `no redirect of ${lead.from}, which is live and has no page now`;
    const expected = `${JSON.stringify(lead)} in "${list}", or a better place to lead to`;
    const fix = 'add it, or run: npm run content:check -- --add-redirects';
    return ofField('site/redirects.json', [list], found, expected, fix);
  });
}

/** The slugs of cities or the groups of badges, also of those whose file has errors or a wrong name. */
export function listNames(folder: ContentFolder, kind: 'cities' | 'badges'): string[] {
  const given = folder.all(kind).map(({ data }) => ('group' in data ? data.group : data.slug));
  return [...new Set([...folder.names(kind).filter(isName), ...given])];
}
