import { use } from 'react';
import { thumbnailOf } from '../site/drawing-file';
import { DrawingsContext, DrawnPicture, type DrawingProps } from './drawing';

/**
 * A drawing that a phone shows about 200 pixels wide or narrower. A phone gets its thumbnail, an AVIF: the browser parses and
 * lays out an SVG on the main thread, where it also handles presses, and decodes an AVIF on another.
 */
export function SmallDrawing({ name, ...look }: DrawingProps) {
  const file = use(DrawingsContext)[name];
  if (!file) return null;
  return (
    <picture>
      <source media="(max-width: 29.99rem)" type="image/avif" srcSet={thumbnailOf(file)} />
      <DrawnPicture file={file} {...look} />
    </picture>
  );
}
