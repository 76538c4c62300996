import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { ContentStore } from '../server/content-store';
import { createEditHandler } from '../server/edit-handler';
import { listenOnLoopback, type Listening } from '../../local/loopback';
import { validContentFiles } from '../../__tests__/support/content-fixture';
import { makeTemporaryFolder } from '../../__tests__/support/local-database';

const root = makeTemporaryFolder();
const contentDir = path.join(root, 'content');
const lines: string[] = [];
let server: Listening;

const inContent = (file: string): string => path.join(contentDir, file);
const read = (file: string): string => readFileSync(inContent(file), 'utf8');

function writeContent(): void {
  rmSync(contentDir, { recursive: true, force: true });
  for (const { path: file, source } of validContentFiles()) {
    mkdirSync(path.dirname(inContent(file)), { recursive: true });
    writeFileSync(inContent(file), source);
  }
}

async function listen(isCommitting: boolean): Promise<Listening> {
  const folder = new ContentStore(contentDir, path.join(root, 'saving'));
  const onRequest = createEditHandler({ folder, isCommitting, log: (line) => lines.push(line) });
  return listenOnLoopback(0, { onRequest });
}

beforeAll(async () => {
  server = await listen(false);
});
beforeEach(writeContent);
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

type Answer = { status: number; body: { error: string } & Record<string, unknown> };

async function ask(action: string, params: object, { port } = server): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${port}/admin/api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action, params }),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

/** As a browser cannot send it: with a host or an origin of one's own choice. */
function askAs(headers: Record<string, string>, at = '/admin/api'): Promise<number> {
  return new Promise((resolve, reject) => {
    const method = at === '/admin/api' ? 'POST' : 'GET';
    const options = { port: server.port, host: '127.0.0.1', path: at, method, headers };
    const request = http.request(options, (response) => resolve(response.resume().statusCode ?? 0));
    request.on('error', reject);
    request.end(method === 'POST' ? JSON.stringify({ action: 'status', params: {} }) : undefined);
  });
}

const faq = 'faq/what-is-taken.md';
const readFaq = () => read(faq);

const save = (files: object[], at = server) => ask('save', { files, words: 'Change it' }, at);

test('two saves at once of the same file: the second is refused', async () => {
  const old = readFaq();
  const texts = ['First.', 'Second.'].map((words) => ({
    path: faq,
    source: `${old}\n${words}\n`,
    read: old,
  }));
  const [first, second] = await Promise.all(texts.map((file) => save([file])));
  expect([first?.status, second?.status].toSorted()).toEqual([200, 409]);
  expect(lines).toContain(`Saved: content/${faq}`);
});

const outside = [
  '../package.json',
  '/etc/passwd',
  '../content/site/claims.json',
  'site//claims.json',
  'site/.git/config',
  'site/claims.json/../../../secret.json',
  'site\\claims.json',
  'site/new-kind.json',
  'local-services/stoves.json',
  'local-services/toronto/../../cities/toronto.json',
  'local-services/toronto/old/stoves.json',
  'faq/nul\u0000.md',
  'package.json',
  '.git/hooks/pre-commit',
  'media/logos/page.html',
  'media/film/hero.mp4',
];

test.each(outside)('what is not a content file is neither read, written nor deleted: %j', async (named) => {
  expect((await ask('getMediaFile', { path: `content/${named}` })).status).toBe(403);
  for (const file of [
    { path: named, source: '{}', read: null },
    { path: named, source: null, read: '{}' },
    { path: named, source: null },
  ])
    expect((await save([file])).status).toBe(403);
});

test.each<[string, object, RegExp]>([
  ['save', { files: [null] }, /params\.files\[0\]: .*object.*null/],
  ['save', { files: { path: faq } }, /params\.files: .*array/],
  ['save', { files: [{ path: faq, source: 5 }] }, /params\.files\[0\]\.source: .*string/],
  ['save', { files: [{ path: faq }] }, /params\.files\[0\]\.source: .*string/],
  ['save', { files: [{ path: faq, source: '', encoding: 'hex' }] }, /params\.files\[0\]\.encoding/],
  ['versions', { path: ['faq'] }, /params\.path: .*string/],
])(
  'a body of another form is refused, with the field that is wrong: %s %j',
  async (action, params, words) => {
    const { status, body } = await ask(action, params);
    expect([status, body.error]).toEqual([400, expect.stringMatching(words)]);
    expect(lines.at(-1)).toMatch(/^Refused: /);
    expect(existsSync(inContent('faq/what-is-taken.md'))).toBe(true);
  },
);

test('a link out of the content folder is followed neither to a file nor through a folder', async () => {
  const secret = path.join(root, 'secret.json');
  writeFileSync(secret, '{"key": 1}');
  symlinkSync(secret, inContent('services/linked.json'));
  const elsewhere = path.join(root, 'elsewhere');
  cpSync(inContent('local-services'), elsewhere, { recursive: true });
  rmSync(inContent('local-services'), { recursive: true });
  symlinkSync(elsewhere, inContent('local-services'));
  const linked = [
    'services/linked.json',
    'local-services/toronto/stoves.json',
    'local-services/ajax/stoves.json',
  ];
  for (const file of linked)
    expect((await save([{ path: file, source: '{}', read: null }])).status).toBe(403);
  expect([readFileSync(secret, 'utf8'), readdirSync(elsewhere)]).toEqual(['{"key": 1}', ['toronto']]);
});

test('only the screen itself is answered: no other origin, no other host, no form of another page', async () => {
  const host = `localhost:${server.port}`;
  const json = { 'content-type': 'application/json' };
  expect(await askAs({ ...json, host, origin: `http://${host}` })).toBe(200);
  expect(await askAs({ ...json, host, origin: 'https://evil.example' })).toBe(403);
  expect(await askAs({ ...json, host, origin: 'null' })).toBe(403);
  for (const at of ['/admin/api', '/admin/content.json', '/admin/phones.json']) {
    expect(await askAs({ ...json, host }, at)).toBe(200);
    expect(await askAs({ ...json, host: 'evil.example' }, at)).toBe(403);
  }
  expect(await askAs({ 'content-type': 'text/plain', host })).toBe(415);
});

test('a huge upload is refused with words, and nothing is written', async () => {
  const source = Buffer.alloc(6_000_000).toString('base64');
  const refused = await save([{ path: 'media/logos/a.png', source, encoding: 'base64' }]);
  expect([refused.status, refused.body.error]).toEqual([413, expect.stringContaining('500 kB')]);
  expect(existsSync(inContent('media'))).toBe(false);
});

test('a picture is not written as a text, nor a text as a picture', async () => {
  expect((await save([{ path: 'media/logos/a.svg', source: '<svg/>', read: null }])).status).toBe(422);
  expect((await save([{ path: faq, source: '', encoding: 'base64' }])).status).toBe(422);
  expect(existsSync(inContent('media/logos/a.svg'))).toBe(false);
});

test('with --commit each save is one commit of the saved files alone', async () => {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  git('init', '--quiet');
  git('config', 'user.name', 'Editor');
  git('config', 'user.email', 'editor@example.com');
  git('add', 'content');
  git('commit', '--quiet', '--message', 'Start');
  writeFileSync(path.join(root, '.env.local'), 'secret');
  writeFileSync(path.join(root, 'staged.txt'), 'staged');
  git('add', 'staged.txt');
  writeFileSync(inContent('site/steps.json'), `${read('site/steps.json')}\n`);
  const committing = await listen(true);
  const changed = { path: faq, source: `${readFaq()}\nMore.\n`, read: readFaq() };
  expect((await save([changed], committing)).status).toBe(200);
  expect((await save([{ ...changed, read: changed.source }], committing)).status).toBe(200);
  await committing.close();
  expect(git('log', '--format=%s')).toBe('Change it\nStart\n');
  expect(git('show', '--name-only', '--format=').trim()).toBe('content/faq/what-is-taken.md');
  const left = git('status', '--porcelain', '--', 'content', '.env.local', 'staged.txt');
  expect(left.split('\n').filter(Boolean)).toEqual([
    ' M content/site/steps.json',
    'A  staged.txt',
    '?? .env.local',
  ]);
});
