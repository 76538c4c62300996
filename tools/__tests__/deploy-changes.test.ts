import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listenOnLoopback, type Listening } from '../../local/loopback';
import { PlainError } from '../../local/plain-error';
import { changeKinds } from '../deploy/change-kinds';
import { findChanges } from '../deploy/find-changes';
import { currentCommit, filesChangedSince, findCommit, uncommittedFiles } from '../../scripts/git';
import { TestClone } from './support/test-clone';

// It starts processes of its own, which take their time on a busy machine.
jest.setTimeout(60_000);

describe('by git', () => {
  let clone: TestClone;
  let live: string;
  beforeEach(() => {
    clone = new TestClone();
    live = clone.commit({ 'content/faq/a.md': 'one', 'README.md': 'one' });
  });
  afterEach(() => clone.remove());

  const onBranch = (commitAll: () => void): void => {
    clone.git('checkout', '--quiet', '-b', 'other');
    commitAll();
    clone.git('checkout', '--quiet', 'main');
  };
  const merge = () => clone.git('merge', '--quiet', '--no-ff', '--message', 'merge', 'other');

  test.each<[string, () => void, string[]]>([
    [
      'every file of every commit once, also with an unusual name',
      () => {
        clone.commit({ 'content/faq/a.md': 'two' });
        clone.commit({ 'content/faq/a.md': 'three', 'content/faq/café & "co".md': 'new' });
      },
      ['content/faq/a.md', 'content/faq/café & "co".md'],
    ],
    [
      'a file that was changed and reverted: in between it may have been deployed',
      () => ['two', 'one'].forEach((text) => clone.commit({ 'README.md': text })),
      ['README.md'],
    ],
    [
      'a moved file under both names, a removed one under its own',
      () => {
        clone.git('mv', 'content/faq/a.md', 'docs.md');
        clone.git('rm', '--quiet', 'README.md');
        clone.commit({});
      },
      ['README.md', 'content/faq/a.md', 'docs.md'],
    ],
    [
      'what a merge brought, and not what its branch made and reverted',
      () => {
        onBranch(() => {
          clone.commit({ 'src/a.ts': 'a', 'README.md': 'two' });
          clone.commit({ 'README.md': 'one' });
        });
        merge();
      },
      ['src/a.ts'],
    ],
    [
      'the difference where what is live is no commit of this branch',
      () => onBranch(() => (live = clone.commit({ 'src/a.ts': 'a' }))),
      ['src/a.ts'],
    ],
  ])('what has changed since a commit is %s', (_, change, files) => {
    change();
    expect(filesChangedSince(live, clone.folder)).toEqual(files);
  });

  test('in a folder of a larger clone only the files below it count, by their names in it', () => {
    clone.commit({ 'site/content/b.md': 'b', 'elsewhere.txt': 'c' });
    clone.write({ 'site/new.md': 'd', 'new.txt': 'e' });
    const site = path.join(clone.folder, 'site');
    expect(filesChangedSince(live, site)).toEqual(['content/b.md']);
    expect(uncommittedFiles(site)).toEqual(['new.md']);
  });

  test('what no commit has is named: changed, added, removed; not what git ignores', () => {
    clone.commit({ '.gitignore': 'public/\n' });
    expect(uncommittedFiles(clone.folder)).toEqual([]);
    clone.write({ 'README.md': 'two', 'content/faq/b.md': 'new', 'public/index.html': 'built' });
    rmSync(path.join(clone.folder, 'content/faq/a.md'));
    clone.git('add', 'README.md');
    expect(uncommittedFiles(clone.folder)).toEqual(['README.md', 'content/faq/a.md', 'content/faq/b.md']);
  });

  test('a name that is not of a commit gives none, and a folder without one is refused', () => {
    for (const name of ['nowhere', '--help', '--output=x', '', 'HEAD^'])
      expect([name, findCommit(name, clone.folder)]).toEqual([name, undefined]);
    expect(findCommit('main', clone.folder)).toBe(live);
    const empty = mkdtempSync(path.join(tmpdir(), 'deploy-none-'));
    expect(() => currentCommit(empty)).toThrow('This folder is no git clone with a commit');
    rmSync(empty, { recursive: true });
  });
});

describe('by what is live', () => {
  const clone = new TestClone();
  let first: string;
  let live: string;
  let site: Listening;
  /** What the live site says of itself. */
  let record: object;
  beforeAll(async () => {
    first = clone.commit({ 'README.md': 'one' });
    live = clone.commit({ 'src/a.ts': 'one' });
    clone.commit({ 'content/faq/a.md': 'one' });
    clone.commit({ 'docs/scale.md': 'one' });
    site = await listenOnLoopback(0, {
      onRequest: (_request, response) => response.end(JSON.stringify(record)),
    });
  });
  afterAll(async () => {
    await site.close();
    clone.remove();
  });
  beforeEach(() => {
    record = { commit: live };
  });

  type Asked = Partial<Parameters<typeof findChanges>[0]>;
  const { folder } = clone;
  const contentDir = path.join(folder, 'content');
  const ask = (asked: Asked) =>
    findChanges({ folder, contentDir, scope: 'changed', uncommitted: [], listTurns: () => [], ...asked });
  const liveUrl = (): string => `http://localhost:${site.port}/`;

  test('what has changed since the live site, by what it means', async () => {
    const { files, kinds, reason } = await ask({ liveUrl: liveUrl(), uncommitted: ['database.rules.json'] });
    expect([...files]).toEqual([
      ['content', ['content/faq/a.md']],
      ['rules', ['database.rules.json']],
      ['docs', ['docs/scale.md']],
    ]);
    expect([...kinds]).toEqual(['content', 'rules', 'docs']);
    expect(reason).toBe(`Compared with ${live.slice(0, 12)}, which is live at ${liveUrl()}.`);
  });

  test.each<[string, () => Asked, string[]]>([
    [
      'a named ref comes before what is live',
      () => ({ liveUrl: liveUrl(), since: first }),
      ['code', 'content', 'docs'],
    ],
    ['without a site to ask it is the commit before', () => ({}), ['docs']],
    ['a rebuild counts the content as changed', () => ({ since: 'HEAD', scope: 'rebuild' }), ['content']],
  ])('%s', async (_, asked, kinds) => {
    expect([...(await ask(asked())).kinds]).toEqual(kinds);
  });

  test.each<[string, object, Asked]>([
    ['all is asked for', {}, { scope: 'all', since: 'HEAD' }],
    ['the live site says nothing', {}, {}],
    ['the live site is unknown here', { commit: 'f'.repeat(40) }, {}],
  ])('where %s, everything counts', async (_, said, asked) => {
    record = said;
    const changes = await ask({ liveUrl: liveUrl(), ...asked });
    expect([changes.kinds, changes.files.size]).toEqual([new Set(changeKinds), 0]);
    expect(changes.reason).toMatch(/^Everything counts as changed: .*\.$/);
  });

  test('a first commit is all new, and a ref that is not one is refused', async () => {
    const other = new TestClone();
    other.commit({ 'README.md': 'one' });
    expect((await ask({ folder: other.folder })).kinds).toEqual(new Set(changeKinds));
    other.remove();
    await expect(ask({ since: '--all' })).rejects.toThrow(PlainError);
  });

  const turn = 'the coupon "a" of site/coupons.json shows on 2027-01-01';

  test.each<[string, () => object, string[], (string | undefined)[], string[], string]>([
    [
      'what has begun or ended since the live site was built counts the content as changed',
      () => ({ commit: live, day: '2026-12-31' }),
      [turn],
      ['2026-12-31'],
      ['content', 'docs'],
      `Content counts as changed by the day:\n${turn}`,
    ],
    [
      'a site that does not say its day may have anything to change',
      () => ({ commit: live }),
      [turn],
      [undefined],
      ['content', 'docs'],
      turn,
    ],
    [
      'without anything that has begun or ended nothing is done, whatever was pushed',
      () => ({ commit: live, day: '2026-12-31' }),
      [],
      ['2026-12-31'],
      [],
      'No day of the content has begun or ended',
    ],
    [
      'a site that says nothing of itself is left alone',
      () => ({}),
      [turn],
      [],
      [],
      'does not say what is live there',
    ],
  ])('by the day: %s', async (_, said, turns, builtOn, kinds, reason) => {
    record = said();
    const listTurns = jest.fn((_day?: string) => turns);
    const changes = await ask({ liveUrl: liveUrl(), scope: 'days', listTurns });
    expect([...changes.kinds]).toEqual(kinds);
    expect(changes.reason).toContain(reason);
    expect(listTurns.mock.calls.flat()).toEqual(builtOn);
  });
});
