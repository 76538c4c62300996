import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startDatabase } from '../../local/database/server';
import { spawnDatabase } from '../support/database-process';
import { makeTemporaryFolder, openRules, testNamespace } from '../support/local-database';

const writers = 8;
const confirmedBeforeTheEnd = 200;

test('after kill -9 under load every confirmed write is there, and an incomplete line is ignored', async () => {
  const dir = makeTemporaryFolder();
  const { port, kill } = await spawnDatabase({ dir, rules: openRules });
  const confirmed: string[] = [];
  let killed: Promise<unknown> | null = null;

  const writeOnAndOn = async (writer: number): Promise<void> => {
    for (let count = 0; ; count += 1) {
      const key = `w${writer}-${count}`;
      const address = `http://127.0.0.1:${port}/leads/${key}.json?ns=${testNamespace}`;
      const answer = await fetch(address, {
        method: 'PUT',
        body: JSON.stringify({ key, text: 'x'.repeat(300) }),
      });
      if (!answer.ok) throw new Error(`${key} was answered ${answer.status}`);
      confirmed.push(key);
      if (confirmed.length >= confirmedBeforeTheEnd) killed ??= kill();
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: writers }, (_, writer) => writeOnAndOn(writer)));
  expect(await killed).toBe('SIGKILL');
  // Each writer ended because the line went dead, not because it was refused.
  for (const end of ends) expect(end).toMatchObject({ reason: { message: 'fetch failed' } });

  const journal = path.join(dir, `${testNamespace}.jsonl`);
  expect(readFileSync(journal, 'utf8').split('\n').length).toBeGreaterThan(confirmedBeforeTheEnd);
  appendFileSync(journal, '[["leads/torn",{"key":"to');
  const reopened = await startDatabase({ dir, rules: openRules });
  const leads = reopened.read(testNamespace, 'leads') as Record<string, { key: string }>;
  await reopened.close();
  rmSync(dir, { recursive: true });

  expect(confirmed.length).toBeGreaterThanOrEqual(confirmedBeforeTheEnd);
  expect(confirmed.filter((key) => leads[key]?.key !== key)).toEqual([]);
  // No more than one unconfirmed write of each writer can have been on its way.
  expect(Object.keys(leads).length).toBeLessThanOrEqual(confirmed.length + writers);
  expect(leads).not.toHaveProperty('torn');
}, 60_000);
