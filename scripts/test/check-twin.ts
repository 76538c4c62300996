import { checkBuild } from '../check-pages/check-build';
import type { Count } from '../check-pages/page-error';
import { buildTwin, twinDir, twinPublicDir } from '../twin';
import { runToolQuietly } from './run-tool';

type Size = { name: string; size: number; passed?: boolean };

async function checkSizes(log: (line: string) => void): Promise<Count> {
  const { isGreen, said } = await runToolQuietly('size-limit/bin.js', ['--json'], { cwd: twinDir });
  if (!isGreen && !said.startsWith('[')) {
    log(said);
    return { passed: 0, failed: 1 };
  }
  const sizes = JSON.parse(said) as Size[];
  for (const { name, size, passed } of sizes) log(`${passed ? 'fits' : 'TOO BIG'}  ${size} bytes  ${name}`);
  const passed = sizes.filter((size) => size.passed).length;
  return { passed, failed: sizes.length - passed };
}

/**
 * Builds the twin and checks its pages and sizes; the Java runs the HTML checker. As it runs beside the unit tests,
 * `log` gets what it says piece by piece.
 */
export async function checkTwin(java: string, log: (text: string) => void): Promise<Count> {
  await buildTwin(log);
  const pages = await checkBuild(twinPublicDir, java, log);
  const sizes = await checkSizes(log);
  return { passed: pages.passed + sizes.passed, failed: pages.failed + sizes.failed };
}
