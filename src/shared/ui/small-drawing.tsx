import { use } from 'react';
import { smallPicture } from '../site/drawing-file';
import { DrawingsContext, DrawnPicture, type DrawingProps } from './drawing';

/**
 * A drawing that a phone shows at most 200 pixels wide. There it is an AVIF picture: the browser parses and lays out an SVG
 * where it also handles presses, which takes a slow phone 20 ms for each; it decodes a picture elsewhere.
 */
export function SmallDrawing({ name, ...look }: DrawingProps) {
  const file = use(DrawingsContext)[name];
  if (!file) return null;
  return (
    <picture>
      <source media="(max-width: 29.99rem)" type="image/avif" srcSet={smallPicture(file)} />
      <DrawnPicture file={file} {...look} />
    </picture>
  );
}
