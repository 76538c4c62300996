import { existsSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { contentDir } from './src/content-model/content-dir';
import { mediaFolder } from './src/content-model/read-content';

const mediaDir = path.join(contentDir(), mediaFolder);

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: contentDir(), ignore: [`${mediaDir}/**`] },
    },
    // A brand without a film of its own shows its poster alone.
    ...(existsSync(mediaDir)
      ? [{ resolve: 'gatsby-source-filesystem', options: { name: mediaFolder, path: mediaDir } }]
      : []),
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
  ],
};

export default config;
