import type { WebpackConfig } from './settings';

/** CSS Modules do not depend on their order, about which the plugin would warn for every pair of pages. */
export function allowAnyStyleOrder(config: WebpackConfig): void {
  for (const plugin of config.plugins ?? []) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options)
      plugin.options.ignoreOrder = true;
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
