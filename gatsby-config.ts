import { existsSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { contentDir } from './src/content-model/reading/read-content';
import { mediaFolder } from './src/content-model/reading/media-kinds';

const mediaDir = path.join(contentDir(), mediaFolder);

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: contentDir(), ignore: [`${mediaDir}/**`] },
    },
    // The pictures and the film; a brand without a film shows only the poster.
    ...(existsSync(mediaDir)
      ? [{ resolve: 'gatsby-source-filesystem', options: { name: mediaFolder, path: mediaDir } }]
      : []),
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
  ],
};

export default config;
