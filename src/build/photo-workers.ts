import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';

/**
 * Lets gatsby-plugin-sharp make photographs on every processor. It leaves one to Gatsby, which stands idle meanwhile: on
 * two processors that is twice the time. It asks for their number once, when it is loaded; all else keeps Gatsby's own
 * number, because each process more would slow down a build without new photographs.
 */
export function makePhotosOnEveryProcessor(): void {
  if (process.env.GATSBY_CPU_COUNT) return;
  process.env.GATSBY_CPU_COUNT = String(availableParallelism() + 1);
  createRequire(path.resolve('package.json'))('gatsby-plugin-sharp/gatsby-worker');
  delete process.env.GATSBY_CPU_COUNT;
}
