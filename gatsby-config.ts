import type { GatsbyConfig } from 'gatsby';
import { contentDir } from './src/content-model/content-dir';

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  plugins: [{ resolve: 'gatsby-source-filesystem', options: { name: 'content', path: contentDir() } }],
};

export default config;
