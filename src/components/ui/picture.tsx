import type { IGatsbyImageData } from 'gatsby-plugin-image';
import * as styles from './drawing.module.css';

/** A picture as wide as the window is told as 1 wide: the attributes take whole pixels, which keep its shape. */
const widthInPixels = 1920;

type PictureProps = {
  image: IGatsbyImageData;
  /** How wide it stands at which window, as the browser's `sizes`. */
  sizes: string;
  className?: string;
  alt?: string;
};

/**
 * A picture that is among the first to be seen, in the formats and widths gatsby-plugin-image made of it. Its own
 * component keeps a picture invisible until a script has run, which the first picture must not wait for.
 */
export function Picture({ image, sizes, className, alt = '' }: PictureProps) {
  const { images, width, height } = image;
  return (
    <picture>
      {images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={className ? `${styles.drawing} ${className}` : styles.drawing}
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={sizes}
        width={widthInPixels}
        height={Math.round((widthInPixels * height) / width)}
        alt={alt}
        fetchPriority="high"
      />
    </picture>
  );
}
