import path from 'node:path';
import { buildSync } from 'esbuild';

export function writeOutboxWorker(publicDir: string): void {
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('GATSBY_'));
  buildSync({
    entryPoints: [path.resolve('src/features/requests/services/outbox-worker.ts')],
    outfile: path.join(publicDir, 'outbox-worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    // Samsung Internet 16 is the oldest declared browser that sends without a page.
    target: 'chrome92',
    legalComments: 'none',
    define: {
      'process.env': '{}',
      ...Object.fromEntries(settings.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)])),
      // The SDK behind it is for pages; a page with such a key registers no worker.
      'process.env.GATSBY_APP_CHECK_KEY': 'undefined',
      // The settings ask the page for its address; a worker has the same one.
      window: 'self',
    },
  });
}
