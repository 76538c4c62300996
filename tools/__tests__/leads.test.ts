import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { referenceOf } from '../../src/features/ticket/rules/confirmation';
import { localNamespace } from '../../src/shared/site/settings';
import { testNamespace } from '../../__tests__/support/local-database';
import { saveRequest, startRealDatabase } from './support/saved-requests';

// Tables, reports and what platforms take: tools/__tests__/e2e/which-campaign-brought-whom.spec.ts.
test('the command prints who agreed to marketing texts and of whom nobody was told, or ends with one sentence', async () => {
  const database = await startRealDatabase();
  const key = saveRequest(database, new Date().toISOString());
  for (const saved of ['leads', 'context'])
    database.write(localNamespace, saved, database.read(testNamespace, saved));
  database.write(localNamespace, `notices/untold/${key}`, true);
  const run = (port: number, ...options: string[]) =>
    promisify(execFile)(process.execPath, ['scripts/run.mjs', 'leads', ...options], {
      env: { ...process.env, DATABASE_PORT: String(port) },
    });
  const { stdout, stderr } = await run(database.port, '--csv', '--consented');
  expect([stdout, stderr]).toEqual([expect.stringMatching(/^[^\n]+\n[^\n]*,true,[^\n]*\n$/), '']);
  expect((await run(database.port)).stdout).toContain(`Nobody was told of: ${referenceOf(key)}.`);
  await database.close();
  const stops = /^No database answers .* run npm start .*\.\n$/;
  await expect(run(1)).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(stops) as string });
});
