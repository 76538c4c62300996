import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { plainContext } from '../../__tests__/support/context-records';
import { makeTemporaryFolder, testNamespace, waitFor } from '../../__tests__/support/local-database';
import { validLead } from '../../__tests__/support/records';
import { startDatabase } from '../../local/database/server';
import { databaseRules } from '../../scripts/rules/rules-text';
import { makePushId } from '../../src/features/requests/rules/push-id';
import words from '../words.json';

test('on one machine a notice is on the terminal and in a file, its link works, and it ends with what started it', async () => {
  const folder = makeTemporaryFolder();
  const database = await startDatabase({ rules: databaseRules() });
  const id = makePushId(Date.now());
  database.write(testNamespace, `context/${id}`, plainContext);
  database.write(testNamespace, `leads/${id}`, validLead());
  const tsx = pathToFileURL(require.resolve('tsx')).href;
  const child = spawn(
    process.execPath,
    ['--import', tsx, path.resolve('functions/local.ts'), `${database.url}?ns=${testNamespace}`],
    {
      cwd: folder,
      env: { ...process.env, CONTENT_DIR: path.resolve('content') },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  let said = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (said += text));
  await waitFor(() => said.includes('http://localhost'));
  expect(said).toContain('tel:+14165550199');
  const notices = path.join(folder, '.local/notices');
  const [file = ''] = readdirSync(notices);
  expect(readFileSync(path.join(notices, file), 'utf8')).toContain('Ada Lovelace, 416-555-0199');
  const [link = ''] = /http:\/\/localhost\S+/.exec(said) ?? [];
  expect(await (await fetch(link)).text()).toContain(words.page.button);
  expect(await (await fetch(link, { method: 'POST' })).text()).toContain(words.page.done);

  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.disconnect();
  expect(await ended).toBe(0);
  await database.close();
  rmSync(folder, { recursive: true });
});
