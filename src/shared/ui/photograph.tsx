import type { Photo } from '../../content-model/types';
import { use } from 'react';
import { thumbnailOf } from '../site/drawing-file';
import { Drawing, DrawingsContext, DrawnPicture, type DrawingProps } from './drawing';

type PhotographProps = {
  photo: Photo;
  className?: string;
  /** The width and height of its space, to which it is cropped; without it the photograph keeps its own shape. */
  shape?: number;
  /** How many percent of the window its space takes, on a phone and on a wide window. */
  share: { phone: number; wide: number };
  /** Whether it is in view from the start; then the browser must not load it lazily. */
  isFirst?: boolean;
};

const narrow = '(max-width: 47.99rem)';
/** On a phone with three dots per pixel nobody sees more than two, but each one costs bytes. */
const phoneDetail = 0.75;

/** Plain HTML, which React leaves as it is. In the editing screen's preview it is the file as it was saved. */
export function Photograph({ photo, className, shape, share, isFirst }: PhotographProps) {
  const { src, alt, focus, image } = photo;
  const look = {
    className: className ? `photograph ${className}` : 'photograph',
    style: {
      backgroundColor: image?.color,
      ...(shape && { aspectRatio: shape }),
      ...(focus && { objectPosition: `${focus.x}% ${focus.y}%` }),
    },
    ...(isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const)),
  };
  if (!image) return <img {...look} src={src} alt={alt} />;
  // A photograph that is wider than its space is scaled by its height, and needs more than the width of the space.
  const excess = shape ? Math.max(1, image.width / image.height / shape) : 1;
  const phone = `${Math.round(share.phone * phoneDetail * excess)}vw`;
  const sizes = `${narrow} ${phone}, ${Math.round(share.wide * excess)}vw`;
  return (
    <picture>
      <source media={narrow} type="image/avif" srcSet={image.avif} sizes={phone} />
      <img
        {...look}
        src={image.src}
        alt={alt}
        srcSet={image.webp}
        sizes={sizes}
        width={image.width}
        height={image.height}
      />
    </picture>
  );
}

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
