import { existsSync } from 'node:fs';
import { runToolQuietly } from './run-tool';

type StaticCheck = [name: string, tool: string, ...args: string[]];

/** They have packages of their own, which only a whole copy of the project has. */
const ofFunctions: StaticCheck[] = existsSync('functions/node_modules')
  ? [['types of functions', 'typescript/bin/tsc', '--noEmit', '-p', 'functions']]
  : [];

/** What is tried without running the code; none of them waits for another. */
const staticChecks: StaticCheck[] = [
  [
    'format',
    'prettier/bin/prettier.cjs',
    '--check',
    '--cache',
    '--cache-location=.local/prettier-cache',
    '.',
  ],
  ['lint', 'oxlint/bin/oxlint', '--deny-warnings'],
  ['types', 'typescript/bin/tsc', '--noEmit'],
  ...ofFunctions,
  [
    'imports',
    'dependency-cruiser/bin/dependency-cruise.mjs',
    '{src,art}/**/*.{ts,tsx}',
    '{gatsby-*,functions/*}.{ts,tsx}',
  ],
  ['unused code', 'knip/bin/knip.js'],
];

/** Runs them side by side and tells of each as it ends, in full where it failed; gives how many did. */
export async function runStaticChecks(): Promise<number> {
  const started = Date.now();
  const results = await Promise.all(
    staticChecks.map(async ([name, tool, ...args]) => {
      const { isGreen, said } = await runToolQuietly(tool, args);
      const seconds = Math.round((Date.now() - started) / 1000);
      console.log(isGreen ? `fine     ${name} (${seconds} s)` : `\n${said.trim()}\nFAILED   ${name}\n`);
      return isGreen;
    }),
  );
  return results.filter((isGreen) => !isGreen).length;
}
