import { spawnSync } from 'node:child_process';
import { PlainError } from '../local/plain-error';
import { reportFailure } from './report-failure';

const project = 'demo-junk';
const rulesTests = 'jest --testPathPatterns __tests__/rules';

/**
 * `npm run test:rules:official`: runs the rules tests on Firebase's own emulator. It uses the emulator that
 * FIREBASE_DATABASE_EMULATOR_HOST names, else one that the Firebase CLI downloads and starts (which needs Java 21).
 */
function testRulesOfficially(): void {
  const [command, args] = process.env.FIREBASE_DATABASE_EMULATOR_HOST
    ? ['npx', rulesTests.split(' ')]
    : [
        'npx',
        [
          '--yes',
          'firebase-tools@14',
          'emulators:exec',
          '--only',
          'database',
          '--project',
          project,
          `npx ${rulesTests}`,
        ],
      ];
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) {
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
