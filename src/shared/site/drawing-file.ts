/** Where a drawing is served, and its size in pixels of its own. */
export type DrawingFile = { src: string; width: number; height: number };

export const thumbnailOf = ({ src }: Pick<DrawingFile, 'src'>): string => src.replace(/svg$/, 'avif');
