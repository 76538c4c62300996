import type { DrawingFile } from '../site/drawing-file';
import { createContext, use } from 'react';

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
