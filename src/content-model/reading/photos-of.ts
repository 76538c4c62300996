import type { FieldPath } from '../content-error';
import type { ContentDocument, Photo } from '../types';

/** A photograph in a file of content. */
export type PhotoUse = {
  path: FieldPath;
  photo: Photo;
  /** The width in pixels that pages show on the widest screens. */
  shownWidth: number;
};

const widthOfHero = 1280;
const widthOfOthers = 960;

/** Lists the photographs that a file of content names. */
export function photosOf(document: ContentDocument): PhotoUse[] {
  switch (document.kind) {
    case 'cities': {
      const { crew, truck } = document.data.photos ?? {};
      return [...use(['photos', 'crew'], crew, widthOfHero), ...use(['photos', 'truck'], truck)];
    }
    case 'services':
    case 'reviews':
      return use(['photo'], document.data.photo);
    case 'pages':
      return document.name === 'home'
        ? use(['hero', 'film', 'poster'], document.data.hero.film.poster, widthOfHero)
        : [];
    case 'jobs':
      return [...use(['before'], document.data.before), ...use(['after'], document.data.after)];
    default:
      return [];
  }
}

function use(path: FieldPath, photo: Photo | undefined, shownWidth = widthOfOthers): PhotoUse[] {
  return photo ? [{ path, photo, shownWidth }] : [];
}
