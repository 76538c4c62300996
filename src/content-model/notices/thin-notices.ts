import { wantedLocalShare } from '../checks/local-pages';
import type { ThinPage } from '../types';
import type { Notice } from './notice';

/** Says which services get no page, one notice for each: the share of their own words, beside which file, and what to do. */
export function findThinPages(thinPages: readonly ThinPage[]): Notice[] {
  const percent = (share: number): string => `${Math.floor(share * 100)} %`;
  return thinPages.map(({ page: { city, slug }, share, beside }) => {
    const file = `local-services/${city}/${slug}.json`;
    const words = `${file} gets no page: ${percent(share)} of its words are its own, ${percent(wantedLocalShare)} are wanted, and most of the others are also in ${beside}; say in it what is true only of this service in this city`;
    return { words, file, field: 'lead' };
  });
}
