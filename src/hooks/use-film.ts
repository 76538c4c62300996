import { graphql, useStaticQuery } from 'gatsby';
import type { DrawingFile } from '../domain/drawing-file';

/** The files of the hero film, and the picture that stands in its place until it plays. */
export type Film = { poster: DrawingFile; sources: { publicURL: string; type: string }[] };

type FilmFiles = {
  poster: DrawingFile;
  film: { nodes: { publicURL: string; internal: { mediaType: string } }[] };
};

/** The brand's film, of which there may be no more than the poster. */
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
