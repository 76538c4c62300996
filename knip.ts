import { existsSync } from 'node:fs';
import type { KnipConfig } from 'knip';

/** The packages beside the site, which not every copy of the project has. */
const packages = {
  editing: {
    entry: [
      '*.ts',
      'screen/screen.ts',
      'screen/site-marks.ts',
      'preview/gatsby.tsx',
      '__tests__/**/*.{test,spec}.ts',
    ],
    project: ['**/*.{ts,tsx}'],
  },
  functions: {
    entry: ['{index,editing/index,local,deploy-functions}.ts', '__tests__/**/*.test.ts'],
    project: ['**/*.ts'],
  },
  tools: { entry: ['*.ts', '__tests__/**/*.{test,spec}.ts'], project: ['**/*.{ts,tsx}'] },
};
const isWhole = Object.keys(packages).every((folder) => existsSync(folder));

export default {
  workspaces: {
    '.': {
      entry: [
        'scripts/*.ts',
        'scripts/gatsby-build.mjs',
        // The scripts that a build bundles (src/build/browser-scripts.ts).
        'src/features/requests/services/outbox-worker.ts',
        'src/islands/start.ts',
        'src/{islands/starter,features/*/inlined/*}.ts',
        '__mocks__/*',
        '__tests__/**/*.{test,spec}.{ts,tsx}',
      ],
      project: ['**/*.{ts,tsx,mjs,cjs}'],
    },
    ...packages,
  },
  // Some exports are only for the packages that are missing.
  exclude: isWhole ? [] : ['exports', 'types'],
  ignoreBinaries: ['ffmpeg'],
  // A build names them as strings (src/build/browser-scripts.ts).
  ignoreDependencies: [
    'css-loader',
    'postcss-loader',
    '@csstools/postcss-media-minmax',
    '@csstools/postcss-is-pseudo-class',
  ],
} satisfies KnipConfig;
