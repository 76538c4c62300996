import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findJava } from '../../scripts/java';
import { makeTemporaryFolder } from '../support/local-database';

let folder: string;
beforeEach(() => {
  folder = makeTemporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A program that says it is that version, as Java does. */
function installJava(place: string, line: string): string {
  const java = path.join(folder, place, 'java');
  mkdirSync(path.dirname(java), { recursive: true });
  writeFileSync(java, `#!/bin/sh\necho '${line}' >&2\n`);
  chmodSync(java, 0o755);
  return java;
}

test('the Java of JAVA_HOME comes before that of the path', () => {
  const onPath = installJava('path', 'openjdk version "17.0.15" 2025-04-15');
  const atHome = installJava('home/bin', 'openjdk version "25" 2025-09-16');
  const env = { PATH: path.dirname(onPath), JAVA_HOME: path.join(folder, 'home') };
  expect(findJava(env)).toBe(atHome);
  expect(findJava({ ...env, JAVA_HOME: path.join(folder, 'gone') })).toBe(onPath);
  expect(findJava({ ...env, JAVA_HOME: '' })).toBe(onPath);
});

test.each([
  ['too old', 'openjdk version "11.0.27" 2025-04-15'],
  ['of the old way of counting', 'java version "1.8.0_292"'],
  ['no Java at all, as on a Mac without one', 'Unable to locate a Java Runtime.'],
])('one that is %s is passed over for the next', (_name, line) => {
  const first = installJava('first', line);
  const second = installJava('second', 'openjdk version "21.0.1" 2023-10-17');
  expect(findJava({ PATH: [first, second].map((java) => path.dirname(java)).join(path.delimiter) })).toBe(
    second,
  );
});
