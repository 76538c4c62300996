import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { PlainError } from '../local/plain-error';
import { firebaseInstall, firebaseTool } from './firebase-cli';
import { emulatorJava, findOrInstallJava } from './java';
import { reportFailure } from './report-failure';

const project = 'demo-junk';
const rulesTests = ['npx', 'jest', '--testPathPatterns', '__tests__/rules'];

/** The commands that start the emulator of the Firebase CLI that also deploys, and run the tests on it. */
function onOwnEmulator(): string[][] {
  const options = ['--only', 'database', '--project', project];
  return [firebaseInstall, ['node', firebaseTool, 'emulators:exec', ...options, rulesTests.join(' ')]];
}

/** Runs the rules tests on the emulator that FIREBASE_DATABASE_EMULATOR_HOST names, else on that of the Firebase CLI. */
function testRulesOfficially(): void {
  const { env } = process;
  const isRunning = Boolean(env.FIREBASE_DATABASE_EMULATOR_HOST);
  const java = isRunning ? [] : [path.dirname(findOrInstallJava(emulatorJava))];
  const PATH = [...java, env.PATH].join(path.delimiter);
  for (const [command = '', ...args] of isRunning ? [rulesTests] : onOwnEmulator()) {
    const { status } = spawnSync(command, args, {
      stdio: 'inherit',
      env: { ...env, PATH, RULES_DATABASE: 'official' },
    });
    if (status === 0) continue;
    throw new PlainError(
      'The rules tests did not pass on the official emulator, or it could not be started: the lines above say which.',
    );
  }
}

try {
  testRulesOfficially();
} catch (error) {
  reportFailure(error);
}
