import { readFileSync } from 'node:fs';
import path from 'node:path';
import rewriteMediaRanges from '@csstools/postcss-media-minmax';
import type { Compiler } from 'gatsby/webpack';
import { declaredBrowsers } from './compile-scripts';
import type { CssLoader, Plugin, WebpackConfig } from './settings';

const extractorsOf = ({ plugins }: WebpackConfig): Plugin[] =>
  (plugins ?? []).filter((plugin) => plugin.constructor.name === 'MiniCssExtractPlugin');

/** Switches off warnings about the order of styles, on which CSS Modules do not depend. */
export function allowAnyStyleOrder(config: WebpackConfig): void {
  for (const { options } of extractorsOf(config)) if (options) Object.assign(options, { ignoreOrder: true });
}

/** Gatsby gives every page the styles of all pages. Those that load later come before the page's, which stay the last. */
export function splitStylesByPage(config: WebpackConfig): void {
  delete config.optimization?.splitChunks?.cacheGroups?.styles;
  for (const { options, runtimeOptions } of extractorsOf(config)) {
    // A short hash, because every page loads a list of these names.
    const filename = '[name].[contenthash:8].css';
    Object.assign(options ?? {}, { filename, chunkFilename: filename });
    Object.assign(runtimeOptions ?? {}, { insert: 'style[data-href]' });
  }
}

function loadersOf(config: WebpackConfig): CssLoader[] {
  return (config.module?.rules ?? []).flatMap(({ oneOf }) => (oneOf ?? []).flatMap(({ use }) => use ?? []));
}

/** Writes nested rules one after the other; only after that of ranges, for which esbuild would take syntax as new. */
export function unnestRules(config: WebpackConfig): void {
  const step = {
    loader: require.resolve('esbuild-loader'),
    options: { loader: 'css', target: declaredBrowsers },
  };
  for (const { use } of config.module?.rules?.flatMap(({ oneOf }) => oneOf ?? []) ?? []) {
    const postcss = use?.findIndex(({ options }) => options?.postcssOptions) ?? -1;
    if (postcss >= 0) use?.splice(postcss, 0, step);
  }
}

/** Writes `(width >= 40rem)` as `(min-width: 40rem)`, because Safari before 16.4 and Chrome before 104 skip a range. */
export function rewriteRanges(config: WebpackConfig): void {
  for (const { options } of loadersOf(config)) {
    const given = options?.postcssOptions;
    if (!options || !given) continue;
    options.postcssOptions = (context) => {
      const { plugins, ...rest } = given(context);
      return { ...rest, plugins: [...plugins, rewriteMediaRanges()] };
    };
  }
}

export function shortenClassNames(config: WebpackConfig): void {
  for (const { options } of loadersOf(config)) {
    if (options?.modules?.localIdentName) options.modules.localIdentName = '[hash:base64:5]';
  }
}

type BuiltChunks = { assetsByChunkName: Record<string, string[]> };

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

/** Gatsby keeps HTML while the code that renders it has the same hash, which knows only the names of classes. */
export function renderAgainWithNewStyles(config: WebpackConfig): void {
  config.plugins = [...(config.plugins ?? []), new PagesWithTheirStyles()];
}

const lazyStyles = /\.lazy\.module\.css$/;

/** Puts `*.lazy.module.css` into the script of its part, which shows them with src/shared/ui/lazy-styles.tsx. */
export function keepLazyStylesInScripts(config: WebpackConfig): void {
  for (const { oneOf } of config.module?.rules ?? []) {
    const modules = oneOf?.find(({ use }) => use?.some(({ options }) => options?.modules?.localIdentName));
    // The first loader takes styles out of scripts.
    if (oneOf && modules?.use) oneOf.unshift({ ...modules, test: lazyStyles, use: modules.use.slice(1) });
  }
}
