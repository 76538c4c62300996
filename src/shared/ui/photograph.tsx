import type { Photo } from '../../content-model/types';

export type PhotographProps = {
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
    className: className ? `wide fit ${className}` : 'wide fit',
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
