import { type DrawingFile, thumbnailOf } from '../site/drawing-file';
import { createContext, use } from 'react';

/** The files of the brand's drawings by name; the frame of every page provides them. */
export const DrawingsContext = createContext<Partial<Record<string, DrawingFile>>>({});

/** `alt` is for where the text next to the drawing doesn't say what it shows. */
type LookProps = { className?: string; alt?: string };

type DrawingProps = LookProps & { name: string };

/** For an island, which gets it with its props. */
export const useDrawing = (name: string): DrawingFile | undefined => use(DrawingsContext)[name];

export function Drawing({ name, ...look }: DrawingProps) {
  const file = useDrawing(name);
  return file && <DrawnPicture file={file} {...look} />;
}

type DrawnPictureProps = LookProps & { file: DrawingFile; isFirst?: boolean };

/** Of a file that the page has in its context. One that is in view from the start must not be loaded lazily. */
export function DrawnPicture({ file, className, alt = '', isFirst }: DrawnPictureProps) {
  const { src, width, height } = file;
  const classes = className ? `drawing ${className}` : 'drawing';
  const timing = isFirst
    ? ({ decoding: 'sync' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  return <img className={classes} {...{ src, width, height }} alt={alt} {...timing} />;
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
