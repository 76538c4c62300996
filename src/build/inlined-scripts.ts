import path from 'node:path';
import { buildSync } from 'esbuild';

type InlinedScript =
  'start-deferred-scripts' | 'redirect' | 'visit-offer' | 'note-landing' | 'offer-language';

/** Takes the name of a script in src/startup/inlined/ and gives it as text for a page's HTML: bundled and minified. */
export function bundleInlined(name: InlinedScript): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.resolve(`src/startup/inlined/${name}.ts`)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2018',
    legalComments: 'none',
    write: false,
  });
  return (outputFiles[0]?.text ?? '').trim();
}
