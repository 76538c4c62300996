import { reservedSlugs } from '../../shared/site/reserved-slugs';
import { offerPath } from '../../shared/site/routes';
import { checkCountries } from './check-countries';
import { checkDays } from './check-days';
import { checkJobs } from './check-jobs';
import { checkLoad } from './check-load';
import { checkLocalServices } from './check-local-services';
import { checkRecent } from './check-recent';
import { checkRedirects } from './check-redirects';
import { checkReferences } from './check-references';
import { checkRepeats } from './check-repeats';
import { checkSiteFile } from './check-site-file';
import { checkUnique } from './check-unique';
import { describeWrongName, isNameOfFolder, proposeName } from './file-names';
import type { ContentFolder } from '../reading/content-folder';
import { findMeantFolder, findMeantPath, requiredPaths } from '../reading/content-kinds';
import { type ContentError, quoteFound, wholeFile } from '../content-error';
import { pages } from '../schema/pages';

/** A city with the name of a page would confuse readers, so those names are taken too, besides the site's routes. */
const takenSlugs: string[] = [...reservedSlugs, ...Object.keys(pages)];

/** Reports where files contradict each other, or a file contradicts itself. Takes today's date as YYYY-MM-DD. */
export function checkAgreement(folder: ContentFolder, today: string): ContentError[] {
  return [
    ...checkPresence(folder),
    ...checkSlugs(folder, 'cities'),
    ...checkSlugs(folder, 'services'),
    ...checkSlugs(folder, 'campaigns'),
    ...checkTakenSlugs(folder),
    ...checkCampaigns(folder),
    ...checkSlugs(folder, 'badges'),
    ...checkCountries(folder),
    ...checkUnique(folder),
    ...checkRecent(folder),
    ...checkReferences(folder),
    ...checkRedirects(folder),
    ...checkJobs(folder, today),
    ...checkLocalServices(folder),
    ...checkLoad(folder),
    ...folder.documents.flatMap((document) =>
      [...checkSiteFile(document), ...checkDays(document), ...checkRepeats(document.data)].map((reported) =>
        folder.error(document.path, reported),
      ),
    ),
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
  const empty = ['cities', 'services', 'faq']
    .filter((name) => !paths.some((path) => path.startsWith(`${name}/`) || findMeantFolder(path) === name))
    .map((name) => ({
      file: `${name}/`,
      field: wholeFile,
      found: 'no files',
      expected: 'at least one file',
    }));
  return [...missing, ...empty];
}

function checkSlugs(
  folder: ContentFolder,
  kind: 'badges' | 'cities' | 'services' | 'campaigns',
): ContentError[] {
  const field = kind === 'badges' ? 'group' : 'slug';
  const documents = folder.all(kind).map(({ path, name, data }) => {
    return { path, name, slug: 'group' in data ? data.group : data.slug };
  });
  const taken = documents.flatMap(({ name, slug }) => [name, slug]);
  return documents
    .filter(({ name, slug }) => slug !== name)
    .map(({ path, name, slug }) => {
      // The file named like the slug owns it; without one, the first file that has it does.
      const same = documents.filter((other) => other.slug === slug);
      const first = same.find((other) => other.name === slug) ?? same[0];
      const owner = first === undefined || first.path === path ? undefined : first.path;
      return folder.error(path, {
        path: [field],
        ...describeWrongName({ field, name, slug, owner, taken }),
      });
    });
}

function checkTakenSlugs(folder: ContentFolder): ContentError[] {
  return folder
    .all('cities')
    .filter(({ data }) => takenSlugs.includes(data.slug))
    .map(({ path, data }) =>
      folder.error(path, {
        path: ['slug'],
        found: quoteFound(data.slug),
        expected: `another slug: /${data.slug} is an address of the site itself`,
        fix: `choose another one, such as "${proposeName(`${data.slug}-city`)}", and name the file after it`,
      }),
    );
}

/** Reports campaigns whose page could be at no address. */
function checkCampaigns(folder: ContentFolder): ContentError[] {
  return folder
    .all('campaigns')
    .filter(({ data }) => isNameOfFolder(data.slug))
    .map(({ path, data: { slug, cities: [city = 'toronto'] = [] } }) =>
      folder.error(path, {
        path: ['slug'],
        found: quoteFound(slug),
        expected: `another slug: ${offerPath(city, slug)} is the address of the page above it`,
        fix: 'name the campaign after what it offers, and the file after it',
      }),
    );
}
