import path from 'node:path';
import {
  BannerPlugin,
  Compilation,
  DefinePlugin,
  IgnorePlugin,
  NormalModuleReplacementPlugin,
} from 'gatsby/webpack';
import { bundleInlined } from '../inlined-scripts';
import type { WebpackConfig } from './settings';

/** Of every Gatsby site's scripts, and asked for by nothing here: this site has no service worker. */
const unusedPlugin = path.resolve('node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js');
const unusedPart = /\/register-service-worker$/;

/** Source of a chunk, in bytes: what less of it pages share is in each of them, for a request costs more. */
const leastShared = 60_000;

/** Starts the site as src/startup/start-app.ts does, one part after the other. */
export function startInTurn(config: WebpackConfig): void {
  config.entry = { ...config.entry, app: path.resolve('src/startup/start-app.ts') };
  config.resolve = { ...config.resolve, alias: { ...config.resolve?.alias, [unusedPlugin]: false } };
  config.plugins = [...(config.plugins ?? []), new IgnorePlugin({ resourceRegExp: unusedPart })];
}

/** Puts the texts of the scripts that stand in the HTML where the code names them. */
export function defineInlinedScripts(config: WebpackConfig): void {
  const texts = new DefinePlugin({
    INLINED_STARTER: JSON.stringify(bundleInlined('start-deferred-scripts')),
    INLINED_REDIRECT: JSON.stringify(bundleInlined('redirect')),
  });
  config.plugins = [...(config.plugins ?? []), texts];
}

/** Icons without what lucide brings along for each: in the pages and in their scripts, so that both say the same. */
export function drawPlainIcons(config: WebpackConfig): void {
  const plain = new NormalModuleReplacementPlugin(
    /\/createLucideIcon\.mjs$/,
    path.resolve('src/components/ui/plain-icon.ts'),
  );
  config.plugins = [...(config.plugins ?? []), plain];
}

/** Fewer requests for a page's scripts: each takes time of the thread that answers the visitor. */
export function shareLargePartsOnly(config: WebpackConfig): void {
  const shared = config.optimization?.splitChunks?.cacheGroups?.shared;
  if (!shared)
    throw new Error('Gatsby no longer splits scripts by what pages share: see src/build/webpack/scripts.ts.');
  shared.minSize = leastShared;
}

/**
 * What every page runs at once is compiled whole while it arrives, beside the page, and not function by function
 * when it starts: the comment tells the browser (Chrome's explicit compile hints; others read past it).
 */
export function compileAheadOfStart(config: WebpackConfig): void {
  const hint = new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /^(framework|app)-/,
    // After comments were taken out, before the name is made of the contents.
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
  config.plugins = [...(config.plugins ?? []), hint];
}
