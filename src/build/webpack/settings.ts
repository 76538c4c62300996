import type { Compiler } from 'gatsby/webpack';

type PostcssOptions = (context: unknown) => { plugins: unknown[] };

export type CssLoader = {
  options?: { modules?: { localIdentName?: string }; postcssOptions?: PostcssOptions };
};

export type Plugin = {
  constructor: { name: string };
  options?: object;
  runtimeOptions?: object;
  apply?: (compiler: Compiler) => void;
};

type Minimizer = Plugin & {
  constructor: { swcMinify?: unknown };
  options: { minimizer: { implementation: unknown; options: object } };
};

/** The parts of Gatsby's webpack settings that this site changes; Gatsby's own types do not describe them. */
export type WebpackConfig = {
  cache?: { version?: string };
  devtool?: string | false;
  externals?: unknown[];
  target?: string;
  entry?: Record<string, unknown>;
  resolve?: { alias?: Record<string, unknown> };
  output?: { uniqueName?: string; hashDigestLength?: number };
  optimization?: {
    minimizer?: Minimizer[];
    splitChunks?: {
      cacheGroups?: {
        shared?: {
          minSize?: number;
          chunks?: (chunk: { name?: string }) => boolean;
          name: (...parts: unknown[]) => string;
        };
        framework?: { test?: unknown };
        styles?: object;
      };
    };
  };
  plugins?: Plugin[];
  module?: { rules?: { oneOf?: { test?: RegExp; use?: CssLoader[] }[] }[] };
};
