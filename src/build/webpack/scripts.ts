import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BannerPlugin, Compilation, type Compiler, DefinePlugin } from 'gatsby/webpack';
import { bundleInlined } from '../inlined-scripts';
import type { WebpackConfig } from './settings';

/** The least source, in bytes, for a shared chunk; smaller shared parts are in each page, because a request costs more. */
const leastShared = 60_000;

export type BabelState = { babelrc: { stages: Record<string, { plugins: { name: string }[] }> } };

/** Leaves `?.` and `??`, which all declared browsers read: rewriting them makes a home's scripts a kilobyte larger. */
export function keepNewSyntax({ babelrc }: BabelState): void {
  for (const stage of Object.values(babelrc.stages))
    stage.plugins = stage.plugins.filter(({ name }) => !name.includes('plugin-proposal-'));
}

/** For the declared browsers, not those of 2009. SWC minifies in a tenth of Terser's time, and to fewer bytes. */
export function writeModernScripts(config: WebpackConfig): void {
  config.target = 'browserslist';
  // Packages ask before they use Node's `global`, so no page needs a stand-in for it.
  config.node = { ...config.node, global: false };
  const minifier = config.optimization?.minimizer?.find(
    (plugin) => plugin.constructor.name === 'TerserPlugin',
  );
  if (!minifier) throw new Error('Gatsby no longer minifies with Terser: see src/build/webpack/scripts.ts.');
  const ecma = 2020;
  // Without inlining, more of the code repeats, and a page's gzipped scripts are 0.4 kB smaller.
  const withoutInlining = { inline: 0, reduce_funcs: false, reduce_vars: false };
  minifier.options.minimizer = {
    implementation: minifier.constructor.swcMinify,
    options: { ecma, compress: { ecma, passes: 2, ...withoutInlining }, mangle: true },
  };
}

/** Looking up each module of each package that compiles scripts takes half a minute of a clean build. */
export function keepCacheByLockFile(config: WebpackConfig): void {
  if (!config.cache) return;
  const settings = readFileSync('.cache/compiled/gatsby-node.js');
  config.cache.version = createHash('sha256').update(settings).digest('hex');
  const apply = (compiler: Compiler): void =>
    compiler.hooks.afterCompile.tap('KeepCacheByLockFile', ({ buildDependencies }) => {
      buildDependencies.clear();
      buildDependencies.addAll([path.resolve('package.json'), path.resolve('package-lock.json')]);
    });
  config.plugins = [...(config.plugins ?? []), { apply }];
}

/** Starts the site's pages with src/startup/, in place of Gatsby's runtime. */
export function startInTurn(config: WebpackConfig): void {
  config.entry = { ...config.entry, app: path.resolve('src/startup/start-app.ts') };
  const aliases = { ...config.resolve?.alias, gatsby$: path.resolve('src/startup/gatsby.ts') };
  config.resolve = { ...config.resolve, alias: aliases };
}

/** Gatsby's replacement of fetch warns on newer versions of Node, which it shows as an error. */
export function renderWithOwnFetch(config: WebpackConfig): void {
  config.plugins = config.plugins?.filter((plugin) => plugin.constructor.name !== 'ProvidePlugin');
}

/** Leaves the database's SDK out of the code that renders pages, where nothing loads it: it is large. */
export function renderWithoutDatabase(config: WebpackConfig): void {
  config.externals = [...(config.externals ?? []), /^firebase\//];
}

export function defineInlinedScripts(config: WebpackConfig): void {
  const texts = new DefinePlugin({
    INLINED_STARTER: JSON.stringify(bundleInlined('start-deferred-scripts')),
    INLINED_REDIRECT: JSON.stringify(bundleInlined('redirect')),
    INLINED_LANDING: JSON.stringify(bundleInlined('note-landing')),
    INLINED_OFFER: JSON.stringify(bundleInlined('visit-offer')),
    INLINED_LANGUAGE: JSON.stringify(bundleInlined('offer-language')),
  });
  config.plugins = [...(config.plugins ?? []), texts];
}

/** Shares only large parts, and only between pages and forms, because each request takes time of the main thread. */
export function shareLargePartsOnly(config: WebpackConfig): void {
  const { shared, framework, commons } = config.optimization?.splitChunks?.cacheGroups ?? {};
  if (!shared)
    throw new Error('Gatsby no longer splits scripts by what pages share: see src/build/webpack/scripts.ts.');
  shared.minSize = leastShared;
  // Gatsby names a shared chunk after those that share it, so parts without a name would all share one.
  shared.chunks = ({ name }) => Boolean(name);
  // Short, because every page loads a list of these names.
  const { name: nameOf } = shared;
  shared.name = (...parts) => nameOf(...parts).slice(0, 8);
  // What all pages share, and webpack's own code, are in the script that starts them: two requests fewer.
  if (commons) commons.name = 'app';
  config.optimization = { ...config.optimization, runtimeChunk: false };
  // Gatsby adds prop-types, which only one part of one page has.
  if (framework) framework.test = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;
}

/** Compiles scripts while they load, in another thread: a comment asks for it (Chrome's explicit compile hints). */
export function compileAheadOfStart(config: WebpackConfig): void {
  const hint = new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // After the minifier removes comments, and before the content's hash becomes the name.
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
  config.plugins = [...(config.plugins ?? []), hint];
}
