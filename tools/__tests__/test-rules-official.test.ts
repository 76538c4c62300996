import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DeployProject } from './support/deploy-project';

// Each test starts a process or two.
jest.setTimeout(60_000);

const project = new DeployProject();
afterAll(() => project.remove());

const rulesTests = 'npx jest --testPathPatterns __tests__/rules';
const home = path.join(project.folder, 'java-21');
beforeAll(() => {
  mkdirSync(path.join(home, 'bin'), { recursive: true });
  const java = '#!/bin/sh\necho \'openjdk version "21.0.5" 2024-10-15\' >&2\n';
  writeFileSync(path.join(home, 'bin/java'), java, { mode: 0o755 });
});

test('the very tests of the local database run on the emulator of the CLI that deploys', () => {
  const { status, commands } = project.run(['test-rules-official'], { JAVA_HOME_21_X64: home });
  expect([status, ...commands]).toEqual([
    0,
    'npm ci --prefix scripts/firebase-cli --ignore-scripts --no-audit --no-fund',
    `firebase.js emulators:exec --only database --project demo-junk ${rulesTests}`,
  ]);
  const { scripts } = JSON.parse(project.read('package.json')) as { scripts: Record<string, string> };
  expect(`npx ${scripts['test:rules']}`).toBe(rulesTests);
});

test('an emulator that is running already is used, and a difference fails the run', () => {
  const env = { FIREBASE_DATABASE_EMULATOR_HOST: '127.0.0.1:9000', FAIL: 'jest' };
  const { status, commands, stderr } = project.run(['test-rules-official'], env);
  expect([status, commands]).toEqual([1, [rulesTests]]);
  expect(stderr).toContain('The rules tests did not pass on the official emulator');
});
