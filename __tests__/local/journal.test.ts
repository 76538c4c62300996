import fs from 'node:fs';
import path from 'node:path';
import { startDatabase } from '../../local/database/server';
import { makeTemporaryFolder, openRules, testNamespace } from '../support/local-database';

test('what was confirmed is the same after a crash and a restart, and a line cut off by the crash is left out', async () => {
  const dir = path.join(makeTemporaryFolder(), 'made', 'for it');
  const first = await startDatabase({ dir, rules: openRules });
  first.write(testNamespace, 'a', {
    x: { '.value': 1, '.priority': 'p' },
    y: [true, 'é\u2028'],
    '.priority': 5,
  });
  first.write(testNamespace, 'a/x', 2);
  first.write(testNamespace, 'gone', 'soon');
  first.write(testNamespace, 'gone', null);
  first.write(testNamespace, 'leaf', { '.value': 'text', '.priority': 3 });
  first.write(testNamespace, 'leaf/below', 'a branch now');
  const value = { a: { x: 2, y: { 0: true, 1: 'é\u2028' } }, leaf: { below: 'a branch now' } };
  expect(first.read(testNamespace, '')).toEqual(value);
  await first.close();
  fs.appendFileSync(path.join(dir, `${testNamespace}.jsonl`), '[["torn","yes"]]');
  const second = await startDatabase({ dir, rules: openRules });
  second.write(testNamespace, 'later', 'yes');
  await second.close();
  const third = await startDatabase({ dir, rules: openRules });
  expect(third.read(testNamespace, '')).toEqual({ ...value, later: 'yes' });
  expect(['a', 'leaf'].map((at) => third.read(testNamespace, `${at}/.priority`))).toEqual([5, 3]);
  await third.close();
  fs.rmSync(path.dirname(path.dirname(dir)), { recursive: true });
});
