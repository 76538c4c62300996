import { existsSync, readFileSync } from 'node:fs';
import { runCommand, type Ended } from './run-tool';
import { listFiles } from '../git';

const isCode = /\.(ts|tsx|mjs|js|cjs|css)$/;
const isTest = /(^|\/)(__tests__|__mocks__)\//;

const sum = (files: string[], countIn: (text: string) => number): number =>
  files.reduce((total, file) => total + countIn(readFileSync(file, 'utf8')), 0);
const countLines = (files: string[]): number => sum(files, (text) => text.split('\n').length - 1);
const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** What the project may grow to, and what it has: a project that only grows is one that nobody can take over. */
export function describeBudgets(): string {
  const files = listFiles('.', 'ls-files').filter((file) => existsSync(file));
  const code = files.filter((file) => isCode.test(file));
  const docs = files.filter((file) => /^docs\/.*\.md$/.test(file));
  const budgets: [name: string, count: number, budget: number][] = [
    ['lines outside tests', countLines(code.filter((file) => !isTest.test(file))), 40_000],
    ['lines of tests', countLines(code.filter((file) => isTest.test(file))), 23_000],
    ['words of docs', sum(docs, countWords), 15_000],
    ['decisions', docs.filter((file) => /^docs\/decisions\/0[^/]*$/.test(file)).length, 20],
  ];
  const lines = budgets.map(
    ([name, count, budget]) => `${count > budget ? 'TOO MANY' : 'fits    '} ${name}: ${count} of ${budget}`,
  );
  return lines.join('\n');
}

/** What is tried without running the code; none of them waits for another. */
const staticChecks: Record<string, string> = {
  format: 'prettier --check --cache --cache-location=.local/prettier-cache .',
  lint: 'npm run -s lint',
  types: 'npm run -s typecheck',
  // The functions have packages of their own, which only a whole copy of the project has.
  ...(existsSync('functions/node_modules') && { 'types of functions': 'tsc --noEmit -p functions' }),
  imports: 'npm run -s lint:imports',
  'unused code': 'npm run -s unused',
};

/** Runs them side by side and tells of each as it ends, in full where it failed; gives how many did. */
export async function runStaticChecks(): Promise<number> {
  const started = Date.now();
  const tell = async (name: string, check: Promise<Ended>): Promise<boolean> => {
    const { isGreen, said } = await check;
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(isGreen ? `fine     ${name} (${seconds} s)` : `\n${said.trim()}\nFAILED   ${name}\n`);
    return isGreen;
  };
  console.log(describeBudgets());
  const results = await Promise.all(
    Object.entries(staticChecks).map(([name, command]) => tell(name, runCommand(command, { isQuiet: true }))),
  );
  return results.filter((isGreen) => !isGreen).length;
}
