import fs from 'node:fs';
import path from 'node:path';
import { startDatabase } from '../../local/database/server';
import { makeTemporaryFolder, openRules, testNamespace } from '../support/local-database';

test('what was confirmed is the same after a restart, and a write that a crash cut off is left out', async () => {
  const dir = path.join(makeTemporaryFolder(), 'made', 'for it');
  const first = await startDatabase({ dir, rules: openRules });
  first.write(testNamespace, 'a', { x: 1, y: [true, 'é\u2028'] });
  first.write(testNamespace, 'a/x', 2);
  first.write(testNamespace, 'gone', 'soon');
  first.write(testNamespace, 'gone', null);
  const value = { a: { x: 2, y: { 0: true, 1: 'é\u2028' } } };
  expect(first.read(testNamespace, '')).toEqual(value);
  await first.close();
  fs.writeFileSync(path.join(dir, `${testNamespace}.json.fresh`), '{"torn":');
  const second = await startDatabase({ dir, rules: openRules });
  second.write(testNamespace, 'later', 'yes');
  await second.close();
  const third = await startDatabase({ dir, rules: openRules });
  expect(third.read(testNamespace, '')).toEqual({ ...value, later: 'yes' });
  await third.close();
  fs.rmSync(path.dirname(path.dirname(dir)), { recursive: true });
});
