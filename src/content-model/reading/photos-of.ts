import { type FieldPath, formatFieldPath } from '../content-error';
import type { ContentDocument, Photo } from '../types';
import { photoFolder } from './media-kinds';
import { listGroups } from './walk';

/** A photograph in a file of content. */
export type PhotoUse = {
  path: FieldPath;
  photo: Photo;
  /** The width in pixels that pages show on the widest screens. */
  shownWidth: number;
};

const widthOfHero = 1280;
const widthOfOthers = 960;
const inHero = ['photos.crew', 'hero.film.poster'];

/** Lists the photographs that a file of content names. */
export function photosOf({ data }: Pick<ContentDocument, 'data'>): PhotoUse[] {
  return listGroups(data).flatMap(({ path, group }) => {
    if (typeof group.src !== 'string' || !group.src.startsWith(`/${photoFolder}`)) return [];
    const shownWidth = inHero.includes(formatFieldPath(path)) ? widthOfHero : widthOfOthers;
    return [{ path, photo: group as Photo, shownWidth }];
  });
}
