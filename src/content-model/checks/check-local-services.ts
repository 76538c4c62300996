import { type ContentError, quoteFound, wholeFile } from '../content-error';
import type { ContentFolder } from '../reading/content-folder';
import { anySlug } from '../schema/parts';
import { isNameOfFolder } from './file-names';

/**
 * Reports services in cities whose file has a name that no address can have, and those that their city does not offer.
 */
export function checkLocalServices(folder: ContentFolder): ContentError[] {
  return [...checkNames(folder), ...checkOffered(folder)];
}

/** Lists the files of pages about a service, each with its city and its name, also those that have errors in them. */
export function listLocalFiles({ paths }: ContentFolder): { path: string; city: string; name: string }[] {
  return paths.flatMap((path) => {
    const [, city, name] = /^local-services\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
    return city !== undefined && name !== undefined ? [{ path, city, name }] : [];
  });
}

function checkNames(folder: ContentFolder): ContentError[] {
  return listLocalFiles(folder).flatMap(({ path, city, name }) => {
    const error = { file: path, field: wholeFile, found: `a file named ${quoteFound(name)}` };
    if (!anySlug.safeParse(name).success) {
      const expected = `lowercase words joined by hyphens: the page's address is /${city}/what-we-take/ and this name`;
      return [{ ...error, expected, fix: 'give the file another name, such as hot-tubs.json' }];
    }
    if (!isNameOfFolder(name)) return [];
    const expected = `another name: /${city}/what-we-take/${name} is the address of the page above it`;
    return [{ ...error, expected, fix: 'name the file after what the page is about' }];
  });
}

/** Reports the pages of a city about a service that it does not offer. */
function checkOffered(folder: ContentFolder): ContentError[] {
  const offered = new Map(folder.all('cities').map(({ data }) => [data.slug, data.services]));
  const known = folder.names('services');
  return folder.all('local-services').flatMap(({ path, name, data: { service } }) => {
    const city = name.split('/')[0] ?? '';
    const services = offered.get(city);
    if (!services || services.includes(service) || !known.includes(service)) return [];
    const expected = `a service that the city offers, one of: ${services.join(', ')}`;
    const fix = `add "${service}" to "services" in cities/${city}.json, or take this page out`;
    return [folder.error(path, { path: ['service'], found: quoteFound(service), expected, fix })];
  });
}
