import { SiteRepository } from '../../editing/__tests__/support/github/repository';
import { startGitHub } from '../../editing/__tests__/support/github/server';
import { answerEditor, type Desk } from '../editing/answer-editor';
import { botAccount, openEditingDesk, repo } from './support/editing-desk';

const texts = (text: string) => ({
  'content/faq/gloves.md': text,
  'content/cities/toronto.json': text,
  'content/cities/ottawa.json': text,
  'content/media/photos/old.webp': text,
  'src/site.ts': text,
});

let site: SiteRepository;
let github: Awaited<ReturnType<typeof startGitHub>>;
let staff: Awaited<ReturnType<typeof openEditingDesk>>;
let desk: Desk;
let reviewed: Desk;

beforeAll(async () => {
  staff = await openEditingDesk();
  site = new SiteRepository(texts('first'));
  const { app } = staff;
  github = await startGitHub({ repo, site, screenOrigin: '*', account: botAccount, app });
  desk = staff.deskOn(github.url, false);
  reviewed = staff.deskOn(github.url, true);
});
afterAll(async () => {
  await Promise.all([github.close(), staff.accounts.close()]);
});

let changes = 0;

type Body = { sha?: string; message?: string };

async function ask(who: string, wanted: string, body?: object, at = desk) {
  const [method = '', path = ''] = wanted.split(' ');
  const authorization = `Bearer ${await staff.accounts.sign({ email: `${who}@haulwell.example` })}`;
  const answer = await answerEditor(at, { method, url: `/repos/${repo}/${path}`, authorization, body });
  return { status: answer.status, ...(answer.body as Body | null) };
}

/** Makes a commit that changes one file, by git's objects, where the function does not look. */
async function commitOf(path: string, at = site.find('main')!.sha): Promise<string> {
  const post = async (what: string, body: object) => {
    const answer = await desk.app.ask('POST', `/git/${what}`, body);
    return ((await answer.json()) as { sha: string }).sha;
  };
  const sha = await post('blobs', { content: `Change ${(changes += 1)}`, encoding: 'utf-8' });
  const tree = await post('trees', { base_tree: at, tree: [{ path, mode: '100644', type: 'blob', sha }] });
  const author = { name: 'Bea', email: 'bea@haulwell.example' };
  return post('commits', { message: 'A change', tree, parents: [at], author });
}

const outside = /^Only the content of the site can be changed here, and src\/site.ts is not part of it/;
const otherCity = /^You may change the texts and photographs of toronto only, and content\/\S+ is not one/;
const notDone = /^The editing screen does not do this/;

test.each<[who: string, path: string, refusal: RegExp | undefined]>([
  ['ada', 'content/faq/gloves.md', undefined],
  ['ada', 'content/cities/ottawa.json', undefined],
  ['ada', 'src/site.ts', outside],
  ['tom', 'content/cities/toronto.json', undefined],
  ['tom', 'content/local-services/toronto/pianos.json', undefined],
  ['tom', 'content/media/photos/new.webp', undefined],
  ['tom', 'content/media/photos/old.webp', otherCity],
  ['tom', 'content/cities/ottawa.json', otherCity],
  ['tom', 'content/local-services/toronto-west/pianos.json', otherCity],
  ['tom', 'content/faq/gloves.md', otherCity],
  ['tom', 'src/site.ts', outside],
])('%s puts a change of %s live, or learns why not', async (who, path, refusal) => {
  const before = site.find('main')!.sha;
  const sha = await commitOf(path);
  const answer = await ask(who, 'PATCH git/refs/heads/main', { sha, force: true });
  const refused = [403, expect.stringMatching(refusal ?? '')];
  expect([answer.status, answer.message]).toEqual(refusal ? refused : [200, undefined]);
  expect(site.find('main')!.sha).toBe(refusal ? before : sha);
});

test.each<[wanted: string, body: object, refusal: RegExp]>([
  ['PATCH git/refs/heads/release', { sha: 'main' }, notDone],
  ['PATCH git/refs/heads/main', { sha: 'main' }, notDone],
  ['POST git/refs', { ref: 'refs/heads/cms/faq/when', sha: 'main~1' }, notDone],
  ['POST git/refs', { ref: 'refs/tags/v1', sha: 'main' }, notDone],
  ['DELETE git/refs/heads/main', {}, notDone],
  [
    'POST git/trees',
    { base_tree: 'main', tree: [{ path: '.github/x.yml', sha: null }] },
    /^Only the content/,
  ],
  ['POST git/trees', { base_tree: 'main', tree: [{ path: 'content/../src/a', sha: null }] }, /^Only the/],
  ['POST pulls', { title: 'A', head: 'mallory:main', base: 'main' }, notDone],
  ['PUT contents/src/site.ts', { content: '' }, notDone],
  ['POST dispatches', { event_type: 'content-changed' }, notDone],
  ['GET ../../user/keys', {}, notDone],
])('nobody makes the call %s', async (wanted, body, refusal) => {
  expect(await ask('ada', wanted, body)).toMatchObject({
    status: 403,
    message: expect.stringMatching(refusal) as string,
  });
});

test('under review a change goes live by its pull request only, whose commit names who wrote it and who put it live', async () => {
  const sha = await commitOf('content/cities/toronto.json');
  const straight = await ask('ada', 'PATCH git/refs/heads/main', { sha }, reviewed);
  expect(straight).toMatchObject({
    status: 403,
    message: expect.stringMatching(/waits for a review/) as string,
  });
  const draft = 'cms/cities/toronto';
  for (const [wanted, body] of [
    ['POST git/refs', { ref: `refs/heads/${draft}`, sha }],
    ['POST pulls', { title: 'Change Toronto', head: `haulwell:${draft}`, base: 'release' }],
    ['PUT issues/1/labels', { labels: ['decap-cms/draft', 'other'] }],
  ] as const)
    expect((await ask('tom', wanted, body, reviewed)).status).toBeLessThan(300);
  expect(github.pulls).toMatchObject([{ base: { ref: 'main' }, labels: [{ name: 'decap-cms/draft' }] }]);

  const foreign = await commitOf('content/cities/ottawa.json');
  const forced = { sha: foreign, force: true };
  expect((await ask('ada', `PATCH git/refs/heads/${draft}`, forced, reviewed)).status).toBe(200);
  for (const wanted of ['PUT pulls/1/merge', 'PATCH pulls/1', `DELETE git/refs/heads/${draft}`])
    expect((await ask('tom', wanted, {}, reviewed)).message).toMatch(otherCity);
  expect((await ask('ada', 'PUT pulls/1/merge', { commit_message: 'Live' }, reviewed)).status).toBe(200);
  const commits = await desk.app.ask('GET', '/commits?sha=main');
  const [last] = (await commits.json()) as { commit: { message: string } }[];
  expect(last?.commit.message).toContain('Co-authored-by: Bea <bea@haulwell.example>');
  expect(last?.commit.message).toContain('Co-authored-by: Ada <Ada@haulwell.example>');
});

test('a commit has the person as its author and the app as its committer, whatever the screen says', async () => {
  const tree = site.find('main')!.commit.tree.sha;
  const author = { name: 'Mallory', email: 'mallory@haulwell.example' };
  const sent = { message: 'A', tree, parents: [], author, committer: author };
  const app = 'haulwell-editing[bot]';
  expect(await ask('tom', 'POST git/commits', sent)).toMatchObject({
    author: { name: 'Tom', email: 'tom@haulwell.example' },
    committer: { name: app, email: `${app}@users.noreply.github.com` },
  });
});

const email = 'ada@haulwell.example';
test.each<[why: string, status: number, token: () => Promise<string>]>([
  ['no token', 401, async () => ''],
  ['one that has run out', 401, () => staff.accounts.sign({ email, exp: 1_700_000_000 })],
  ['one of another project', 401, () => staff.accounts.sign({ email, aud: 'other' })],
  ['one that another key has signed', 401, () => staff.accounts.sign({ email }, staff.accounts.otherKey)],
  ['a mail address that nobody has proved', 401, () => staff.accounts.sign({ email, email_verified: false })],
  ['another provider', 401, () => staff.accounts.sign({ email, firebase: { sign_in_provider: 'phone' } })],
  ['a password', 401, () => staff.accounts.sign({ email: 'with-password@haulwell.example' })],
  ['somebody who is not on the list', 403, () => staff.accounts.sign({ email: 'eve@haulwell.example' })],
])('%s opens nothing', async (_why, status, token) => {
  staff.accounts.withPassword.push('with-password@haulwell.example');
  staff.editors.push({ mail: 'with-password@haulwell.example', name: 'Wim' });
  const authorization = `Bearer ${await token()}`;
  const asked = { method: 'GET', url: '/user', authorization, body: undefined };
  expect((await answerEditor(desk, asked)).status).toBe(status);
});
