import { graphql, useStaticQuery } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** The files of the hero film, and the picture that stands in its place until it plays. */
export type Film = { poster: IGatsbyImageData; sources: { publicURL: string; type: string }[] };

type FilmFiles = {
  poster: { childImageSharp: { gatsbyImageData: Film['poster'] } };
  film: { nodes: { publicURL: string; internal: { mediaType: string } }[] };
};

/** The brand's film, of which there may be no more than the poster. */
export function useFilm(): Film {
  const { poster, film } = useStaticQuery<FilmFiles>(graphql`
    query Film {
      poster: file(name: { eq: "film-poster" }) {
        childImageSharp {
          gatsbyImageData(
            layout: FULL_WIDTH
            placeholder: NONE
            formats: [AUTO, WEBP, AVIF]
            breakpoints: [480, 720, 960, 1280, 1920]
          )
        }
      }
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
    poster: poster.childImageSharp.gatsbyImageData,
    sources: film.nodes.map(({ publicURL, internal }) => ({ publicURL, type: internal.mediaType })),
  };
}
