import type { Notice } from '../../src/content-model/notices/notice';
import { planDeletion } from '../content/cities/plan-cities';
import type { Change } from '../content/prepare-save';
import { StaffActions } from '../content/staff-actions';
import { citySource } from '../../__tests__/support/content-fixture';
import {
  faq,
  faqSource,
  type Host,
  more,
  moreFaq as other,
  openClone,
  openGitHub,
  staffFiles as files,
} from './support/staff-hosts';

const toronto = 'cities/toronto.json';
const added = 'faq/new.md';
const asks = (question: string, order = 20): string =>
  more.replace('More?', question).replace('order: 20', `order: ${order}`);
const asked = faqSource.replace('What do you take?', 'What do you all take?');

describe.each<[string, () => Promise<Host>]>([
  ['a clone on this machine', () => openClone(files)],
  ['GitHub', () => openGitHub(files)],
])('on %s', (_name, open) => {
  let host: Host;
  let staff: StaffActions;
  let notices: Notice[];

  beforeEach(async () => {
    host = await open();
    notices = [];
    staff = new StaffActions(host.repository, (found) => {
      notices = found;
    });
  });
  afterEach(() => host.close());

  /** Saves as a page does that has read the content a moment before. */
  const save = async (changes: Change[], words = 'By staff') =>
    staff.save(await host.repository.read(), changes, words);

  test('several files are changed, added and deleted as one, as prettier leaves them', async () => {
    await save([
      { path: faq, source: `${asked}\n* One more thing.` },
      { path: added, source: asks('New?', 30) },
      { path: other, source: null },
    ]);
    expect(host.read(faq)).toBe(`${asked}\n- One more thing.\n`);
    expect([host.read(added), host.read(other)]).toEqual([asks('New?', 30), undefined]);
  });

  test.each<[string, string, string | null | undefined, string | null, string]>([
    ['one that has changed', other, asks('Theirs?'), asks('Ours?'), 'was changed by'],
    ['one to delete that has changed', other, asks('Theirs?'), null, 'Nothing was deleted'],
    ['one that is deleted', other, null, asks('Ours?'), 'could not be read'],
    ['one that is added', added, asks('Theirs?', 30), asks('Ours?', 31), 'is there already'],
    ['one that is wrong', toronto, undefined, citySource({ country: 'MX' }), 'found "MX"; expected'],
  ])('of several files, %s meanwhile keeps all as they are', async (_what, path, theirs, ours, words) => {
    const read = await host.repository.read();
    if (theirs !== undefined) host.change(path, theirs);
    const before = host.read(path);
    const changes = [
      { path: faq, source: asked },
      { path, source: ours },
    ];
    await expect(staff.save(read, changes, 'Together')).rejects.toThrow(words);
    expect([host.read(faq), host.read(path)]).toEqual([faqSource, before]);
  });

  test('what a save makes wrong in other files is saved, and said', async () => {
    await save([{ path: 'badges/ontario.json', source: null }]);
    expect(host.read('badges/ontario.json')).toBeUndefined();
    expect(notices).toMatchObject([{ file: 'badges/', words: expect.stringContaining('at least one file') }]);
  });

  test('an entry has its former versions, and one is brought back to the character', async () => {
    const odd = asked.replace('topic:', 'topic:  ');
    host.change(faq, odd);
    host.commit('Ask all');
    await save([{ path: faq, source: faqSource }]);
    host.commit('As before');
    const former = await staff.formerVersions(faq);
    expect(former).toMatchObject({ now: faqSource, name: 'What do you take?' });
    expect(former.versions.map(({ isNow }) => isNow)).toEqual([true, false, expect.any(Boolean)]);
    expect(former.versions[1]?.text).toBe(odd);
    expect(await staff.bringBack(former, former.versions[1]!)).toMatch(/^Brought back\. /);
    expect(host.read(faq)).toBe(odd);
  });

  test('a deleted city comes back from a commit with its job, and its redirect ends', async () => {
    const read = await host.repository.read();
    await save(planDeletion(read, 'toronto', 'boise').changes, 'No Toronto');
    host.commit('No Toronto');
    expect([host.read(toronto), host.read('jobs/basement.json')]).toEqual([undefined, undefined]);
    const former = await staff.formerVersions(toronto);
    await staff.bringBack(former, former.versions[1]!);
    for (const path of [toronto, 'jobs/basement.json'])
      expect(host.read(path)).toBe(read.find((file) => file.path === path)?.source);
    expect(JSON.parse(host.read('site/redirects.json') ?? '')).toEqual({
      cities: [{ from: 'old-york', to: 'toronto' }],
    });
  });
});

test('under review a change waits in a pull request, and the branch stays as it is', async () => {
  const { repository, site, close } = await openGitHub(files, true);
  const changed = { path: toronto, source: citySource({ locationName: 'Old Toronto' }) };
  const { words, url } = await new StaffActions(repository).save(files, [changed], 'Say it otherwise');
  expect(words).toContain('waiting for a review');
  expect(url).toBe('https://github.com/haulwell/site/pull/1');
  const [branch = ''] = [...site.heads.keys()].filter((name) => name !== 'main');
  expect(site.changedFiles(branch)).toEqual([`content/${toronto}`]);
  expect(site.messages()).toEqual(['The site']);
  await close();
});
