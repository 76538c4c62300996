import type { ContentFolder } from '../reading/content-folder';
import { isName } from './file-names';

/** Gives the slugs of all cities, also of those whose file has errors or a wrong name. */
export function citySlugs(folder: ContentFolder): string[] {
  const names = folder.names('cities').filter(isName);
  return [...new Set([...names, ...folder.all('cities').map(({ data }) => data.slug)])];
}
