import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';

/**
 * Lets gatsby-plugin-sharp make photographs on every processor. It reserves one for Gatsby, which is idle meanwhile: on two
 * processors that takes twice as long. The plugin asks for the number once, when it loads. Everything else keeps Gatsby's
 * number, because each extra process would slow down a build without new photographs.
 */
export function makePhotosOnEveryProcessor(): void {
  if (process.env.GATSBY_CPU_COUNT) return;
  process.env.GATSBY_CPU_COUNT = String(availableParallelism() + 1);
  createRequire(path.resolve('package.json'))('gatsby-plugin-sharp/gatsby-worker');
  delete process.env.GATSBY_CPU_COUNT;
}
