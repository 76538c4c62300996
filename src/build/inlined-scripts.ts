import path from 'node:path';
import { buildSync } from 'esbuild';

type InlinedScript =
  'start-deferred-scripts' | 'redirect' | 'visit-offer' | 'note-landing' | 'offer-language';

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
