import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DefinePlugin } from 'gatsby/webpack';
import { editingScreenUrl } from '../content-model/gatsby/marks';
import { classNames, compile, compileStyles, lazyStyles, scriptsInHtml, styles } from './browser-scripts';

/** What this site changes in Gatsby's settings of webpack, which makes the HTML and its styles, and no script of a page. */

type CssLoader = {
  loader?: string;
  options?: object & { modules?: { localIdentName?: string }; postcssOptions?: unknown };
};

type Rule = {
  test?: RegExp;
  include?: unknown;
  exclude?: (file: string) => boolean;
  use?: unknown;
  oneOf?: { test?: RegExp; use?: CssLoader[] }[];
};

type Plugin = { constructor: { name: string }; options?: object };

export type WebpackConfig = {
  devtool?: string | false;
  output?: object;
  optimization?: { minimizer?: Plugin[]; splitChunks?: { cacheGroups?: Record<string, object> } };
  plugins?: Plugin[];
  module?: { rules?: Rule[] };
};

/** The steps that Gatsby takes for each kind of style, the last one first. */
const stepsOfStyles = (config: WebpackConfig): CssLoader[][] =>
  (config.module?.rules ?? []).flatMap(({ oneOf = [] }) => oneOf.flatMap(({ use }) => (use ? [use] : [])));

/** Gatsby's own step would leave what browsers of the declared versions skip. */
export function compileStylesFor(config: WebpackConfig): void {
  for (const steps of stepsOfStyles(config)) {
    const postcss = steps.findIndex(({ options }) => options?.postcssOptions);
    if (postcss >= 0) steps.splice(postcss, 0, ...compileStyles);
  }
}

/** The names of classes are short, which saves a home 1.5 kB of HTML, and those that the islands have. */
export function shareClassNames(config: WebpackConfig): void {
  for (const { options } of stepsOfStyles(config).flat())
    if (options?.modules?.localIdentName) options.modules.localIdentName = classNames;
}

/** Modules do not count on the order of their styles: a page and a part name the same ones in different orders. */
export function ignoreOrderOfStyles(config: WebpackConfig): void {
  for (const { constructor, options } of config.plugins ?? [])
    if (constructor.name === 'MiniCssExtractPlugin') Object.assign(options ?? {}, { ignoreOrder: true });
}

/** What the code that makes the HTML knows of scripts beside it. */
export function defineScripts(config: WebpackConfig, entry: string): void {
  const screen = JSON.stringify(editingScreenUrl() ?? '');
  config.plugins?.push(new DefinePlugin({ ...scriptsInHtml(entry), EDITING_SCREEN: screen }));
}

/** Each page has the styles of its own parts, not of all pages: a third of a home's HTML. Gatsby's scripts are not used. */
export function writeStylesOnly(config: WebpackConfig): void {
  for (const { oneOf } of config.module?.rules ?? [])
    oneOf?.unshift({ test: lazyStyles, use: [styles(true)] });
  delete config.optimization?.splitChunks?.cacheGroups?.styles;
  config.devtool = false;
  // Minifying what nobody loads takes 15 seconds of a clean build.
  if (config.optimization)
    config.optimization.minimizer = config.optimization.minimizer?.filter(
      ({ constructor }) => !constructor.name.includes('Terser'),
    );
}

/** Gatsby's replacement of fetch warns on newer versions of Node, which it shows as an error. */
export function renderWithOwnFetch(config: WebpackConfig): void {
  config.plugins = config.plugins?.filter(({ constructor }) => constructor.name !== 'ProvidePlugin');
}

/** Gatsby keeps HTML while the code that renders it has the same hash, which knows only the names of classes. */
export function renderAgainWithNewStyles(config: WebpackConfig): void {
  const stats = readFileSync(path.resolve('public/webpack.stats.json'), 'utf8');
  const names = new Set(stats.match(/[\w.-]+\.css/g));
  config.output = { ...config.output, hashSalt: [...names].toSorted().join() };
}

const folders = ['src', 'art'].map((folder) => path.resolve(folder) + path.sep);

/** What only a plugin of Babel does: Gatsby takes the queries out of a file. */
const needsBabel = /\bgraphql\b/;

const isForEsbuild = (file: string): boolean =>
  folders.some((folder) => file.startsWith(folder)) && !needsBabel.test(readFileSync(file, 'utf8'));

/** Compiles with esbuild what needs no plugin of Babel, which takes 9 seconds more of a clean build. */
export function compileWithEsbuild(config: WebpackConfig, stage: string): void {
  const rules = config.module?.rules ?? [];
  const use = [compile({ jsx: 'automatic', ...(stage === 'build-html' && { target: ['node20'] }) })];
  const own = rules.find((rule) => typeof rule.use === 'function' && rule.test?.test('.tsx'));
  if (!own) throw new Error('Gatsby no longer compiles scripts in this way: see src/build/webpack.ts.');
  own.exclude = isForEsbuild;
  config.module = { rules: [...rules, { ...own, exclude: () => false, include: isForEsbuild, use }] };
}
