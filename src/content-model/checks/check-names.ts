import { longestCitySlug } from '../../shared/values/limits';
import type { PageRedirect } from '../../shared/site/hosting-redirects';
import { languagePattern } from '../../shared/site/languages';
import { reservedSlugs } from '../../shared/site/reserved-slugs';
import { brandPaths, citySubRoutes } from '../../shared/site/routes';
import { addressOfFile } from '../reading/page-addresses';
import type { ContentFolder } from '../reading/content-folder';
import { findMeantFolder, findMeantPath, requiredPaths } from '../reading/content-kinds';
import { type ContentError, type FieldPath, quoteFound, wholeFile } from '../content-error';
import { pages } from '../schema/pages';
import { anySlug, joinWords } from '../schema/parts';

/** A city with the name of a page would confuse readers, so those names are taken too, besides the site's routes. */
const takenSlugs: string[] = [...reservedSlugs, ...Object.keys(pages)];
/** Hosting serves a page of this name at the address of the page above it. */
const nameOfFolder = 'index';

/** Reports files that are missing, and those whose name, slug or old address no page can have. */
export function checkNames(folder: ContentFolder): ContentError[] {
  return [
    ...checkPresence(folder),
    ...(['cities', 'services', 'guides', 'campaigns', 'badges'] as const).flatMap((kind) =>
      checkSlugs(folder, kind),
    ),
    ...checkLocalNames(folder),
    ...checkRedirects(folder),
  ];
}

function checkPresence({ paths }: ContentFolder): ContentError[] {
  const strays = paths.filter((path) => !requiredPaths.includes(path)).map(findMeantPath);
  const missing = requiredPaths
    .filter((path) => !paths.includes(path) && !strays.includes(path))
    .map((path) => ({
      file: path,
      field: wholeFile,
      found: 'no such file',
      expected: 'this file: the site needs it',
      fix: 'bring it back from an earlier version, or copy it from another content folder',
    }));
  const empty = ['cities', 'services', 'faq', 'badges']
    .filter((name) => !paths.some((path) => path.startsWith(`${name}/`) || findMeantFolder(path) === name))
    .map((name) => ({
      file: `${name}/`,
      field: wholeFile,
      found: 'no files',
      expected: 'at least one file',
    }));
  return [...missing, ...empty];
}

/** Whether a file's name without its ending can be a slug. */
const isName = (name: string): boolean => name !== '' && joinWords(name) === name;

/** Gives a name that a slug and a file can have, as close as can be to what was written. */
export function proposeName(written: string): string {
  const name = joinWords(written).slice(0, longestCitySlug).replace(/-+$/, '');
  return name || 'new';
}

function checkSlugs(
  folder: ContentFolder,
  kind: 'badges' | 'cities' | 'services' | 'guides' | 'campaigns',
): ContentError[] {
  const field = kind === 'badges' ? 'group' : 'slug';
  const documents = folder.all(kind).map(({ path, name, data }) => {
    return { path, name, slug: 'group' in data ? data.group : data.slug };
  });
  return documents.flatMap(({ path, name, slug }) => {
    const report = (expected: string, fix: string): ContentError[] => [
      folder.error(path, { path: [field], found: quoteFound(slug), expected, fix }),
    ];
    const owner = documents.find((other) => other.slug === slug && other.name === slug);
    const own = proposeName(name);
    if (slug !== name && owner)
      return report(
        `a ${field} of its own, which is the file's name too; ${owner.path} has this one already`,
        isName(name) ? `write "${name}"` : `write "${own}", and name the file ${own}.json`,
      );
    if (slug !== name) {
      const rename = `give the file the name ${slug}.json`;
      return report(`the file's name, "${name}"`, isName(name) ? `write "${name}", or ${rename}` : rename);
    }
    const isOfSite = takenSlugs.includes(slug) || languagePattern.test(slug);
    const isTaken = (kind === 'cities' && isOfSite) || slug === nameOfFolder;
    if (!isTaken) return [];
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

function checkLocalNames(folder: ContentFolder): ContentError[] {
  return listLocalFiles(folder)
    .filter(({ name }) => !anySlug.safeParse(name).success || name === nameOfFolder)
    .map(({ path, city, name }) => ({
      file: path,
      field: wholeFile,
      found: `a file named ${quoteFound(name)}`,
      expected: `lowercase words joined by hyphens, not "${nameOfFolder}": the page is at /${city}/what-we-take/ and this name`,
      fix: 'name the file after what the page is about, such as hot-tubs.json',
    }));
}

/**
 * Reports redirects from an address that is still there: of a city, or of the site itself. Those to a city that is not there
 * are reported with all else that names it (check-references.ts), so that none can lead to another redirect.
 */
function checkRedirects(folder: ContentFolder): ContentError[] {
  const slugs = citySlugs(folder);
  const redirects = folder.site('redirects');
  const wrongCities = (redirects?.cities ?? []).flatMap(({ from }, index) => {
    if (!slugs.includes(from) && !reservedSlugs.includes(from)) return [];
    const expected = 'the old slug of a city that is gone or renamed; a page is there';
    const reported = { path: ['cities', index, 'from'], found: quoteFound(from), expected };
    return [folder.error('site/redirects.json', { ...reported, fix: 'take the redirect out' })];
  });
  return [...wrongCities, ...checkPageRedirects(folder, redirects?.pages ?? [])];
}

/** Reports redirects from a page that is there, and to one that is not. */
function checkPageRedirects(folder: ContentFolder, redirects: readonly PageRedirect[]): ContentError[] {
  const [cities, made] = [citySlugs(folder), folder.paths.map(addressOfFile)];
  const isThere = (address: string): boolean => {
    const [, city = '', subRoute = '', ...deeper] = address.split('/');
    const isOfCity = (citySubRoutes as readonly string[]).includes(subRoute) && deeper.length === 0;
    const isFixed = address === '/' || (brandPaths as readonly string[]).includes(address);
    return isFixed || made.includes(address) || ([':city', ...cities].includes(city) && isOfCity);
  };
  const fix = 'name another one, or take the redirect out';
  const report = (path: FieldPath, address: string, expected: string): ContentError =>
    folder.error('site/redirects.json', { path, found: quoteFound(address), expected, fix });
  return redirects.flatMap(({ from, to }, index) => [
    ...(isThere(from) ? [report(['pages', index, 'from'], from, 'a page that is gone')] : []),
    ...(isThere(to) ? [] : [report(['pages', index, 'to'], to, 'the address of a page that is there')]),
  ]);
}

/** Also of those whose file has errors or a wrong name. */
export const citySlugs = (folder: ContentFolder): string[] =>
  namesOf(
    folder,
    'cities',
    folder.all('cities').map(({ data }) => data.slug),
  );

/** Also of those whose file has errors or a wrong name. */
export const badgeGroups = (folder: ContentFolder): string[] =>
  namesOf(
    folder,
    'badges',
    folder.all('badges').map(({ data }) => data.group),
  );

const namesOf = (folder: ContentFolder, kind: 'cities' | 'badges', named: readonly string[]): string[] => [
  ...new Set([...folder.names(kind).filter(isName), ...named]),
];
