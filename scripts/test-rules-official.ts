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

/**
 * `npm run test:rules:official`: runs the tests of `npm run test:rules` on Firebase's own emulator, so that every verdict
 * of the local database is also the official one. It uses the emulator that FIREBASE_DATABASE_EMULATOR_HOST names, else
 * one that the Firebase CLI downloads and starts.
 */
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
