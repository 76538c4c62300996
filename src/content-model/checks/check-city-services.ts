import { findClosestName } from '../schema/closest-name';
import { type ContentError, quoteFound } from '../content-error';
import type { ContentFolder } from '../reading/content-folder';
import { listLocalFiles } from './check-local-services';
import { meantOr } from './meant-or';
import { reportMissing } from './missing-files';

/**
 * Reports the services that a city names as its own and that are not there, and the pages of a city about a service that it
 * does not offer.
 */
export function checkCityServices(folder: ContentFolder): ContentError[] {
  const names = folder.names('services');
  // A folder without any service is reported as such.
  if (names.length === 0) return [];
  return [...checkNames(folder, names), ...checkPages(folder)];
}

function checkNames(folder: ContentFolder, names: readonly string[]): ContentError[] {
  const named = folder.all('cities').flatMap(({ path, data: { services = [] } }) =>
    services.map((missing, index) => {
      const expected = 'the slug of a service: the name of its file in services/, without .json';
      const wanted = meantOr(missing, names, expected, `write one of: ${names.join(', ')}`);
      const reported = { path: ['services', index], found: quoteFound(missing), ...wanted };
      return { missing, path, error: folder.error(path, reported) };
    }),
  );
  return reportMissing(
    named.filter(({ missing }) => !names.includes(missing)),
    (service) => `services/${service}.json`,
    (service) => findClosestName(service, names),
  );
}

function checkPages(folder: ContentFolder): ContentError[] {
  const offered = new Map(folder.all('cities').map(({ data }) => [data.slug, data.services]));
  const cities = new Map(listLocalFiles(folder).map(({ path, city }) => [path, city]));
  return folder.all('local-services').flatMap(({ path, data: { service } }) => {
    const city = cities.get(path) ?? '';
    const services = offered.get(city);
    if (!services || services.includes(service)) return [];
    const expected = `a service that the city offers, one of: ${services.join(', ')}`;
    const fix = `add "${service}" to "services" in cities/${city}.json, or take this page out`;
    return [folder.error(path, { path: ['service'], found: quoteFound(service), expected, fix })];
  });
}
