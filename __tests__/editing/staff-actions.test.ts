import path from 'node:path';
import type {
  Arrival,
  DeletedEntry,
  FormerVersions,
  PutLiveResult,
  Standing,
} from '../../editing/content/standing';
import { planDeletion } from '../../editing/content/cities/plan-deletion';
import { ContentStore } from '../../editing/server/content-store';
import { createEditHandler } from '../../editing/server/edit-handler';
import { listenOnLoopback, type Listening } from '../../local/loopback';
import { citySource, validContentFiles, withChangedFile } from '../support/content-fixture';
import { writeContentFolder } from '../support/content-folder';
import { StaffClone } from '../support/staff-clone';

const faq = 'faq/what-is-taken.md';
/** As prettier leaves it. */
const faqSource = validContentFiles()
  .find(({ path: file }) => file === faq)
  ?.source.replace('*everything*', '_everything_') as string;
const more = faqSource.replace(/question: .*/, 'question: More?').replace(/order: .*/, 'order: 20');
const files = [...withChangedFile(faq, () => faqSource), { path: 'faq/more.md', source: more }];

let clone: StaffClone;
let server: Listening;

beforeEach(async () => {
  clone = new StaffClone((folder) => writeContentFolder(folder, files));
  const folder = new ContentStore(clone.contentDir, path.join(clone.folder, '.git', 'saving'));
  const liveUrl = await clone.liveUrl();
  const onRequest = createEditHandler({ folder, isCommitting: false, liveUrl, log: () => undefined });
  server = await listenOnLoopback(0, { onRequest });
});
afterEach(async () => {
  await server.close();
  await clone.remove();
});

async function post(action: string, params: object): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`http://127.0.0.1:${server.port}/admin/api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action, params }),
  });
  return { status: response.status, body: await response.json() };
}

async function ask<Answer>(action: string, params: object = {}): Promise<Answer> {
  const { status, body } = await post(action, params);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as Answer;
}

const standing = () => ask<Standing>('standing');
const putLive = () => ask<PutLiveResult>('putLive');
const versionsOf = (file: string) => ask<FormerVersions>('formerVersions', { path: `content/${file}` });
const errorOf = async (action: string, params: object): Promise<[number, string]> => {
  const { status, body } = await post(action, params);
  return [status, (body as { error: string }).error];
};

test('a saved change is listed with its name, who and when, until it is undone', async () => {
  clone.connect();
  expect((await standing()).changes).toEqual([]);
  const before = clone.read(faq);
  clone.write(faq, `${before}\nMore words.\n`);
  const { changes } = await standing();
  expect(changes).toMatchObject([
    { path: faq, name: 'What do you take?', what: 'changed', state: 'saved', who: 'Ann' },
  ]);
  expect(Math.abs(Date.parse(changes[0]?.when ?? '') - Date.now())).toBeLessThan(60_000);
  await ask('undo', { path: `content/${faq}`, id: changes[0]?.id });
  expect(clone.read(faq)).toBe(before);
  expect((await standing()).changes).toEqual([]);
});

test('an added entry and a deleted one are undone too', async () => {
  clone.connect();
  clone.write('faq/new.md', more.replace('More?', 'New?').replace('order: 20', 'order: 30'));
  clone.delete('faq/more.md');
  const { changes } = await standing();
  expect(changes.map(({ path: file, what }) => [file, what])).toEqual([
    ['faq/more.md', 'deleted'],
    ['faq/new.md', 'added'],
  ]);
  for (const { path: file, id } of changes) await ask('undo', { path: `content/${file}`, id });
  expect([clone.has('faq/new.md'), clone.read('faq/more.md')]).toEqual([false, more]);
});

test('what has changed since the page was loaded is not undone, and neither is what is live', async () => {
  clone.connect();
  clone.write(faq, `${clone.read(faq)}\nMore words.\n`);
  const { changes } = await standing();
  clone.write(faq, `${clone.read(faq)}\nEven more words.\n`);
  expect(await errorOf('undo', { path: `content/${faq}`, id: changes[0]?.id })).toEqual([
    409,
    expect.stringContaining('has changed since this page was loaded'),
  ]);
  expect(clone.read(faq)).toContain('Even more words.');
  expect((await errorOf('undo', { path: 'content/faq/more.md', id: null }))[0]).toBe(409);
});

test('an undo that leaves other files wrong is done, named, and held back from going live until they are right', async () => {
  clone.connect();
  const badge = clone.read('badges/ontario.json');
  clone.delete('badges/ontario.json');
  clone.write('badges/quebec.json', badge.replace('"ontario"', '"quebec"'));
  clone.write('cities/toronto.json', clone.read('cities/toronto.json').replace('"ontario"', '"quebec"'));
  const added = (await standing()).changes.find(({ path: file }) => file === 'badges/quebec.json');
  const answer = await ask('undo', { path: 'content/badges/quebec.json', id: added?.id });
  expect(answer).toMatchObject({ notices: [{ words: expect.stringContaining('cities/toronto.json') }] });
  const { needs, changes } = await standing();
  expect(needs).toMatchObject([{ title: 'To correct first', notices: [{ file: 'badges/' }] }]);
  expect((await putLive()).todo).toMatch(/^Not put live: this has to be right first\.\nbadges\/, /);
  for (const { path: file, id } of changes) await ask('undo', { path: `content/${file}`, id });
  expect([(await standing()).changes, clone.read('badges/ontario.json')]).toEqual([[], badge]);
});

test('an undo of a file that was wrong itself is refused in the words of the content check', async () => {
  const right = clone.read('cities/toronto.json');
  clone.write('cities/toronto.json', right.replace('"ontario"', '"ontaro"'));
  clone.commit('Wrong, and live');
  clone.write('cities/toronto.json', right);
  clone.connect();
  const [change] = (await standing()).changes;
  expect(await errorOf('undo', { path: 'content/cities/toronto.json', id: change?.id })).toEqual([
    422,
    expect.stringContaining('did you mean "ontario"?'),
  ]);
  expect(clone.read('cities/toronto.json')).toBe(right);
});

test('a text that nobody has written yet is on the first page, and does not go live', async () => {
  clone.connect();
  clone.write(faq, clone.read(faq).replace(/question: .*/, "question: 'NOT WRITTEN YET: what you take'"));
  expect((await standing()).needs[0]).toMatchObject({
    title: 'To write first',
    notices: [{ file: faq, field: 'question' }],
  });
  expect((await putLive()).todo).toBe(`Not put live: nobody has written this yet.\n${faq} question`);
});

test('Put live commits the content alone, sends it, and follows until the live site names it', async () => {
  clone.connect();
  clone.live = clone.git('rev-parse', 'HEAD');
  clone.write(faq, `${clone.read(faq)}\nMore words.\n`);
  clone.git('rm', '--quiet', '--cached', 'src/code.ts');
  const { steps, commit, todo } = await putLive();
  expect([todo, steps.at(-1)]).toEqual([undefined, 'Sent to the repository from which the site is built.']);
  expect(clone.sent('rev-parse', 'main')).toBe(commit);
  expect(clone.sent('show', '--name-only', '--format=%an %s', 'main')).toBe(
    `Ann Change content/${faq} (What do you take?)\n\ncontent/${faq}`,
  );
  expect(await standing()).toMatchObject({ changes: [{ path: faq, state: 'sent' }], sent: commit });
  expect(await ask<Arrival>('arrival', { commit })).toMatchObject({ state: 'waiting' });
  clone.live = String(commit);
  expect(await ask<Arrival>('arrival', { commit })).toMatchObject({ state: 'live' });
  expect(await standing()).toMatchObject({
    changes: [],
    live: { commit, since: '2026-11-20T09:00:00.000Z', source: 'site' },
  });
});

test('without a repository, Put live says what to do, and makes no commit', async () => {
  const before = clone.git('rev-parse', 'HEAD');
  clone.write(faq, `${clone.read(faq)}\nMore words.\n`);
  expect(await putLive()).toEqual({ steps: [], todo: expect.stringContaining('git remote add origin') });
  expect((await standing()).obstacle).toContain('knows no repository');
  expect(clone.git('rev-parse', 'HEAD')).toBe(before);
  expect(clone.read(faq)).toContain('More words.');
});

test('on another branch, and with code that nobody has sent, nothing goes live', async () => {
  clone.connect();
  clone.git('switch', '--quiet', '--create', 'trial');
  expect((await putLive()).todo).toContain('on the branch "trial"');
  clone.git('switch', '--quiet', 'main');
  clone.git('rm', '--quiet', 'src/code.ts');
  clone.git('commit', '--quiet', '--message', 'Code');
  expect((await putLive()).todo).toContain('src/code.ts');
  expect(clone.sent('log', '--format=%s', 'main')).toBe('The site');
});

test('wrong content is not put live', async () => {
  clone.connect();
  clone.write(faq, clone.read(faq).replace('topic:', 'topik:'));
  expect((await putLive()).todo).toMatch(/^Not put live: .*\nfaq\/what-is-taken\.md/);
  expect((await standing()).needs).toMatchObject([{ title: 'To correct first', notices: [{ file: faq }] }]);
  expect(clone.sent('log', '--format=%s', 'main')).toBe('The site');
});

test('what somebody else has sent meanwhile is brought in first', async () => {
  clone.connect();
  clone.changeElsewhere({ 'content/faq/more.md': more.replace('More?', 'More by Bea?') });
  clone.write(faq, `${clone.read(faq)}\nMore words.\n`);
  const { steps, todo } = await putLive();
  expect([todo, steps]).toEqual([undefined, expect.arrayContaining([expect.stringContaining('Brought in')])]);
  expect(clone.read('faq/more.md')).toContain('More by Bea?');
  expect(clone.sent('show', `main:content/${faq}`)).toContain('More words.');
  expect(clone.sent('show', 'main:content/faq/more.md')).toContain('More by Bea?');
});

test('where both changed the same lines, nothing is sent and nothing is lost', async () => {
  clone.connect();
  clone.changeElsewhere({ 'content/faq/more.md': more.replace('More?', 'More by Bea?') });
  clone.write('faq/more.md', more.replace('More?', 'More by Ann?'));
  expect((await putLive()).todo).toContain('do not fit together');
  expect(clone.read('faq/more.md')).toContain('More by Ann?');
  expect(clone.git('status', '--porcelain')).toBe('');
  expect(clone.sent('show', 'main:content/faq/more.md')).toContain('More by Bea?');
});

test('an entry has its former versions, also under a former name, and one is brought back', async () => {
  clone.write(faq, clone.read(faq).replace('What do you take?', 'What is taken?'));
  clone.commit('Say it otherwise');
  clone.git('mv', `content/${faq}`, 'content/faq/taken.md');
  clone.commit('Move it');
  const now = clone.read('faq/taken.md');
  const { versions } = await versionsOf('faq/taken.md');
  expect(versions).toMatchObject([
    { words: 'Move it', who: 'Ann', isNow: true },
    { words: 'Say it otherwise', isNow: true },
    { words: 'The site', isNow: false },
  ]);
  const params = { path: 'content/faq/taken.md', id: versions[2]?.id };
  expect(await ask('formerText', params)).toEqual({ text: expect.stringContaining('What do you take?') });
  await ask('bringBack', { ...params, read: now });
  expect(clone.read('faq/taken.md')).toBe(faqSource);
});

test('bringing back overwrites nothing that has changed since', async () => {
  clone.write(faq, clone.read(faq).replace('What do you take?', 'What is taken?'));
  clone.commit('Say it otherwise');
  const { versions, now } = await versionsOf(faq);
  clone.write(faq, clone.read(faq).replace('What is taken?', 'Written since?'));
  const params = { path: `content/${faq}`, id: versions[1]?.id, read: now };
  expect((await errorOf('bringBack', params))[0]).toBe(409);
  expect(clone.read(faq)).toContain('Written since?');
});

test('a deleted entry is listed and brought back', async () => {
  clone.delete('faq/more.md');
  clone.commit('Take it away');
  expect(await ask<DeletedEntry[]>('deletedEntries')).toMatchObject([
    { path: 'faq/more.md', name: 'More?', who: 'Ann' },
  ]);
  await ask('bringBack', { path: 'content/faq/more.md' });
  expect(clone.read('faq/more.md')).toBe(more);
  expect(await ask<DeletedEntry[]>('deletedEntries')).toEqual([]);
});

test('a version is named by a commit of this file alone: no ref, no other commit, no other file', async () => {
  clone.write('../.env', 'SECRET=1');
  const other = clone.commit('Something else');
  for (const id of ['HEAD', 'main', 'HEAD~1', other, '--help', '', null])
    expect((await errorOf('formerText', { path: `content/${faq}`, id }))[0]).toBe(404);
  const [version] = (await versionsOf(faq)).versions;
  for (const named of ['content/../.env', '.env', 'src/code.ts', 'content/faq/../../.env'])
    for (const action of ['formerText', 'formerVersions', 'bringBack', 'undo'])
      expect((await errorOf(action, { path: named, id: version?.id }))[0]).toBe(403);
});

test('what was no content before it was moved here cannot be read', async () => {
  clone.write('../secret.md', more.replace('More?', 'Secret?').replace('order: 20', 'order: 40'));
  clone.commit('A secret');
  clone.git('mv', 'secret.md', 'content/faq/secret.md');
  clone.commit('No secret any more');
  const { versions } = await versionsOf('faq/secret.md');
  expect(versions.map(({ words }) => words)).toEqual(['No secret any more']);
});

const textsOf = (...dataFiles: object[]) => ({ dataFiles, options: { commitMessage: 'Together' } });

test('texts that belong together are saved all or not at all', async () => {
  const now = clone.read(faq);
  const changed = now.replace('What do you take?', 'What do you all take?');
  const good = { path: `content/${faq}`, raw: changed, read: now };
  const stale = { path: 'content/faq/more.md', raw: null, read: 'something else' };
  expect(await errorOf('saveTogether', textsOf(good, stale))).toEqual([
    409,
    expect.stringContaining('content/faq/more.md has changed on this machine'),
  ]);
  expect([clone.read(faq), clone.has('faq/more.md')]).toEqual([now, true]);
  await ask('saveTogether', textsOf(good, { ...stale, read: more }));
  expect([clone.read(faq), clone.has('faq/more.md')]).toEqual([changed, false]);
});

test.each([
  [403, { path: 'content/../src/code.ts', raw: 'x', read: null }],
  [403, { path: '/etc/hosts', raw: null, read: null }],
  [403, { path: 'content/.git/config', raw: 'x', read: null }],
  [422, { path: 'content/media/logos/name.svg', raw: null, read: null }],
])('what is no text of the content is not saved with others: %i', async (status, hostile) => {
  const good = { path: `content/${faq}`, raw: null, read: clone.read(faq) };
  expect((await errorOf('saveTogether', textsOf(good, hostile)))[0]).toBe(status);
  expect(clone.has(faq)).toBe(true);
});

test('a deleted city is brought back from a commit with its job', async () => {
  const other = { path: 'cities/boise.json', source: citySource({ slug: 'boise', locationName: 'Boise' }) };
  clone.write(other.path, other.source);
  clone.commit('Boise');
  const all = clone
    .git('ls-files', 'content')
    .split('\n')
    .map((file) => file.replace('content/', ''));
  const present = all.map((file) => ({ path: file, source: clone.read(file) }));
  const { changes } = planDeletion(present, 'toronto', 'boise');
  const source = (named: string) => present.find((file) => file.path === named)?.source ?? null;
  const texts = changes.map((change) => ({
    path: `content/${change.path}`,
    raw: change.source,
    read: source(change.path),
  }));
  await ask('saveTogether', textsOf(...texts));
  clone.commit('No Toronto');
  expect(clone.has('jobs/basement.json')).toBe(false);
  await ask('bringBack', { path: 'content/cities/toronto.json' });
  expect(clone.read('jobs/basement.json')).toBe(source('jobs/basement.json'));
  expect(clone.read('cities/toronto.json')).toBe(source('cities/toronto.json'));
  expect(JSON.parse(clone.read('site/redirects.json'))).toEqual({
    cities: [{ from: 'old-york', to: 'toronto' }],
  });
});
