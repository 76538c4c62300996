import path from 'node:path';
import { listenOnLoopback, type Listening } from '../../local/loopback';
import { PlainError } from '../../local/plain-error';
import { changeKinds } from '../../scripts/deploy/change-kinds';
import { findChanges, type Changes } from '../../scripts/deploy/find-changes';
import { TestClone } from '../support/test-clone';

// It starts processes of its own, which take their time on a busy machine.
jest.setTimeout(60_000);

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
const ask = (asked: Asked): Promise<Changes> =>
  Promise.resolve(
    findChanges({
      folder: clone.folder,
      contentDir: path.join(clone.folder, 'content'),
      scope: 'changed',
      uncommitted: [],
      listTurns: () => [],
      ...asked,
    }),
  );
const liveUrl = (): string => `http://localhost:${site.port}/`;
const everything = new Set(changeKinds);

test('what has changed since the live site, by what it means', async () => {
  const changes = await ask({ liveUrl: liveUrl() });
  expect(Object.fromEntries(changes.files)).toEqual({
    content: ['content/faq/a.md'],
    docs: ['docs/scale.md'],
  });
  expect(changes.kinds).toEqual(new Set(['content', 'docs']));
  expect(changes.reason).toBe(`Compared with ${live.slice(0, 12)}, which is live at ${liveUrl()}.`);
});

test('a named ref comes before what is live', async () => {
  const changes = await ask({ liveUrl: liveUrl(), since: first });
  expect([...changes.kinds]).toEqual(['code', 'content', 'docs']);
});

test('uncommitted changes count too', async () => {
  const changes = await ask({ since: 'HEAD', uncommitted: ['database.rules.json'] });
  expect(Object.fromEntries(changes.files)).toEqual({ rules: ['database.rules.json'] });
});

test('without a site to ask it is the commit before', async () => {
  expect([...(await ask({})).kinds]).toEqual(['docs']);
});

test('a rebuild counts the content as changed, and the rest as it is', async () => {
  const changes = await ask({ since: 'HEAD', scope: 'rebuild' });
  expect([changes.kinds, changes.files.size]).toEqual([new Set(['content']), 0]);
});

test.each<[string, object, Asked]>([
  ['all is asked for', {}, { scope: 'all', since: 'HEAD' }],
  ['the live site says nothing', {}, {}],
  ['the live site is unknown here', { commit: 'f'.repeat(40) }, {}],
])('where %s, everything counts', async (_, said, asked) => {
  record = said;
  const changes = await ask({ liveUrl: liveUrl(), ...asked });
  expect([changes.kinds, changes.files.size]).toEqual([everything, 0]);
  expect(changes.reason).toMatch(/^Everything counts as changed: .*\.$/);
});

test('a first commit is all new', async () => {
  const other = new TestClone();
  other.commit({ 'README.md': 'one' });
  expect((await ask({ folder: other.folder })).kinds).toEqual(everything);
  other.remove();
});

test('a ref that is none is refused', async () => {
  await expect(async () => ask({ since: '--all' })).rejects.toThrow(PlainError);
});

describe('by the day', () => {
  const turn = 'the coupon "a" of site/coupons.json shows on 2027-01-01';
  const asked = { scope: 'days', listTurns: () => [turn] } as const;

  test('what has begun or ended since the live site was built counts the content as changed, and is named', async () => {
    record = { commit: live, day: '2026-12-31' };
    const listTurns = jest.fn(() => [turn]);
    const changes = await ask({ liveUrl: liveUrl(), ...asked, listTurns });
    expect(listTurns).toHaveBeenCalledWith('2026-12-31');
    expect(changes.kinds).toEqual(new Set(['content', 'docs']));
    expect(changes.reason).toBe(
      `Compared with ${live.slice(0, 12)}, which is live at ${liveUrl()}. Content counts as changed by the day:\n${turn}`,
    );
  });

  test('without anything that has begun or ended nothing is done, whatever was pushed', async () => {
    const changes = await ask({ liveUrl: liveUrl(), ...asked, listTurns: () => [] });
    expect([changes.kinds.size, changes.files.size]).toEqual([0, 0]);
  });

  test('a site that says nothing of itself is left alone', async () => {
    record = {};
    const changes = await ask({ liveUrl: liveUrl(), ...asked });
    expect([changes.kinds.size, changes.files.size]).toEqual([0, 0]);
    expect(changes.reason).toContain('does not say what is live there');
  });

  test('one that does not say its day may have anything to change', async () => {
    const listTurns = jest.fn(() => [turn]);
    expect((await ask({ liveUrl: liveUrl(), ...asked, listTurns })).kinds).toContain('content');
    expect(listTurns).toHaveBeenCalledWith(undefined);
  });
});
