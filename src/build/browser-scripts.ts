import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildSync, type BuildOptions } from 'esbuild';
import { EsbuildPlugin } from 'esbuild-loader';
import webpack from 'gatsby/webpack';

/** The browsers that package.json declares, by esbuild's names; version 16 of Samsung's is Chrome 92. */
const declaredBrowsers = ['ios15', 'safari15', 'chrome92', 'edge100', 'firefox115'];

/** As css-loader names a class of a CSS module, the same in the HTML and in the islands. */
export const classNames = '[hash:base64:5]';

/** A step of webpack's that compiles with esbuild, for these browsers unless the options say otherwise. */
export const compile = (options: object) => ({
  loader: 'esbuild-loader',
  options: { target: declaredBrowsers, ...options },
});

const cssPlugins = ['@csstools/postcss-media-minmax', '@csstools/postcss-is-pseudo-class'];

/**
 * Writes CSS for these browsers. Safari before 16.4 and Chrome before 104 skip a range as `(width >= 40rem)`: it becomes
 * `(min-width: 40rem)`. That comes first, because esbuild makes `not (min-width: 40rem)` of `(width < 40rem)`, which they
 * skip too. Chrome tries `:is(.one, .other)` on every element of a page, which took half of the time that it spends on
 * selectors: it becomes `.one, .other`.
 */
export const compileStyles = [
  compile({ loader: 'css', minify: true }),
  { loader: 'postcss-loader', options: { postcssOptions: { plugins: cssPlugins } } },
];

const shared = { bundle: true, minify: true, legalComments: 'none' } satisfies BuildOptions;

/** The settings of the build, which pages read as variables of its environment. */
function settings(): Record<string, string> {
  const named = Object.entries(process.env).filter(([name]) => name.startsWith('GATSBY_'));
  return {
    'process.env': '{}',
    'process.env.NODE_ENV': '"production"',
    ...Object.fromEntries(named.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)])),
  };
}

/** Scripts inlined in the HTML, which run before the first paint or, like the starter, after it. */
export const inlined = {
  starter: 'islands/starter',
  dates: 'features/requests/inlined/write-dates',
  landing: 'features/measuring/inlined/note-landing',
  offer: 'features/measuring/inlined/visit-offer',
  language: 'features/site-chrome/inlined/offer-language',
  city: 'features/cities/inlined/show-city',
  redirect: 'features/cities/inlined/redirect',
  direct: 'features/ticket/inlined/show-direct',
};

export function bundleInlined(name: keyof typeof inlined): string {
  const { outputFiles } = buildSync({
    ...shared,
    entryPoints: [path.resolve(`src/${inlined[name]}.ts`)],
    format: 'iife',
    target: 'es2018',
    write: false,
  });
  return (outputFiles[0]?.text ?? '').trim();
}

/** Gives the code that makes the HTML the source of these scripts and the address of the entry. */
export const scriptsInHtml = (entry: string) => ({
  ISLANDS_ENTRY: JSON.stringify(entry),
  INLINED: Object.fromEntries(
    Object.keys(inlined).map((name) => [name, JSON.stringify(bundleInlined(name as keyof typeof inlined))]),
  ),
});

/** What shared/ui/lazy-styles.tsx shows: in the script of its island, and not in the HTML. */
export const lazyStyles = /\.lazy\.module\.css$/;

/** The classes of a CSS module, and unless only these are exported its styles. */
export function styles(exportOnlyLocals: boolean) {
  const modules = {
    namedExport: true,
    localIdentName: classNames,
    exportLocalsConvention: 'dashesOnly',
    exportOnlyLocals,
  };
  return { loader: 'css-loader', options: { modules } };
}

/** In bytes: each request costs more than a smaller part in several islands. */
const leastShared = 20_000;

/** Writes the entry and the islands of all pages, and gives the address of the entry. */
export async function writeIslands(publicDir: string): Promise<string> {
  const folder = path.join(publicDir, 'islands');
  rmSync(folder, { recursive: true, force: true });
  const compiler = webpack({
    mode: 'production',
    target: ['web', 'es2020'],
    entry: { start: path.resolve('src/islands/start.ts') },
    output: {
      path: folder,
      publicPath: '/islands/',
      filename: '[name]-[contenthash:8].js',
      chunkFilename: '[name]-[contenthash:8].js',
      uniqueName: 'site',
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        { test: /\.tsx?$/, use: compile({ jsx: 'automatic' }) },
        {
          test: /\.module\.css$/,
          oneOf: [{ test: lazyStyles, use: [styles(false), ...compileStyles] }, { use: styles(true) }],
        },
      ],
    },
    optimization: {
      splitChunks: { minSize: leastShared, maxInitialRequests: 1 },
      minimizer: [new EsbuildPlugin({ target: declaredBrowsers, legalComments: 'none' })],
    },
    performance: false,
    plugins: [new webpack.DefinePlugin(settings())],
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, done) => (error ? reject(error) : resolve(done)));
  });
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only'));
  const [entry] = stats.toJson({ all: false, entrypoints: true }).entrypoints?.start?.assets ?? [];
  return `/islands/${entry?.name}`;
}

/** Writes the worker that sends requests without a page. */
export function writeOutboxWorker(publicDir: string): void {
  buildSync({
    ...shared,
    entryPoints: [path.resolve('src/features/requests/services/outbox-worker.ts')],
    outfile: path.join(publicDir, 'outbox-worker.js'),
    format: 'iife',
    // Samsung Internet 16 is the oldest declared browser that sends without a page.
    target: 'chrome92',
    define: {
      ...settings(),
      // The SDK behind it is for pages; a page with such a key registers no worker.
      'process.env.GATSBY_APP_CHECK_KEY': 'undefined',
      // The settings ask the page for its address; a worker has the same one.
      window: 'self',
    },
  });
}
