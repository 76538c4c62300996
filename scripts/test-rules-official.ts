import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { PlainError } from '../local/plain-error';
import { firebaseInstall, firebaseTool } from './firebase-cli';
import { emulatorJava, findOrInstallJava } from './java';

const rulesTests = ['npx', 'jest', '--testPathPatterns', '__tests__/rules'];
/** The emulator of the Firebase CLI that also deploys. */
const emulator = 'emulators:exec --only database --project demo-junk'.split(' ');

/** Runs the rules tests on the emulator that FIREBASE_DATABASE_EMULATOR_HOST names, else on that of the Firebase CLI. */
export default function testRulesOfficially(): void {
  const { env } = process;
  const isRunning = Boolean(env.FIREBASE_DATABASE_EMULATOR_HOST);
  const PATH = isRunning
    ? env.PATH
    : `${path.dirname(findOrInstallJava(emulatorJava))}${path.delimiter}${env.PATH}`;
  const onOwn = [firebaseInstall, ['node', firebaseTool, ...emulator, rulesTests.join(' ')]];
  for (const [command = '', ...args] of isRunning ? [rulesTests] : onOwn) {
    const ownEnv = { ...env, PATH, RULES_DATABASE: 'official' };
    if (spawnSync(command, args, { stdio: 'inherit', env: ownEnv }).status !== 0)
      throw new PlainError(
        'The rules tests did not pass on the official emulator, or it could not be started: the lines above say which.',
      );
  }
}
