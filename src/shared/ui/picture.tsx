import { use } from 'react';
import type { Photo } from '../../content-model/types';
import { thumbnailOf } from '../site/drawing-file';
import { Drawing, DrawingsContext, DrawnPicture, type DrawingProps } from './drawing';
import { Photograph, type PhotographProps } from './photograph';

type PictureProps = Omit<PhotographProps, 'photo' | 'isFirst'> & { photo?: Photo; drawing: string };

export function Picture({ photo, drawing, className, ...space }: PictureProps) {
  if (photo) return <Photograph photo={photo} className={className} {...space} />;
  // Half the window of a phone is about 200 pixels.
  const Drawn = space.share.phone > 50 ? Drawing : SmallDrawing;
  return <Drawn name={drawing} className={className} />;
}

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
