import { graphql, useStaticQuery } from 'gatsby';
import type { DrawingFile } from './drawing-file';

/** Gives the drawings of art/drawings/scenes/ in the brand's colors, by name. */
export function useDrawings(): Partial<Record<string, DrawingFile>> {
  const { drawings } = useStaticQuery<{ drawings: Record<string, DrawingFile> }>(graphql`
    query Drawings {
      drawings: contentDocument(path: "site/drawings")
    }
  `);
  return drawings;
}
