import { reservedSlugs } from '../../domain/reserved-slugs';
import { checkBadges } from './check-badges';
import { checkCampaigns } from './check-campaigns';
import { checkCountries } from './check-countries';
import { checkCitiesNamed } from './check-cities-named';
import { checkCityServices } from './check-city-services';
import { checkDays } from './check-days';
import { checkJobs } from './check-jobs';
import { checkLoad } from './check-load';
import { checkLocalServices } from './check-local-services';
import { checkRecent } from './check-recent';
import { checkRedirects } from './check-redirects';
import { checkRepeats } from './check-repeats';
import { checkSiteFile } from './check-site-file';
import { describeWrongName, proposeName } from './file-names';
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
    ...checkBadges(folder),
    ...checkCountries(folder),
    ...checkOrders(folder, 'services'),
    ...checkOrders(folder, 'faq'),
    ...checkQuestions(folder),
    ...checkRecent(folder),
    ...checkCitiesNamed(folder),
    ...checkRedirects(folder),
    ...checkJobs(folder, today),
    ...checkLocalServices(folder),
    ...checkCampaigns(folder),
    ...checkCityServices(folder),
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

function checkSlugs(folder: ContentFolder, kind: 'cities' | 'services' | 'campaigns'): ContentError[] {
  const documents = folder.all(kind);
  const wrong = documents.filter(({ name, data }) => data.slug !== name);
  return wrong.map(({ path, name, data: { slug } }) => {
    // The file named like the slug owns it; without one, the first file that has it does.
    const same = documents.filter(({ data }) => data.slug === slug);
    const owner = same.find((other) => other.name === slug) ?? same[0];
    const isTaken = owner !== undefined && owner.path !== path;
    const taken = documents.flatMap(({ name: other, data }) => [other, data.slug]);
    const reported = describeWrongName({
      field: 'slug',
      name,
      slug,
      taken,
      owner: isTaken ? owner.path : undefined,
    });
    return folder.error(path, { path: ['slug'], ...reported });
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

function checkOrders(folder: ContentFolder, kind: 'services' | 'faq'): ContentError[] {
  const documents = folder.all(kind);
  const free = Math.max(0, ...documents.map(({ data }) => data.order)) + 1;
  const owners = new Map<number, string>();
  return documents.flatMap(({ path, data: { order } }) => {
    const owner = owners.get(order);
    if (owner === undefined) {
      owners.set(order, path);
      return [];
    }
    const expected = `a number of its own; ${owner} has ${order} already`;
    const fix = `write another number: ${free} is free, and puts it last`;
    return [folder.error(path, { path: ['order'], found: quoteFound(order), expected, fix })];
  });
}

function checkQuestions(folder: ContentFolder): ContentError[] {
  const owners = new Map<string, string>();
  return folder.all('faq').flatMap(({ path, data: { question } }) => {
    const owner = owners.get(question);
    if (owner === undefined) {
      owners.set(question, path);
      return [];
    }
    const expected = `a question of its own; ${owner} asks this one already`;
    return [folder.error(path, { path: ['question'], found: quoteFound(question), expected })];
  });
}
