import { reservedSlugs } from '../../shared/site/reserved-slugs';
import { type ContentError, type FieldPath, quoteFound } from '../content-error';
import type { ContentFolder } from '../reading/content-folder';
import { citySlugs } from './known-names';

type ListedRedirect = { path: string; field: FieldPath; from: string; to: string };

/** Lists the redirects of the content, each with its file and its field. */
export function listRedirects(folder: ContentFolder): ListedRedirect[] {
  return folder.all('site').flatMap(({ path, name, data }) => {
    if (name !== 'redirects') return [];
    return data.cities.map((redirect, index) => ({ path, field: ['cities', index], ...redirect }));
  });
}

/**
 * Reports redirects from an address that is still there: of a city, or of the site itself. Those to a city that is not there
 * are reported with all else that names it (check-references.ts), so that none can lead to another redirect.
 */
export function checkRedirects(folder: ContentFolder): ContentError[] {
  const slugs = citySlugs(folder);
  return listRedirects(folder).flatMap(({ path, field, from }) => {
    const error = { path: [...field, 'from'], found: quoteFound(from), fix: 'take the redirect out' };
    if (slugs.includes(from)) {
      const expected = `the old slug of a city that is gone or renamed; this city is there, in cities/${from}.json`;
      return [folder.error(path, { ...error, expected })];
    }
    if (!reservedSlugs.includes(from)) return [];
    const expected = `the old slug of a city; /${from} is an address of the site itself`;
    return [folder.error(path, { ...error, expected })];
  });
}
