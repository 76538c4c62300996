import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';

/**
 * gatsby-plugin-sharp reserves a processor for Gatsby, which is idle while photographs are made. It asks when it loads.
 * With a count of 1 Gatsby keeps its one helper process for the pages: two seconds less on two processors.
 */
export function useProcessors(): void {
  if (process.env.GATSBY_CPU_COUNT) return;
  const processors = availableParallelism();
  process.env.GATSBY_CPU_COUNT = String(processors + 1);
  createRequire(path.resolve('package.json'))('gatsby-plugin-sharp/gatsby-worker');
  if (processors === 2) process.env.GATSBY_CPU_COUNT = '1';
  else delete process.env.GATSBY_CPU_COUNT;
}
