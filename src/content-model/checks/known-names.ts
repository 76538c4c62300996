import type { ContentFolder } from '../reading/content-folder';
import { isName } from './file-names';

/** Gives the slugs of all cities, also of those whose file has errors or a wrong name. */
export function citySlugs(folder: ContentFolder): string[] {
  const names = folder.names('cities').filter(isName);
  return [...new Set([...names, ...folder.all('cities').map(({ data }) => data.slug)])];
}

/** Gives the groups of all badges, also of those whose file has errors or a wrong name. */
export function badgeGroups(folder: ContentFolder): string[] {
  const names = folder.names('badges').filter(isName);
  return [...new Set([...names, ...folder.all('badges').map(({ data }) => data.group)])];
}

/**
 * The ids of all coupons, the brand's and those that cities have of their own; undefined where site/coupons.json is not
 * there or has errors, which are reported as such.
 */
export function couponIds(folder: ContentFolder): string[] | undefined {
  const file = folder.all('site').find(({ name }) => name === 'coupons');
  if (file?.name !== 'coupons') return undefined;
  const own = folder.all('cities').flatMap(({ data }) => data.coupons ?? []);
  return [...new Set([...file.data.items, ...own].map(({ id }) => id))];
}
