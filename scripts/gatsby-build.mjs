import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';

/** Runs `gatsby build` with its configuration compiled by esbuild: 5 to 12 seconds less than by Parcel. */
const require = createRequire(import.meta.url);
const compiler = require('gatsby/dist/utils/parcel/compile-gatsby-files.js');

compiler.compileGatsbyFiles = (folder) =>
  build({
    absWorkingDir: folder,
    entryPoints: ['gatsby-config.ts', 'gatsby-node.ts'],
    outdir: path.join(folder, compiler.COMPILED_CACHE_DIR),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
  });

process.argv.push('build');
require('gatsby/cli.js');
