import type { FieldPath } from '../content-error';
import type { ContentDocument, Photo } from '../types';
import { photoAddress } from './media-kinds';
import { listGroups } from './walk';

export type PhotoUse = { path: FieldPath; photo: Photo; shownWidth: number };

const widthOfHero = 1280;
const widthOfOthers = 960;
const inHero = ['crew', 'poster'];

/** Gives the width in pixels at which pages show the photograph of a field, by its name. */
export const shownWidthOf = (name: unknown): number =>
  inHero.some((each) => each === name) ? widthOfHero : widthOfOthers;

export function photosOf({ data }: Pick<ContentDocument, 'data'>): PhotoUse[] {
  return listGroups(data).flatMap(({ path, group }) => {
    if (typeof group.src !== 'string' || !group.src.startsWith(photoAddress)) return [];
    return [{ path, photo: group as Photo, shownWidth: shownWidthOf(path.at(-1)) }];
  });
}
