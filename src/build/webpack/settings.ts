type CssLoader = { options?: { modules?: { localIdentName?: string } } };

type Plugin = { constructor: { name: string }; options?: object };

/** What is changed of Gatsby's settings for webpack; its own types leave each of these open. */
export type WebpackConfig = {
  entry?: Record<string, unknown>;
  resolve?: { alias?: Record<string, unknown> };
  output?: { uniqueName?: string };
  optimization?: { splitChunks?: { cacheGroups?: { shared?: { minSize?: number } } } };
  plugins?: Plugin[];
  module?: { rules?: { oneOf?: { use?: CssLoader[] }[] }[] };
};
