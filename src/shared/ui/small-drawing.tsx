import { use } from 'react';
import { thumbnailOf } from '../site/drawing-file';
import { DrawingsContext, DrawnPicture, type DrawingProps } from './drawing';

/** A phone gets an AVIF, decoded on another thread: an SVG is parsed on the main one, where presses are handled. */
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
