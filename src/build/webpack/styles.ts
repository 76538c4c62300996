import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'gatsby/webpack';
import type { WebpackConfig } from './settings';

/** CSS Modules do not depend on their order, about which the plugin would warn for every pair of pages. */
export function allowAnyStyleOrder(config: WebpackConfig): void {
  for (const plugin of config.plugins ?? []) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options)
      Object.assign(plugin.options, { ignoreOrder: true });
  }
}

/** The class names of CSS Modules are in every page's markup and styles: short where they are built. */
export function shortenClassNames(config: WebpackConfig): void {
  const loaders = (config.module?.rules ?? []).flatMap(({ oneOf }) =>
    (oneOf ?? []).flatMap(({ use }) => use ?? []),
  );
  for (const { options } of loaders) {
    if (options?.modules?.localIdentName) options.modules.localIdentName = '[hash:base64:5]';
  }
}

type BuiltChunks = { assetsByChunkName: Record<string, string[]> };

/** The names of the built styles, which change with what is in them. */
function builtStyles(): string {
  const stats = JSON.parse(readFileSync(path.resolve('public/webpack.stats.json'), 'utf8')) as BuiltChunks;
  const files = Object.values(stats.assetsByChunkName).flat();
  return [...new Set(files.filter((file) => file.endsWith('.css')))].toSorted().join();
}

class PagesWithTheirStyles {
  apply(compiler: Compiler): void {
    const { name } = PagesWithTheirStyles;
    compiler.hooks.thisCompilation.tap(name, ({ hooks }) => {
      const styles = builtStyles();
      hooks.chunkHash.tap(name, (_chunk, hash) => {
        hash.update(styles);
      });
    });
  }
}

/**
 * Gatsby keeps the HTML of the build before while what renders it has the same hash. Of a style sheet that knows
 * its class names only, but the styles themselves are in the page.
 */
export function renderAgainWithNewStyles(config: WebpackConfig): void {
  config.plugins = [...(config.plugins ?? []), new PagesWithTheirStyles()];
}
