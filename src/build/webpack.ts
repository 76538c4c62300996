import { readFileSync } from 'node:fs';
import path from 'node:path';
import rewriteMediaRanges from '@csstools/postcss-media-minmax';
import { DefinePlugin, type Compiler } from 'gatsby/webpack';
import { bundleInlined, classNames, compile, lazyStyles, styles } from './browser-scripts';

/** What this site changes in Gatsby's settings of webpack, which makes the HTML and its styles, and no script of a page. */

type CssLoader = {
  loader?: string;
  options?: object & {
    modules?: { localIdentName?: string };
    postcssOptions?: (context: unknown) => { plugins: unknown[] };
  };
};

type Rule = {
  test?: RegExp;
  include?: unknown;
  exclude?: (file: string) => boolean;
  use?: unknown;
  oneOf?: { test?: RegExp; use?: CssLoader[] }[];
};

type Plugin = { constructor: { name: string }; options?: object; apply?: (compiler: Compiler) => void };

export type WebpackConfig = {
  devtool?: string | false;
  optimization?: {
    minimizer?: Plugin[];
    splitChunks?: { cacheGroups?: Record<string, object> };
  };
  plugins?: Plugin[];
  module?: { rules?: Rule[] };
};

const add = (config: WebpackConfig, plugin: object): void =>
  void (config.plugins = [...(config.plugins ?? []), plugin as Plugin]);

function cssLoadersOf(config: WebpackConfig): CssLoader[] {
  return (config.module?.rules ?? []).flatMap(({ oneOf }) => (oneOf ?? []).flatMap(({ use }) => use ?? []));
}

/** Writes nested rules one after the other; only after that of ranges, for which esbuild would take syntax as new. */
export function unnestRules(config: WebpackConfig): void {
  for (const { use } of config.module?.rules?.flatMap(({ oneOf }) => oneOf ?? []) ?? []) {
    const postcss = use?.findIndex(({ options }) => options?.postcssOptions) ?? -1;
    if (postcss >= 0) use?.splice(postcss, 0, compile({ loader: 'css' }));
  }
}

/** Writes `(width >= 40rem)` as `(min-width: 40rem)`, because Safari before 16.4 and Chrome before 104 skip a range. */
export function rewriteRanges(config: WebpackConfig): void {
  for (const { options } of cssLoadersOf(config)) {
    const given = options?.postcssOptions;
    if (!options || !given) continue;
    options.postcssOptions = (context) => {
      const { plugins, ...rest } = given(context);
      return { ...rest, plugins: [...plugins, rewriteMediaRanges()] };
    };
  }
}

/** The names of classes are short, and those that the islands have. */
export function shareClassNames(config: WebpackConfig): void {
  for (const { options } of cssLoadersOf(config))
    if (options?.modules?.localIdentName) options.modules.localIdentName = classNames;
}

/** Modules do not count on the order of their styles: a page and a part name the same ones in different orders. */
export function ignoreOrderOfStyles(config: WebpackConfig): void {
  for (const { constructor, options } of config.plugins ?? [])
    if (constructor.name === 'MiniCssExtractPlugin') Object.assign(options ?? {}, { ignoreOrder: true });
}

/** The texts of the scripts that stand in the HTML, and the address of the one that does not. */
export function defineScripts(config: WebpackConfig, entry: string): void {
  add(
    config,
    new DefinePlugin({
      ISLANDS_ENTRY: JSON.stringify(entry),
      INLINED_STARTER: JSON.stringify(bundleInlined('starter')),
      INLINED_DATES: JSON.stringify(bundleInlined('write-dates')),
      INLINED_REDIRECT: JSON.stringify(bundleInlined('redirect')),
      INLINED_LANDING: JSON.stringify(bundleInlined('note-landing')),
      INLINED_OFFER: JSON.stringify(bundleInlined('visit-offer')),
      INLINED_LANGUAGE: JSON.stringify(bundleInlined('offer-language')),
      INLINED_CITY: JSON.stringify(bundleInlined('show-city')),
    }),
  );
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
  const apply = (compiler: Compiler): void =>
    compiler.hooks.thisCompilation.tap('Styles', ({ hooks }) => {
      const stats = readFileSync(path.resolve('public/webpack.stats.json'), 'utf8');
      const names = stats.match(/[\w.-]+\.css/g) ?? [];
      hooks.chunkHash.tap(
        'Styles',
        (_chunk, hash) => void hash.update([...new Set(names)].toSorted().join()),
      );
    });
  add(config, { apply });
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
