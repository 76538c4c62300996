import type { DrawingFile } from '../../domain/drawing-file';
import { createContext, use } from 'react';
import * as styles from './drawing.module.css';

/** The files of the brand's drawings by name; every page's frame fills it. */
export const DrawingsContext = createContext<Partial<Record<string, DrawingFile>>>({});

type LookProps = {
  className?: string;
  /** What it shows, where the words beside it do not say so. */
  alt?: string;
};

/** One of the brand's drawings by its name. */
export function Drawing({ name, ...look }: LookProps & { name: string }) {
  const file = use(DrawingsContext)[name];
  return file && <DrawnPicture file={file} {...look} />;
}

type DrawnPictureProps = LookProps & {
  file: DrawingFile;
  /** Among the first that are seen: it is not waited for until it comes into view. */
  isFirst?: boolean;
};

/** A drawing whose file the page was given; its place is kept before it has come. */
export function DrawnPicture({ file, className, alt = '', isFirst }: DrawnPictureProps) {
  const { src, width, height } = file;
  const classes = className ? `${styles.drawing} ${className}` : styles.drawing;
  const timing = isFirst
    ? ({ decoding: 'sync' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  return <img className={classes} {...{ src, width, height }} alt={alt} {...timing} />;
}
