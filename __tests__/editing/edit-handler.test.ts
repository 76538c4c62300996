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
import sharp from 'sharp';
import { ContentStore } from '../../editing/server/content-store';
import { createEditHandler } from '../../editing/server/edit-handler';
import { listenOnLoopback, type Listening } from '../../local/loopback';
import { citySource, validContentFiles } from '../support/content-fixture';
import { makeTemporaryFolder } from '../support/local-database';

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
    request.end(method === 'POST' ? JSON.stringify({ action: 'info', params: {} }) : undefined);
  });
}

const faq = 'content/faq/what-is-taken.md';
const claims = 'content/site/claims.json';
const readFaq = () => read('faq/what-is-taken.md');

function saveFaq(change: (text: string) => string, readText: string | null = readFaq()) {
  return ask('persistEntry', {
    dataFiles: [{ path: faq, raw: change(readFaq()), read: readText }],
    assets: [],
  });
}

test('a changed answer is written, formatted, into its file alone', async () => {
  const before = read('site/claims.json');
  const saved = await saveFaq((text) => `${text}\n\n* One more thing.`);
  expect(saved.status).toBe(200);
  expect(readFaq()).toMatch(/\n\n- One more thing\.\n$/);
  expect(read('site/claims.json')).toBe(before);
  expect(lines.at(-1)).toBe(`Saved: ${faq}`);
});

test('a wrong change is refused in the words of the content check, and nothing is written', async () => {
  const before = readFaq();
  const refused = await saveFaq((text) => text.replace(/^topic:.*$/m, 'topik: Price'));
  expect(refused.status).toBe(422);
  expect(refused.body.error).toMatch(
    /^Not saved\.\nfaq\/what-is-taken\.md, line \d+, topik: found the field "topik"/,
  );
  expect(refused.body.error).toContain('did you mean "topic"?');
  expect(readFaq()).toBe(before);
});

test('a file that has changed on disk since it was read is not overwritten', async () => {
  const old = readFaq();
  writeFileSync(inContent('faq/what-is-taken.md'), `${old}\nWritten by someone else.\n`);
  const refused = await saveFaq((text) => text, old);
  expect(refused.status).toBe(409);
  expect(refused.body.error).toContain('has changed on this machine since it was opened here');
  expect(readFaq()).toContain('Written by someone else.');
});

test('a new file does not overwrite an existing one', async () => {
  const refused = await saveFaq((text) => text, null);
  expect(refused.status).toBe(409);
  expect(refused.body.error).toContain('is there already');
});

test('two saves at once of the same file: the second is refused', async () => {
  const old = readFaq();
  const [first, second] = await Promise.all([
    saveFaq((text) => `${text}\nFirst.\n`, old),
    saveFaq((text) => `${text}\nSecond.\n`, old),
  ]);
  expect([first.status, second.status].toSorted()).toEqual([200, 409]);
});

const outside = [
  'content/../package.json',
  '/etc/passwd',
  '../content/site/claims.json',
  'content//site/claims.json',
  'content/site/.git/config',
  'content/site/claims.json/../../../secret.json',
  'content\\site\\claims.json',
  'content/site/new-kind.json',
  'content/local-services/stoves.json',
  'content/local-services/toronto/../../cities/toronto.json',
  'content/local-services/toronto/old/stoves.json',
  'content/faq/nul\u0000.md',
  'package.json',
  '.git/hooks/pre-commit',
  'content/media/logos/page.html',
  'content/media/film/hero.mp4',
];

test.each(outside)('what is no content file is neither read, written nor taken away: %j', async (named) => {
  const raw = '{}';
  expect((await ask('getEntry', { path: named })).status).toBe(403);
  expect((await ask('persistEntry', { dataFiles: [{ path: named, raw, read: null }] })).status).toBe(403);
  expect((await ask('deleteFiles', { paths: [named] })).status).toBe(403);
  expect((await ask('deleteFiles', { paths: [{ path: named, read: null }] })).status).toBe(403);
});

test.each<[string, object, RegExp]>([
  ['persistEntry', { dataFiles: [null] }, /params\.dataFiles\[0\]: .*object.*null/],
  ['persistEntry', { dataFiles: { path: faq } }, /params\.dataFiles: .*array/],
  ['persistEntry', { dataFiles: [{ path: faq, raw: 5 }] }, /params\.dataFiles\[0\]\.raw: .*string/],
  ['saveTogether', { dataFiles: [{ path: faq }] }, /params\.dataFiles\[0\]\.raw: .*string/],
  ['entriesByFiles', { files: [null] }, /params\.files\[0\]: .*object/],
  ['deleteFiles', { paths: [null] }, /params\.paths\[0\]/],
  ['getEntry', { path: 5 }, /params\.path: .*string/],
  ['undo', { path: ['faq'] }, /params\.path: .*string/],
  ['persistMedia', { asset: null }, /params\.asset: .*object/],
])(
  'a body of another form is refused, with the field that is wrong: %s %j',
  async (action, params, words) => {
    const { status, body } = await ask(action, params);
    expect([status, body.error]).toEqual([400, expect.stringMatching(words)]);
    expect(lines.at(-1)).toMatch(/^Refused: /);
    expect(existsSync(inContent('faq/what-is-taken.md'))).toBe(true);
  },
);

test('a link out of the content folder is not followed', async () => {
  const secret = path.join(root, 'secret.json');
  writeFileSync(secret, '{"key": 1}');
  symlinkSync(secret, inContent('services/linked.json'));
  expect((await ask('getEntry', { path: 'content/services/linked.json' })).status).toBe(403);
  cpSync(inContent('reviews'), path.join(root, 'elsewhere'), { recursive: true });
  rmSync(inContent('reviews'), { recursive: true });
  symlinkSync(path.join(root, 'elsewhere'), inContent('reviews'));
  const [name = ''] = readdirSync(path.join(root, 'elsewhere'));
  expect((await ask('getEntry', { path: `content/reviews/${name}` })).status).toBe(403);
});

test('a link above a folder that is not there yet is not followed', async () => {
  const elsewhere = path.join(root, 'elsewhere-too');
  cpSync(inContent('local-services'), elsewhere, { recursive: true });
  rmSync(inContent('local-services'), { recursive: true });
  symlinkSync(elsewhere, inContent('local-services'));
  const raw = JSON.stringify({ ...JSON.parse(read('local-services/toronto/stoves.json')), name: 'Ranges' });
  const dataFiles = [{ path: 'content/local-services/ajax/stoves.json', raw, read: null }];
  writeFileSync(inContent('cities/ajax.json'), citySource({ slug: 'ajax', locationName: 'Ajax' }));
  expect((await ask('persistEntry', { dataFiles, assets: [] })).status).toBe(403);
  expect(readdirSync(elsewhere)).toEqual(['toronto']);
});

test('a page about a service in a city is listed, and a new one saved, in the folder of its city', async () => {
  const folder = { folder: 'content/local-services', extension: 'json' };
  const listed = async () =>
    ((await ask('entriesByFolder', folder)).body as unknown as { file: { path: string } }[]).map(
      ({ file }) => file.path,
    );
  const stoves = 'content/local-services/toronto/stoves.json';
  expect(await listed()).toEqual([stoves]);
  const data = JSON.parse(read('local-services/toronto/stoves.json')) as object;
  writeFileSync(inContent('cities/ajax.json'), citySource({ slug: 'ajax', locationName: 'Ajax' }));
  const ranges = 'content/local-services/ajax/ranges.json';
  const raw = JSON.stringify({ city: 'ajax', address: 'ranges', ...data });
  const saved = await ask('persistEntry', { dataFiles: [{ path: ranges, raw, read: null }], assets: [] });
  expect(saved.status).toBe(200);
  expect(await listed()).toEqual([ranges, stoves]);
  expect(JSON.parse(read('local-services/ajax/ranges.json'))).toEqual(data);
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
  const content = Buffer.alloc(6_000_000).toString('base64');
  const refused = await ask('persistMedia', {
    asset: { path: 'content/media/logos/a.png', content, encoding: 'base64' },
  });
  expect(refused.status).toBe(413);
  expect(refused.body.error).toContain('500 kB');
  expect(existsSync(inContent('media'))).toBe(false);
});

const upload = (name: string, text: string) =>
  ask('persistMedia', {
    asset: {
      path: `content/media/logos/${name}`,
      content: Buffer.from(text).toString('base64'),
      encoding: 'base64',
    },
  });

test.each([
  ['a.png', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
  ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>'],
  ['a.svg', '<html><svg></svg></html>'],
])('an upload that is not what its name says, or does something, is refused: %s %s', async (name, text) => {
  expect((await upload(name, text)).status).toBe(422);
  expect(existsSync(inContent(`media/logos/${name}`))).toBe(false);
});

test('a plain drawing is kept, and listed', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9" fill="url(#a)"/><use href="#a"/></svg>';
  expect((await upload('new-logo.svg', svg)).status).toBe(200);
  expect(read('media/logos/new-logo.svg')).toBe(svg);
  const { body } = await ask('getMedia', {});
  expect(body).toMatchObject([{ path: 'content/media/logos/new-logo.svg', name: 'new-logo.svg' }]);
});

test('a logo of few bytes and very many pixels is refused', async () => {
  const create = { width: 9000, height: 5000, channels: 3, background: '#fff' } as const;
  const picture = await sharp({ create }).png({ palette: true, compressionLevel: 9 }).toBuffer();
  const asset = {
    path: 'content/media/logos/a.png',
    content: picture.toString('base64'),
    encoding: 'base64',
  };
  const { status, body } = await ask('persistMedia', { asset });
  expect([status, body.error]).toEqual([
    422,
    expect.stringContaining('9000 x 5000 pixels, which is 45 megapixels'),
  ]);
  expect(existsSync(inContent('media/logos/a.png'))).toBe(false);
});

const photo = 'content/media/photos/crew.webp';

async function uploadPhoto(picture: Buffer): Promise<Answer> {
  const content = picture.toString('base64');
  return ask('persistMedia', { asset: { path: photo, content, encoding: 'base64' } });
}

test('a photograph is kept in the folder of the photographs, given back, and taken away', async () => {
  const create = { width: 90, height: 120, channels: 3, background: '#806040' } as const;
  const picture = await sharp({ create }).webp().toBuffer();
  expect((await uploadPhoto(picture)).status).toBe(200);
  expect(readFileSync(inContent('media/photos/crew.webp')).equals(picture)).toBe(true);
  const { body } = await ask('getMediaFile', { path: photo });
  expect(body).toMatchObject({ path: photo, content: picture.toString('base64') });
  expect((await ask('deleteFiles', { paths: [photo] })).status).toBe(200);
  expect(existsSync(inContent('media/photos/crew.webp'))).toBe(false);
});

test('a photograph that is none is refused', async () => {
  expect((await uploadPhoto(Buffer.from('no picture'))).status).toBe(422);
  expect(existsSync(inContent('media/photos/crew.webp'))).toBe(false);
});

test('whether the name of a photograph is free is asked before every upload, and is no refusal', async () => {
  const said = lines.length;
  expect((await ask('getMediaFile', { path: photo })).status).toBe(404);
  expect(lines).toHaveLength(said);
});

test('where the content has no jobs yet, their list is empty', async () => {
  rmSync(inContent('jobs'), { recursive: true, force: true });
  const { status, body } = await ask('entriesByFolder', { folder: 'content/jobs', extension: 'json' });
  expect([status, body]).toEqual([200, []]);
});

test('a file with invalid JSON is given as it is, not left out', async () => {
  writeFileSync(inContent('site/claims.json'), '{"items": [');
  const { body } = await ask('entriesByFiles', { files: [{ path: claims }] });
  expect(body).toMatchObject([{ data: '{"items": [', file: { path: claims } }]);
});

test('a file that others need is deleted, and what is wrong with them is answered', async () => {
  const badge = { path: 'content/badges/ontario.json', read: read('badges/ontario.json') };
  const { status, body } = await ask('deleteFiles', { paths: [badge] });
  expect([status, body]).toMatchObject([
    200,
    { notices: [{ file: 'badges/', words: expect.stringContaining('cities/toronto.json') }] },
  ]);
  expect(existsSync(inContent('badges/ontario.json'))).toBe(false);
});

test('a save that makes another file wrong is done, and names the field there', async () => {
  const raw = readFaq().replace(/question: .*/, 'question: Before?');
  const { status, body } = await ask('persistEntry', {
    dataFiles: [{ path: 'content/faq/before.md', raw, read: null }],
    assets: [],
  });
  expect([status, body]).toMatchObject([
    200,
    { notices: [{ file: 'faq/what-is-taken.md', field: 'order' }] },
  ]);
  expect(existsSync(inContent('faq/before.md'))).toBe(true);
});

test('a file that has changed on disk since it was read, or that nobody has read, is not taken away', async () => {
  const old = readFaq();
  writeFileSync(inContent('faq/what-is-taken.md'), `${old}\nWritten by someone else.\n`);
  for (const named of [faq, { path: faq }, { path: faq, read: null }, { path: faq, read: old }]) {
    const refused = await ask('deleteFiles', { paths: [named] });
    expect([refused.status, refused.body.error]).toEqual([
      409,
      expect.stringContaining(
        `${faq} has changed on this machine since it was opened here: nothing was taken away.`,
      ),
    ]);
  }
  expect(readFaq()).toContain('Written by someone else.');
});

test('of two files, one of which has changed, neither is deleted', async () => {
  const asRead = { path: faq, read: readFaq() };
  const changed = { path: claims, read: 'something else' };
  expect((await ask('deleteFiles', { paths: [asRead, changed] })).status).toBe(409);
  expect(existsSync(inContent('faq/what-is-taken.md'))).toBe(true);
});

test('a file that is as it was read is taken away, and so is a picture', async () => {
  mkdirSync(inContent('media/logos'), { recursive: true });
  writeFileSync(inContent('media/logos/gone.svg'), '<svg/>');
  // There must be one question at least.
  writeFileSync(inContent('faq/more.md'), readFaq().replace(/question: .*/, 'question: More?'));
  const more = { path: 'content/faq/more.md', read: read('faq/more.md') };
  const paths = [more, 'content/media/logos/gone.svg'];
  expect((await ask('deleteFiles', { paths })).status).toBe(200);
  expect(existsSync(inContent('faq/more.md'))).toBe(false);
  expect(existsSync(inContent('media/logos/gone.svg'))).toBe(false);
  expect(lines.at(-1)).toBe(`Taken away: ${more.path}, content/media/logos/gone.svg`);
});

test('an action that it does not know is refused', async () => {
  expect((await ask('unpublishedEntries', {})).status).toBe(422);
  expect((await ask('constructor', {})).status).toBe(422);
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
  const dataFiles = [{ path: faq, raw: `${readFaq()}\n\nMore.\n`, read: readFaq() }];
  const options = { commitMessage: 'Change question “what-is-taken”' };
  expect((await ask('persistEntry', { dataFiles, options }, committing)).status).toBe(200);
  const same = [{ path: faq, raw: readFaq(), read: readFaq() }];
  expect((await ask('persistEntry', { dataFiles: same, options }, committing)).status).toBe(200);
  await committing.close();
  expect(git('log', '--format=%s')).toBe('Change question “what-is-taken”\nStart\n');
  expect(git('show', '--name-only', '--format=').trim()).toBe('content/faq/what-is-taken.md');
  const left = git('status', '--porcelain', '--', 'content', '.env.local', 'staged.txt');
  expect(left.split('\n').filter(Boolean)).toEqual([
    ' M content/site/steps.json',
    'A  staged.txt',
    '?? .env.local',
  ]);
});
