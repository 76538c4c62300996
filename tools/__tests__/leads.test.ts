import { execFile } from 'node:child_process';
import type { LocalDatabase } from '../../local/database/server';
import { localNamespace } from '../../local/site';
import { testNamespace } from '../../__tests__/support/local-database';
import { saveRequest, startRealDatabase } from './support/saved-requests';

let database: LocalDatabase;
beforeAll(async () => {
  database = await startRealDatabase();
  saveRequest(database, new Date().toISOString());
  for (const saved of ['leads', 'context'])
    database.write(localNamespace, saved, database.read(testNamespace, saved));
});
afterAll(() => database.close());

// Files, reports and what platforms take: tools/__tests__/e2e/which-campaign-brought-whom.spec.ts.
test.each<[string, string[], NodeJS.ProcessEnv, { code: number; stdout?: RegExp; stderr?: RegExp }]>([
  ['the requests of this machine', [], {}, { code: 0, stdout: /\| toronto \| quote \| +1 \| +0 \| +0 \|/ }],
  [
    'who agreed to marketing texts',
    ['--csv', '--consented'],
    {},
    { code: 0, stdout: /\n[^\n]*,true,[^\n]*\n$/ },
  ],
  [
    'a database that is not there',
    [],
    { DATABASE_PORT: '1' },
    { code: 1, stderr: /^No database answers .* run npm start .*\.\n$/ },
  ],
])('%s: the command prints it or ends with one sentence', async (_, args, changes, expected) => {
  const env = { ...process.env, DATABASE_PORT: String(database.port), ...changes };
  const ended = await new Promise((resolve) => {
    execFile(process.execPath, ['scripts/run.mjs', 'leads', ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
  const { code, stdout = /^$/, stderr = /^$/ } = expected;
  expect(ended).toEqual({
    code,
    stdout: expect.stringMatching(stdout),
    stderr: expect.stringMatching(stderr),
  });
});
