import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { formatContent } from '../../editing/content/format-content';
import type { LocalDatabase } from '../../local/database/server';
import { localNamespace } from '../../local/site';
import { brandFiles } from '../support/brand-fixture';
import { writeContentFolder } from '../support/content-folder';
import { testNamespace } from '../support/local-database';
import { saveRequest, startRealDatabase } from '../support/saved-requests';

let folder: string;
let content: string;
let database: LocalDatabase;
beforeAll(async () => {
  mkdirSync('.local', { recursive: true });
  folder = mkdtempSync('.local/leads-');
  content = path.join(folder, 'content');
  writeContentFolder(content, await Promise.all(brandFiles().map(formatContent)));
  database = await startRealDatabase();
  saveRequest(database, new Date().toISOString());
  for (const saved of ['leads', 'context'])
    database.write(localNamespace, saved, database.read(testNamespace, saved));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

type Ended = { code: number; stdout: string; stderr: string };

function run(args: string[], changes: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const env = { ...process.env, CONTENT_DIR: content, DATABASE_PORT: String(database.port), ...changes };
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/run.mjs', 'leads', ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

test('the requests of this machine are counted', async () => {
  const { code, stdout, stderr } = await run([]);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/\| \S.* \| toronto \| quote \| +1 \| +0 \| +0 \|/);
});

test('a file gets the requests, and the terminal its place', async () => {
  const file = path.join(folder, 'out', 'leads.json');
  expect(await run(['--json', '--out', file])).toEqual({
    code: 0,
    stdout: `Written to ${file}, which only you can read.\n`,
    stderr: '',
  });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ kind: 'lead', city: 'toronto' });
});

test.each<[string, string[], NodeJS.ProcessEnv, RegExp]>([
  ['a date that is none', ['--since', 'May'], {}, /^--since is "May", but must be a day .*\.\n$/],
  [
    'a database that is not there',
    [],
    { DATABASE_PORT: '1' },
    /^No database answers .* run npm start .*\.\n$/,
  ],
  [
    'a live database without a name',
    ['--live'],
    { GATSBY_DATABASE_URL: '' },
    /^GATSBY_DATABASE_URL is not set.*\.\n$/,
  ],
])('%s ends it with one sentence and code 1', async (_, args, env, sentence) => {
  expect(await run(args, env)).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(sentence) });
});
