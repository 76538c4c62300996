import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The name of the database that the tests write to. */
export const testNamespace = 'demo-test';

/** Small rules: notes may be written once by anyone and read by nobody, phones the other way round. */
export const testRules = {
  rules: {
    notes: { $note: { '.write': '!data.exists()', '.validate': 'newData.isString()' } },
    phones: { '.read': true, '.write': false },
    now: { '.write': 'newData.val() === now' },
  },
};

export function makeTemporaryFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'local-'));
}

/** Writes files into a folder, and makes the folders that they are in. */
export function writeFiles(folder: string, files: Record<string, string | Buffer>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

/** Makes a folder for each test; gives a function that names the files in it. */
export function folderForEach(): (...names: string[]) => string {
  let folder = '';
  beforeEach(() => void (folder = makeTemporaryFolder()));
  afterEach(() => rmSync(folder, { recursive: true }));
  return (...names) => path.join(folder, ...names);
}

/** Makes one folder for the tests of a file. */
export function folderForAll(): (...names: string[]) => string {
  const folder = makeTemporaryFolder();
  afterAll(() => rmSync(folder, { recursive: true }));
  return (...names) => path.join(folder, ...names);
}

/** Waits for what another party does, without guessing how long it takes. */
export async function waitFor(isDone: () => boolean): Promise<void> {
  while (!isDone()) await new Promise((resolve) => setImmediate(resolve));
}
