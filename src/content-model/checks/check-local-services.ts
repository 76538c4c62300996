import { type ContentError, quoteFound, wholeFile } from '../content-error';
import type { ContentFolder } from '../reading/content-folder';
import { anySlug } from '../schema/parts';
import { isNameOfFolder } from './file-names';
import { meantOr } from './meant-or';

const folderName = 'local-services';

/**
 * Reports services in cities whose city or service is not there, whose file has a name that no address can have, that
 * say of themselves what another of their city says, and reviews and jobs that are about a page that no city has.
 */
export function checkLocalServices(folder: ContentFolder): ContentError[] {
  return [
    ...checkNames(folder),
    ...checkServices(folder),
    ...checkOwn(folder, 'name'),
    ...checkOwn(folder, 'order'),
    ...checkAbout(folder),
  ];
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

function checkServices(folder: ContentFolder): ContentError[] {
  const services = folder.names('services');
  if (services.length === 0) return [];
  return folder
    .all(folderName)
    .filter(({ data }) => !services.includes(data.service))
    .map(({ path, data: { service } }) =>
      folder.error(path, {
        path: ['service'],
        found: quoteFound(service),
        ...meantOr(
          service,
          services,
          'the slug of a service: the name of its file in services/, without .json',
          `write one of: ${services.join(', ')}`,
        ),
      }),
    );
}

/** Reports what another page of the same city has already. */
function checkOwn(folder: ContentFolder, field: 'name' | 'order'): ContentError[] {
  const owners = new Map<string, string>();
  return folder.all(folderName).flatMap(({ path, name, data }) => {
    const key = `${name.split('/')[0]} ${data[field]}`;
    const owner = owners.get(key);
    if (owner === undefined) {
      owners.set(key, path);
      return [];
    }
    const what = field === 'order' ? 'a number' : 'a name';
    const expected = `${what} of its own in its city; ${owner} has this one already`;
    return [folder.error(path, { path: [field], found: quoteFound(data[field]), expected })];
  });
}

function checkAbout(folder: ContentFolder): ContentError[] {
  const names = [...new Set(listLocalFiles(folder).map(({ name }) => name))];
  return [...folder.all('reviews'), ...folder.all('jobs')].flatMap(({ path, data: { about = [] } }) =>
    about.flatMap((name, index) => {
      if (names.includes(name)) return [];
      const expected =
        'the name of a page of a service in a city: of a file in local-services/, without .json';
      const fix =
        names.length === 0
          ? 'take "about" out: no city has such a page'
          : `write one of: ${names.join(', ')}`;
      return [
        folder.error(path, {
          path: ['about', index],
          found: quoteFound(name),
          ...meantOr(name, names, expected, fix),
        }),
      ];
    }),
  );
}
