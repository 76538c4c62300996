import { graphql, useStaticQuery } from 'gatsby';
import type { DrawingFile } from '../../../shared/site/drawing-file';

export type Film = { poster: DrawingFile; sources: { publicURL: string; type: string }[] };

export function useFilm(): Film {
  const { poster, film } = useStaticQuery<{
    poster: DrawingFile;
    film: { nodes: { publicURL: string; internal: { mediaType: string } }[] };
  }>(graphql`
    query Film {
      poster: contentDocument(path: "site/film-poster")
      film: allFile(
        filter: { sourceInstanceName: { eq: "media" }, relativeDirectory: { eq: "film" } }
        sort: { extension: ASC }
      ) {
        nodes {
          publicURL
          internal {
            mediaType
          }
        }
      }
    }
  `);
  const sources = film.nodes.map(({ publicURL, internal }) => ({ publicURL, type: internal.mediaType }));
  return { poster, sources };
}
