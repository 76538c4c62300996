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
    const added = more.replace('More?', 'New?').replace('order: 20', 'order: 30');
    await save([
      { path: faq, source: `${asked}\n* One more thing.` },
      { path: 'faq/new.md', source: added },
      { path: other, source: null },
    ]);
    expect(host.read(faq)).toBe(`${asked}\n- One more thing.\n`);
    expect([host.read('faq/new.md'), host.read(other)]).toEqual([added, undefined]);
  });

  test.each<[string, (host: Host) => void, Change, RegExp]>([
    [
      'one that somebody else has changed',
      ({ change }) => change(other, more.replace('More?', 'Theirs?')),
      { path: other, source: more.replace('More?', 'Ours?') },
      /faq\/more\.md was changed by someone else since it was opened here\. Nothing was overwritten/,
    ],
    [
      'one to delete that somebody else has changed',
      ({ change }) => change(other, more.replace('More?', 'Theirs?')),
      { path: other, source: null },
      /faq\/more\.md was changed by someone else since it was opened here\. Nothing was deleted/,
    ],
    [
      'one that somebody else has deleted',
      ({ change }) => change(other, null),
      { path: other, source: more.replace('More?', 'Ours?') },
      /faq\/more\.md could not be read: .* Nothing was overwritten/,
    ],
    [
      'one that somebody else has added',
      ({ change }) =>
        change('faq/new.md', more.replace('More?', 'Theirs?').replace('order: 20', 'order: 30')),
      { path: 'faq/new.md', source: more.replace('More?', 'Ours?').replace('order: 20', 'order: 31') },
      /faq\/new\.md is there already\. Nothing was overwritten/,
    ],
    [
      'one that is wrong',
      () => undefined,
      { path: toronto, source: citySource({ country: 'MX' }) },
      /^Not saved\.\ncities\/toronto\.json, line \d+, country: found "MX"; expected one of: CA, US/,
    ],
  ])('of several files, %s keeps all as they are', async (_what, meanwhile, change, words) => {
    const read = await host.repository.read();
    meanwhile(host);
    const before = host.read(change.path);
    await expect(staff.save(read, [{ path: faq, source: asked }, change], 'Together')).rejects.toThrow(words);
    expect([host.read(faq), host.read(change.path)]).toEqual([faqSource, before]);
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
    const { versions, now, name } = await staff.formerVersions(faq);
    expect([now, name]).toEqual([faqSource, 'What do you take?']);
    expect(versions.map(({ isNow }) => isNow)).toEqual([true, false, expect.any(Boolean)]);
    const [, version] = versions;
    expect(await host.repository.versionText(faq, version?.id ?? '')).toBe(odd);
    expect(await staff.bringBack(faq, version?.id, now)).toMatch(/^Brought back\. /);
    expect(host.read(faq)).toBe(odd);
  });

  test('bringing back overwrites nothing that has changed since', async () => {
    host.change(faq, asked);
    host.commit('Ask all');
    const { versions, now } = await staff.formerVersions(faq);
    const theirs = asked.replace('all take', 'really take');
    host.change(faq, theirs);
    await expect(staff.bringBack(faq, versions[1]?.id, now)).rejects.toThrow('was changed since');
    expect(host.read(faq)).toBe(theirs);
  });

  test('a deleted entry is brought back as it was last', async () => {
    host.change(other, null);
    host.commit('Take it away');
    const { versions, now, name } = await staff.formerVersions(other);
    expect([versions.map(({ isDeletion }) => isDeletion), now, name]).toEqual([[true, false], null, 'More?']);
    await staff.bringBack(other, undefined, null);
    expect(host.read(other)).toBe(more);
  });

  test('a deleted city comes back from a commit with its job, and its redirect ends', async () => {
    const read = await host.repository.read();
    await save(planDeletion(read, 'toronto', 'boise').changes, 'No Toronto');
    host.commit('No Toronto');
    expect([host.read(toronto), host.read('jobs/basement.json')]).toEqual([undefined, undefined]);
    await staff.bringBack(toronto, undefined, null);
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
