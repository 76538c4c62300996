import type { Compiler } from 'gatsby/webpack';

type PostcssOptions = (context: unknown) => { plugins: unknown[] };

export type CssLoader = {
  loader?: string;
  options?: { modules?: { localIdentName?: string }; postcssOptions?: PostcssOptions; target?: string[] };
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

export type Rule = {
  test?: RegExp;
  include?: unknown;
  exclude?: (file: string) => boolean;
  use?: unknown;
  oneOf?: { test?: RegExp; use?: CssLoader[] }[];
};

/** The parts of Gatsby's webpack settings that this site changes; Gatsby's own types do not describe them. */
export type WebpackConfig = {
  cache?: { version?: string };
  devtool?: string | false;
  externals?: unknown[];
  target?: string;
  node?: object;
  entry?: Record<string, unknown>;
  resolve?: { alias?: Record<string, unknown> };
  output?: { uniqueName?: string; hashDigestLength?: number };
  optimization?: {
    minimizer?: Minimizer[];
    runtimeChunk?: unknown;
    splitChunks?: {
      cacheGroups?: {
        shared?: {
          minSize?: number;
          chunks?: (chunk: { name?: string }) => boolean;
          name: (...parts: unknown[]) => string;
        };
        framework?: { test?: unknown };
        commons?: { name: string };
        styles?: object;
      };
    };
  };
  plugins?: Plugin[];
  module?: { rules?: Rule[] };
};
