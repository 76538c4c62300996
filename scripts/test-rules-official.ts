import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { PlainError } from '../local/plain-error';
import { firebaseInstall, firebaseTool } from './firebase-cli';
import { emulatorJava, findOrInstallJava } from './java';

/** The emulator of the Firebase CLI that also deploys; the tests run on it because it names itself to them. */
const emulator = ['emulators:exec', '--only', 'database', '--project', 'demo-junk', 'npm run test:rules'];

/** `npm run test:rules:official`: the rules tests on Firebase's own emulator. */
export default function testRulesOfficially(): void {
  const java = path.dirname(findOrInstallJava(emulatorJava));
  const env = { ...process.env, PATH: `${java}${path.delimiter}${process.env.PATH}` };
  for (const [command = '', ...args] of [firebaseInstall, ['node', firebaseTool, ...emulator]])
    if (spawnSync(command, args, { stdio: 'inherit', env }).status !== 0)
      throw new PlainError(
        'The rules tests did not pass on the official emulator, or it could not be started: the lines above say which.',
      );
}
