import type { DrawingFile } from '../site/drawing-file';
import { createContext, use } from 'react';

/** The files of the brand's drawings by name; the frame of every page provides them. */
export const DrawingsContext = createContext<Partial<Record<string, DrawingFile>>>({});

type LookProps = {
  className?: string;
  /** The alternative text, if the text next to the drawing doesn't say what it shows. */
  alt?: string;
};

export type DrawingProps = LookProps & { name: string };

export function Drawing({ name, ...look }: DrawingProps) {
  const file = use(DrawingsContext)[name];
  return file && <DrawnPicture file={file} {...look} />;
}

type DrawnPictureProps = LookProps & {
  file: DrawingFile;
  /** Whether it is in view from the start; then the browser must not load it lazily. */
  isFirst?: boolean;
};

/** A drawing whose file the page has in its context; its space stays free until it has loaded. */
export function DrawnPicture({ file, className, alt = '', isFirst }: DrawnPictureProps) {
  const { src, width, height } = file;
  const classes = className ? `wide ${className}` : 'wide';
  const timing = isFirst
    ? ({ decoding: 'sync' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  return <img className={classes} {...{ src, width, height }} alt={alt} {...timing} />;
}
