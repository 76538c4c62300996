import { rmSync } from 'node:fs';
import { startGitHub, type LocalGitHub } from './server';
import { makeTemporaryFolder } from '../local-database';
import { SiteRepository } from '../site-repository';

const screenOrigin = 'http://localhost:5360';
const account = { login: 'ada', name: 'Ada', token: 'gho_of_ada', canWrite: true };
const file = 'content/faq/note.md';

let folder: string;
let repository: SiteRepository;
let github: LocalGitHub;
beforeEach(async () => {
  folder = makeTemporaryFolder();
  repository = new SiteRepository(folder, { files: { [file]: 'One.\n\nTwo.\n\nThree.\n' } });
  github = await startGitHub({ repo: 'haulwell/site', dir: repository.dir, screenOrigin, account });
});
afterEach(async () => {
  await github.close();
  rmSync(folder, { recursive: true });
});

type Json = Record<string, never> & { sha: string; message: string; number: number };

async function ask(method: string, path: string, body?: object, token = account.token) {
  const response = await fetch(`${github.url}/repos/haulwell/site${path}`, {
    method,
    headers: { authorization: `token ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return { status: response.status, json: (text === '' ? {} : JSON.parse(text)) as Json };
}

/** A commit of a new text on top of what `main` is now, as Decap CMS makes one. */
async function commit(text: string): Promise<{ sha: string; parent: string }> {
  const { json } = await ask('GET', '/branches/main');
  const parent = (json as unknown as { commit: { sha: string } }).commit.sha;
  const content = Buffer.from(text).toString('base64');
  const blob = await ask('POST', '/git/blobs', { content, encoding: 'base64' });
  const change = { path: file, mode: '100644', type: 'blob', sha: blob.json.sha };
  const tree = await ask('POST', '/git/trees', { base_tree: parent, tree: [change] });
  const made = { message: 'Change', tree: tree.json.sha, parents: [parent] };
  return { sha: (await ask('POST', '/git/commits', made)).json.sha, parent };
}

async function proposeOn(branch: string, text: string): Promise<number> {
  const { sha } = await commit(text);
  await ask('POST', '/git/refs', { ref: `refs/heads/${branch}`, sha });
  const pull = { title: 'Change', head: `haulwell:${branch}`, base: 'main' };
  return (await ask('POST', '/pulls', pull)).json.number;
}

const merge = (number: number, sha?: string) =>
  ask('PUT', `/pulls/${number}/merge`, { merge_method: 'squash', commit_message: 'Merged', sha });

test('without its token nothing is answered, and with no right to write nothing is written', async () => {
  expect((await fetch(`${github.url}/user`)).status).toBe(401);
  expect((await ask('GET', '/branches/main', undefined, 'gho_of_eve')).status).toBe(401);
  account.canWrite = false;
  expect((await ask('POST', '/git/blobs', { content: '', encoding: 'utf-8' })).status).toBe(403);
  account.canWrite = true;
});

test('another site’s page may not read, and gets no token', async () => {
  const { headers } = await fetch(`${github.url}/user`, { headers: { origin: 'https://elsewhere.example' } });
  expect(headers.get('access-control-allow-origin')).toBe(screenOrigin);
  const page = await (await fetch(`${github.url}/auth?provider=github`)).text();
  expect(page).toContain(`const screen = "${screenOrigin}"`);
  expect(page).not.toContain("'*'");
});

test('a commit is made on top of what it was made from, by the one who is signed in', async () => {
  const { sha } = await commit('Ours.\n');
  expect((await ask('PATCH', '/git/refs/heads%2Fmain', { sha })).status).toBe(200);
  expect(repository.read(file)).toBe('Ours.\n');
  expect(repository.changedFiles()).toEqual([file]);
  expect(repository.author()).toBe('Ada <ada@users.noreply.github.com>');
});

test('a branch that has moved on meanwhile is not moved back', async () => {
  const { sha } = await commit('Ours.\n');
  repository.changeElsewhere(file, 'One.', 'Theirs.');
  const { status, json } = await ask('PATCH', '/git/refs/heads/main', { sha });
  expect([status, json.message]).toEqual([422, 'Update is not a fast forward']);
  expect(repository.read(file)).toContain('Theirs.');
});

test('a pull request is squashed into one commit together with what was changed elsewhere', async () => {
  const number = await proposeOn('cms/note', 'One.\n\nTwo.\n\nOurs.\n');
  repository.changeElsewhere(file, 'One.', 'Theirs.');
  expect((await merge(number)).status).toBe(200);
  expect(repository.read(file)).toBe('Theirs.\n\nTwo.\n\nOurs.\n');
  expect(repository.messages()[0]).toBe('Change (#1)');
  expect((await ask('GET', '/pulls?state=open')).json).toEqual([]);
});

test('a pull request that contradicts what was changed elsewhere is not merged', async () => {
  const number = await proposeOn('cms/note', 'Ours.\n\nTwo.\n\nThree.\n');
  repository.changeElsewhere(file, 'One.', 'Theirs.');
  expect(await merge(number)).toMatchObject({
    status: 405,
    json: { message: 'Pull Request is not mergeable' },
  });
  expect(repository.read(file)).toContain('Theirs.');
});

test('a pull request whose branch is other than was looked at is not merged', async () => {
  const number = await proposeOn('cms/note', 'Ours.\n');
  const { parent } = await commit('Later.\n');
  expect((await merge(number, parent)).status).toBe(409);
});

test('labels are kept, pull requests are found by branch, and a branch takes its own with it', async () => {
  const number = await proposeOn('cms/note', 'Ours.\n');
  await ask('PUT', `/issues/${number}/labels`, { labels: ['decap-cms/draft'] });
  const found = await ask('GET', '/pulls?head=haulwell:cms/note&base=main&state=open');
  expect(found.json).toMatchObject([{ number, labels: [{ name: 'decap-cms/draft' }] }]);
  expect((await ask('GET', '/pulls?head=haulwell:cms/other&state=open')).json).toEqual([]);
  expect((await ask('DELETE', '/git/refs/heads%2Fcms%2Fnote')).status).toBe(204);
  expect((await ask('GET', `/pulls/${number}`)).json).toMatchObject({ state: 'closed' });
});

test('the changes of a branch list the files that it has added, changed and deleted', async () => {
  await proposeOn('cms/note', 'Ours.\n');
  const { json } = await ask('GET', '/compare/main...haulwell:cms/note');
  expect(json).toMatchObject({
    commits: [{ commit: { message: 'Change' } }],
    files: [{ filename: file, status: 'modified', patch: expect.stringContaining('+Ours.') }],
  });
});

test('a folder is listed, and one that is not there is not found', async () => {
  const { json } = await ask('GET', '/git/trees/main:content%2Ffaq');
  const names = (json as unknown as { tree: { path: string }[] }).tree.map(({ path }) => path);
  expect(names).toEqual(['note.md']);
  expect((await ask('GET', '/git/trees/main:content/nothing')).status).toBe(404);
  expect((await ask('GET', '/git/blobs/0123456789')).status).toBe(404);
});
