import type { CityRedirect } from '../../shared/site/hosting-redirects';
import { readSiteDocument } from './read-site-document';

/** Reads the redirects of the content alone; gives none for a file with an error, which the content check reports. */
export function readRedirects(contentDir: string): CityRedirect[] {
  return readSiteDocument(contentDir, 'redirects')?.cities ?? [];
}
