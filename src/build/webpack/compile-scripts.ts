import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Rule, WebpackConfig } from './settings';

const folders = ['src', 'art'].map((folder) => path.resolve(folder) + path.sep);

/** What only Babel's plugins do: Gatsby takes the queries out of a file, and babel.config.cjs imports single icons. */
const needsBabel = /\bgraphql\b|'lucide-react'/;

const isForEsbuild = (file: string): boolean =>
  folders.some((folder) => file.startsWith(folder)) && !needsBabel.test(readFileSync(file, 'utf8'));

const isBabel = (loader: unknown): boolean => /[\\/]babel-loader[\\/]/.test(JSON.stringify(loader));

/** The browsers that package.json declares, by esbuild's names; version 16 of Samsung's is Chrome 92. */
export const declaredBrowsers = ['ios15', 'safari15', 'chrome92', 'edge100', 'firefox115'];

/** Compiles with esbuild what needs no plugin of Babel, which takes 9 seconds more of a clean build. */
export function compileWithEsbuild(config: WebpackConfig, target: string[]): void {
  const rules = config.module?.rules ?? [];
  const use = [{ loader: require.resolve('esbuild-loader'), options: { target, jsx: 'automatic' } }];
  const own = rules.find((rule) => typeof rule.use === 'function' && rule.test?.test('.tsx'));
  if (!own)
    throw new Error(
      'Gatsby no longer compiles scripts in this way: see src/build/webpack/compile-scripts.ts.',
    );
  const forEsbuild: Rule = { ...own, include: isForEsbuild, use };
  own.exclude = isForEsbuild;
  const packages = rules.find((rule) => isBabel(rule.use));
  if (packages) packages.use = use;
  config.module = { rules: [...rules, forEsbuild] };
}
