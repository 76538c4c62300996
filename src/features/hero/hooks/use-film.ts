import { graphql, useStaticQuery } from 'gatsby';
import type { DrawingFile } from '../../../shared/site/drawing-file';

/** The files of the hero film, and the picture that shows until it plays. */
export type Film = { poster: DrawingFile; sources: { publicURL: string; type: string }[] };

type FilmFiles = {
  poster: DrawingFile;
  film: { nodes: { publicURL: string; internal: { mediaType: string } }[] };
};

/** Gives the brand's film; a brand may have only the poster. */
export function useFilm(): Film {
  const { poster, film } = useStaticQuery<FilmFiles>(graphql`
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
  return {
    poster,
    sources: film.nodes.map(({ publicURL, internal }) => ({ publicURL, type: internal.mediaType })),
  };
}
