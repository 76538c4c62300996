import { foldPictures, putLive as putLiveWith, StaffActions } from '../content/staff-actions';
import type { CloneRepository, WaitingChange } from '../content/server-repository';
import type { StaffClone } from './support/staff-clone';
import { faq, faqSource, more, openClone, staffFiles as files } from './support/staff-hosts';

let clone: StaffClone;
let repository: CloneRepository;
let staff: StaffActions<CloneRepository>;
let close: () => Promise<void>;

beforeEach(async () => {
  ({ clone, repository, close } = await openClone(files));
  clone.connect();
  staff = new StaffActions(repository);
});
afterEach(() => close());

const most = faqSource.replace('everything', 'most');
const moreBy = (who: string): string => more.replace('More?', `More by ${who}?`);

const status = () => repository.status();
const putLive = async () => repository.putLive((await status()).saves);

const undo = async (change: WaitingChange | undefined) => staff.undo(change!, (await status()).base ?? '');

test('an added entry and a deleted one are undone too; a photograph that no text names does not go live', async () => {
  const [replaced, own] = ['media/photos/replaced.webp', 'media/photos/own.webp'];
  for (const photo of [replaced, own]) clone.write(photo, 'A photograph.');
  clone.write('faq/new.md', `${more.replace('More?', 'New?').replace('20', '30')}\n![One](/${own})\n`);
  clone.delete('faq/more.md');
  const { changes: found } = await status();
  const folded = foldPictures(found);
  expect([found.length, ...folded.map(({ pictures }) => pictures)]).toEqual([3, 0, 1]);
  const changes = folded.map(({ change }) => change);
  expect(changes.map(({ path: file, what }) => [file, what])).toEqual([
    ['faq/more.md', 'deleted'],
    ['faq/new.md', 'added'],
  ]);
  for (const change of changes) await undo(change);
  expect([clone.has('faq/new.md'), clone.read('faq/more.md')]).toEqual([false, more]);
  // It was never live, and in no commit.
  expect(await repository.deletedEntries()).toMatchObject([{ path: 'faq/new.md', name: 'New?' }]);
  const former = await staff.formerVersions('faq/new.md');
  await staff.bringBack(former, former.versions[1]!);
  expect(clone.read('faq/new.md')).toContain('New?');
});

test('what an undo or a former version replaces is a former version itself', async () => {
  await staff.save(files, [{ path: faq, source: most }], 'Most');
  await undo((await status()).changes[0]);
  const former = await staff.formerVersions(faq);
  const kept = former.versions[1]!;
  await staff.bringBack(former, kept);
  expect(clone.read(faq)).toBe(most);
  const other = faqSource.replace('everything', 'furniture');
  clone.write(faq, other);
  await expect(staff.bringBack({ ...former, now: most }, kept)).rejects.toThrow('was changed since');
  await staff.bringBack(await staff.formerVersions(faq), kept);
  const texts = (await staff.formerVersions(faq)).versions.map(({ text }) => text);
  expect([clone.read(faq), ...texts.slice(0, 2)]).toEqual([most, most, other]);
});

test('what was sent and undone before it was live still has to go live', async () => {
  clone.goLive();
  await staff.save(files, [{ path: faq, source: most }], 'Most');
  await putLive();
  await undo((await status()).changes[0]);
  expect((await status()).changes).toMatchObject([{ path: faq, state: 'saved' }]);
  await putLive();
  expect(clone.sent('show', `main:content/${faq}`)).toBe(faqSource.trim());
});

test('what was saved or undone after the list was drawn does not go live with it', async () => {
  await staff.save(files, [{ path: faq, source: most }], 'Most');
  const { saves, changes } = await status();
  await undo(changes[0]);
  await expect(repository.putLive(saves)).rejects.toThrow('something was saved or undone meanwhile');
  expect(clone.sent('log', '--format=%s', 'main')).toBe('The site');
});

test('an undo that leaves other files wrong is done, named, and held back from going live until they are right', async () => {
  const badge = clone.read('badges/ontario.json');
  clone.delete('badges/ontario.json');
  clone.write('badges/quebec.json', badge.replace('"ontario"', '"quebec"'));
  clone.write('cities/toronto.json', clone.read('cities/toronto.json').replace('"ontario"', '"quebec"'));
  const added = (await status()).changes.find(({ path: file }) => file === 'badges/quebec.json');
  await undo(added);
  const { needs, changes } = await status();
  expect(needs).toMatchObject([{ title: 'To correct first', notices: [{ file: 'badges/' }] }]);
  expect((await putLive()).todo).toMatch(/^Not put live: this has to be right first\.\nbadges\/, /);
  for (const change of changes) await undo(change);
  expect([(await status()).changes, clone.read('badges/ontario.json')]).toEqual([[], badge]);
  clone.delete('guides/anvils.json');
  expect((await putLive()).todo).toContain('no redirect of /junk-removal/anvils');
});

test('a text that nobody has written yet is on the first page, and does not go live', async () => {
  clone.write(faq, clone.read(faq).replace(/question: .*/, "question: 'NOT WRITTEN YET: what you take'"));
  const { needs } = await status();
  expect(needs[0]?.notices[0]?.field).toBe('minimum');
  expect(needs.find(({ title }) => title === 'To write first')).toMatchObject({
    notices: [{ file: faq, field: 'question' }],
  });
  expect((await putLive()).todo).toBe(`Not put live.\n${faq}, question: has not been written yet`);
});

test('without a repository, on another branch and with code that nobody has sent, nothing goes live', async () => {
  clone.git('rm', '--quiet', 'src/code.ts');
  clone.git('commit', '--quiet', '--message', 'Code');
  expect((await putLive()).todo).toContain('src/code.ts');
  clone.git('switch', '--quiet', '--create', 'trial');
  expect((await putLive()).todo).toMatch(/trial.*Ask a developer/);
  expect(clone.sent('log', '--format=%s', 'main')).toBe('The site');
  clone.git('remote', 'remove', 'origin');
  const before = clone.git('rev-parse', 'HEAD');
  clone.write(faq, most);
  expect(await putLive()).toEqual({ todo: expect.stringMatching(/send.*Ask a developer/) });
  expect((await status()).obstacle).toContain('Ask a developer');
  expect([clone.git('rev-parse', 'HEAD'), clone.read(faq)]).toEqual([before, most]);
});

test('of a clone only its content goes live', async () => {
  clone.write('../.env.local', 'secret');
  clone.write('../staged.txt', 'staged');
  clone.git('add', 'staged.txt');
  clone.write(faq, `${clone.read(faq)}\nMore words.\n`);
  expect((await putLive()).todo).toBeUndefined();
  expect(clone.sent('show', '--name-only', '--format=', 'main')).toBe(`content/${faq}`);
  expect(clone.git('status', '--porcelain').split('\n')).toEqual(['A  staged.txt', '?? .env.local']);
});

test('what somebody else has sent meanwhile is brought in first', async () => {
  clone.changeElsewhere({ 'content/faq/more.md': moreBy('Bea') });
  clone.write(faq, `${clone.read(faq)}\nMore words.\n`);
  expect((await putLive()).todo).toBeUndefined();
  expect(clone.read('faq/more.md')).toContain('More by Bea?');
  expect(clone.sent('show', `main:content/${faq}`)).toContain('More words.');
  expect(clone.sent('show', 'main:content/faq/more.md')).toContain('More by Bea?');
});

test.each<[string, string[] | undefined, string, RegExp]>([
  ['nothing is sent and nothing is lost before somebody chooses', undefined, 'Bea', /choose which stay/],
  ['mine goes live', ['question'], 'Ann', /^undefined$/],
  ['theirs stays live', [], 'Bea', /^undefined$/],
])('where both changed the same lines, %s', async (_what, fields, live, told) => {
  clone.changeElsewhere({ 'content/faq/more.md': moreBy('Bea').replace('order: 20', 'order: 21') });
  clone.write('faq/more.md', moreBy('Ann'));
  const ask = jest.fn(async () => fields);
  const { todo } = await putLiveWith(repository, (await status()).saves, ask);
  const sides = { mine: 'More by Ann?', theirs: 'More by Bea?', side: 'mine' };
  const asked = expect.arrayContaining([expect.objectContaining({ field: 'question', ...sides })]);
  expect(ask).toHaveBeenCalledWith('faq/more.md', asked);
  expect(String(todo)).toMatch(told);
  expect(clone.read('faq/more.md')).toContain(`More by ${fields ? live : 'Ann'}?`);
  expect(clone.git('status', '--porcelain')).toBe('');
  expect(clone.sent('show', 'main:content/faq/more.md')).toContain(`More by ${live}?`);
  expect((await repository.versions('faq/more.md')).some(({ isNow }) => isNow)).toBe(true);
});

test('a text that one has deleted and the other has changed stays', async () => {
  clone.changeElsewhere({ 'content/faq/more.md': moreBy('Bea') });
  clone.delete('faq/more.md');
  expect((await putLiveWith(repository, (await status()).saves, async () => undefined)).todo).toBeUndefined();
  expect(clone.sent('show', 'main:content/faq/more.md')).toContain('More by Bea?');
});

test('a version has also the former name of its file, and says which one is live', async () => {
  clone.git('mv', `content/${faq}`, 'content/faq/taken.md');
  clone.commit('Move it');
  const versions = await repository.versions('faq/taken.md');
  const same = { isNow: true, text: faqSource };
  expect(versions).toMatchObject([{ who: 'Ann', ...same }, same]);
  expect(await repository.versions('faq/more.md')).toMatchObject([{ isLive: true }]);
});

test('a commit gives the content files that it has, and no other file', async () => {
  clone.write('../.env', 'SECRET=1');
  const other = clone.commit('Something else');
  const paths = (await repository.read(other)).map(({ path }) => path);
  expect(paths.toSorted()).toEqual(files.map(({ path }) => path).toSorted());
  for (const commit of ['--help', 'nowhere', ''])
    await expect(repository.read(commit)).rejects.toThrow(/no commit|not known/);
});

test('what was no content before it was moved here cannot be read', async () => {
  clone.write('../secret.md', more.replace('More?', 'Secret?').replace('order: 20', 'order: 40'));
  clone.commit('A secret');
  clone.git('mv', 'secret.md', 'content/faq/secret.md');
  clone.commit('No secret any more');
  const versions = await repository.versions('faq/secret.md');
  expect(versions).toHaveLength(1);
});
