/** Where a drawing is served, and its size in pixels of its own. */
export type DrawingFile = { src: string; width: number; height: number };
