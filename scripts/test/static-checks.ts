import { existsSync } from 'node:fs';
import { readJson } from '../../local/read-json';
import { describeBudgets } from './budgets';
import { runCommand, type Ended } from './run-tool';

const { scripts } = readJson<{ scripts: Record<string, string> }>('package.json');

/** What is tried without running the code, with the commands of package.json; none of them waits for another. */
export const staticChecks: Record<string, string> = {
  format: 'prettier --check --cache --cache-location=.local/prettier-cache .',
  lint: scripts.lint!,
  types: scripts.typecheck!,
  // The functions have packages of their own, which only a whole copy of the project has.
  ...(existsSync('functions/node_modules') && { 'types of functions': 'tsc --noEmit -p functions' }),
  imports: scripts['lint:imports']!,
  'unused code': scripts.unused!,
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
