import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { faq, openClone, staffFiles } from './support/staff-hosts';

let host: Awaited<ReturnType<typeof openClone>>;
beforeEach(async () => {
  host = await openClone(staffFiles);
});
afterEach(() => host.close());

const inContent = (file: string): string => path.join(host.clone.contentDir, file);

async function ask(action: string, params: object): Promise<{ status: number; error?: string }> {
  const response = await fetch(`http://127.0.0.1:${host.port}/admin/api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action, params }),
  });
  return { ...((await response.json()) as object), status: response.status };
}

/** As a browser cannot send it: with a host or an origin of one's own choice. */
function askAs(headers: Record<string, string>, at = '/admin/api'): Promise<number> {
  return new Promise((resolve, reject) => {
    const method = at === '/admin/api' ? 'POST' : 'GET';
    const options = { port: host.port, host: '127.0.0.1', path: at, method, headers };
    const request = http.request(options, (response) => resolve(response.resume().statusCode ?? 0));
    request.on('error', reject);
    request.end(method === 'POST' ? JSON.stringify({ action: 'status', params: {} }) : undefined);
  });
}

const save = (file: object) => ask('save', { files: [file] });

test('two saves at once of the same file: the second is refused', async () => {
  const read = host.clone.read(faq);
  const saves = ['First.', 'Second.'].map((words) =>
    save({ path: faq, source: `${read}\n${words}\n`, read }),
  );
  const statuses = (await Promise.all(saves)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409]);
  expect(host.lines).toContain(`Saved: content/${faq}`);
});

const outside = [
  '../package.json',
  '/etc/passwd',
  'site//claims.json',
  'site/.git/config',
  'site/claims.json/../../../secret.json',
  'site\\claims.json',
  'local-services/stoves.json',
  'local-services/toronto/old/stoves.json',
  'faq/nul\u0000.md',
  'media/logos/page.html',
  'media/film/hero.mp4',
];

test('what is not a content file is neither read, written nor deleted', async () => {
  for (const named of outside) {
    const answers = await Promise.all([
      ask('getMediaFile', { path: `content/${named}` }),
      ask('versions', { path: named }),
      save({ path: named, source: '{}', read: null }),
      save({ path: named, source: null, read: '{}' }),
      save({ path: named, source: null }),
    ]);
    expect([named, ...answers.map(({ status }) => status)]).toEqual([named, ...answers.map(() => 403)]);
  }
});

test('a body of another form is refused, with the field that is wrong', async () => {
  const wrong: [string, object, RegExp][] = [
    ['save', { files: [null] }, /params\.files\[0\]: .*object.*null/],
    ['save', { files: [{ path: faq, source: 5 }] }, /params\.files\[0\]\.source: .*string/],
    ['save', { files: [{ path: faq, source: '', encoding: 'hex' }] }, /params\.files\[0\]\.encoding/],
    ['versions', { path: ['faq'] }, /params\.path: .*string/],
  ];
  for (const [action, params, words] of wrong) {
    expect(await ask(action, params)).toEqual({ status: 400, error: expect.stringMatching(words) });
    expect(host.lines.at(-1)).toMatch(/^Refused: /);
  }
  expect(host.clone.has(faq)).toBe(true);
});

test('a link out of the content folder is followed neither to a file nor through a folder', async () => {
  const [secret, elsewhere] = ['secret.json', 'elsewhere'].map((name) => path.join(host.clone.folder, name));
  writeFileSync(secret!, '{"key": 1}');
  symlinkSync(secret!, inContent('services/linked.json'));
  cpSync(inContent('local-services'), elsewhere!, { recursive: true });
  rmSync(inContent('local-services'), { recursive: true });
  symlinkSync(elsewhere!, inContent('local-services'));
  for (const file of ['services/linked', 'local-services/toronto/stoves', 'local-services/ajax/stoves'])
    expect((await save({ path: `${file}.json`, source: '{}', read: null })).status).toBe(403);
  expect([readFileSync(secret!, 'utf8'), readdirSync(elsewhere!)]).toEqual(['{"key": 1}', ['toronto']]);
});

test('only the screen itself is answered: no other origin, no other host, no form of another page', async () => {
  const own = `localhost:${host.port}`;
  const json = { 'content-type': 'application/json', host: own };
  expect(await askAs({ ...json, origin: `http://${own}` })).toBe(200);
  expect(await askAs({ ...json, origin: 'https://evil.example' })).toBe(403);
  expect(await askAs({ ...json, origin: 'null' })).toBe(403);
  for (const at of ['/admin/api', '/admin/content.json', '/admin/phones.json']) {
    expect(await askAs(json, at)).toBe(200);
    expect(await askAs({ ...json, host: 'evil.example' }, at)).toBe(403);
  }
  expect(await askAs({ 'content-type': 'text/plain', host: own })).toBe(415);
});

test('a huge upload is refused with words, and a picture is not written as a text, nor a text as a picture', async () => {
  const source = Buffer.alloc(6_000_000).toString('base64');
  const refused = await save({ path: 'media/logos/a.png', source, encoding: 'base64' });
  expect(refused).toEqual({ status: 413, error: expect.stringContaining('500 kB') });
  expect((await save({ path: 'media/logos/a.svg', source: '<svg/>', read: null })).status).toBe(422);
  expect((await save({ path: faq, source: '', encoding: 'base64' })).status).toBe(422);
  expect(host.clone.git('status', '--porcelain')).toBe('');
});
