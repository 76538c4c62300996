import { type DrawingFile, thumbnailOf } from '../site/drawing-file';
import { createContext, use } from 'react';
import type { Photo } from '../../content-model/types';
import { Photograph, type PhotographProps } from './photograph';

/** The files of the brand's drawings by name; the frame of every page provides them. */
export const DrawingsContext = createContext<Partial<Record<string, DrawingFile>>>({});

/** `alt` is for where the text next to the drawing doesn't say what it shows. */
type LookProps = { className?: string; alt?: string };

export type DrawingProps = LookProps & { name: string };

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
  const classes = className ? `wide ${className}` : 'wide';
  const timing = isFirst
    ? ({ decoding: 'sync' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  return <img className={classes} {...{ src, width, height }} alt={alt} {...timing} />;
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
