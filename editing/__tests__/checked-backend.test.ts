import { checkedBackend } from '../screen/checked-backend';
import { ContentSnapshot } from '../content/content-snapshot';
import type { Difference } from '../content/merge-texts';
import type { Inner, Picture } from '../screen/decap-backend';
import type { Line } from '../screen/notice';
import { citySource, validContentFiles } from '../../__tests__/support/content-fixture';
import { madeUp, translatedBrand } from '../../__tests__/support/made-up-language';

type Opening = { refusal?: string; choose?: (differences: Difference[]) => string[] };

/** A repository as Decap's own backends show it, in memory; `waiting` is what waits for a review. */
function openRepository({ refusal = '', choose }: Opening = {}) {
  const [deletions, settled, reported]: [unknown[], string[], string[]] = [[], [], []];
  const files = new Map(validContentFiles().map(({ path, source }) => [`content/${path}`, source]));
  files.set(faq, faqSource);
  const waiting = new Map<string, string>();
  const entry = (path: string) => ({ data: files.get(path) ?? null, file: { path } });
  const inner: Inner = {
    entriesByFolder: async (folder) => [...files.keys()].filter((path) => path.startsWith(folder)).map(entry),
    entriesByFiles: async () => [],
    getEntry: async (path) => entry(path),
    unpublishedEntryDataFile: async (_collection, _slug, path) => {
      const text = waiting.get(path);
      if (text === undefined) throw new Error('Not found');
      return text;
    },
    unpublishedEntry: async () => ({ diffs: [...waiting.keys()].map((path) => ({ path })) }),
    publishUnpublishedEntry: async () => waiting.clear(),
    persistEntry: async ({ files: saved }, { useWorkflow = false }) => {
      for (const { path, source } of saved)
        (useWorkflow ? waiting : files).set(`content/${path}`, source ?? '');
    },
    persistMedia: async ({ path }) => files.set(path, 'a picture'),
    deleteFiles: async (unwanted) => {
      deletions.push(unwanted);
      if (refusal) throw new Error(refusal);
    },
  };
  const wordsOf = (line: Line): string =>
    typeof line === 'string' ? line : `${line.words} -> ${line.field}`;
  const backend = checkedBackend({
    inner,
    snapshot: new ContentSnapshot(false),
    read: new Map(),
    askWhich: async (_path, differences) => choose?.(differences),
    findUnread: () => '',
    onSettled: () => settled.push('settled'),
    report: (title, lines) => reported.push([title, ...lines.map(wordsOf)].join('\n')),
  });
  const save = (path: string, raw: string, options = {}, assets: Picture[] = []) =>
    backend.persistEntry({ dataFiles: [{ path, raw }], assets }, options);
  return { backend, files, waiting, reported, deletions, settled, save };
}

beforeEach(() => {
  const answer = () => Promise.resolve(new Response(JSON.stringify(validContentFiles())));
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
});
afterEach(() => jest.restoreAllMocks());

const toronto = 'content/cities/toronto.json';
const faq = 'content/faq/more.md';
const faqSource = '---\nquestion: More?\ntopic: Items\norder: 20\n---\n\nMore.\n';

test.each<[string, string[], object]>([
  ['mine', ['locationName', 'postalPrefixes'], { locationName: 'Ours', postalPrefixes: ['M5'] }],
  ['theirs', [], { locationName: 'Theirs', locationId: '77777' }],
  ['a mix', ['postalPrefixes'], { locationName: 'Theirs', postalPrefixes: ['M5'], locationId: '77777' }],
])(
  'of two texts %s is saved, and each is proposed where only one has changed it',
  async (_what, fields, saved) => {
    const asked: Difference[] = [];
    const { backend, files, save, settled } = openRepository({
      choose: (differences) => {
        asked.push(...differences);
        return fields;
      },
    });
    await backend.getEntry(toronto);
    files.set(toronto, citySource({ locationName: 'Theirs', locationId: '77777' }));
    await save(toronto, citySource({ locationName: 'Ours', postalPrefixes: ['M5'] }));
    expect(asked).toMatchObject([
      { field: 'locationId', theirs: '77777', side: 'theirs' },
      { field: 'locationName', label: 'Location name', mine: 'Ours', theirs: 'Theirs', side: 'mine' },
      { field: 'postalPrefixes', mine: 'M5', side: 'mine' },
    ]);
    expect(JSON.parse(files.get(toronto) ?? '')).toMatchObject(saved);
    expect(settled).toHaveLength(1);
  },
);

test('a file that cannot be read is on the list with the reason, and is never overwritten', async () => {
  const { backend, files, reported, save } = openRepository();
  const broken = '{\n  "slug": "toronto"\n  "locationId": "1"\n}\n';
  files.set(toronto, broken);
  const [listed] = await backend.entriesByFolder('content/cities', 'json', 1);
  const { locationName } = JSON.parse(listed?.data ?? '') as { locationName: string };
  expect(locationName).toMatch(/toronto\.json cannot be read: .*comma/);
  expect(reported).toEqual([expect.stringContaining('cities/toronto.json, line')]);
  await backend.getEntry(toronto);
  await expect(save(toronto, citySource())).rejects.toThrow('cannot be read as it is');
  expect(files.get(toronto)).toBe(broken);
});

test('the translation that follows a save keeps what was corrected in it since the screen was loaded', async () => {
  const published = translatedBrand();
  jest.mocked(fetch).mockImplementation(async () => new Response(JSON.stringify(published)));
  const { backend, files, save } = openRepository();
  for (const { path, source } of published) files.set(`content/${path}`, source);
  const [coupons, translated] = ['content/site/coupons.json', `content/site/coupons.${madeUp}.json`];
  files.set(translated, files.get(translated)!.replace('zaz', 'corrected'));
  const whole = JSON.parse((await backend.getEntry(coupons)).data!) as { items: object[] };
  await save(coupons, JSON.stringify({ ...whole, items: whole.items.toReversed() }));
  expect(files.get(translated)).toContain('corrected');
});

test('our own repository gets the text that the screen has read of a file to delete, and its refusal is shown', async () => {
  const { backend, reported, deletions } = openRepository({ refusal: 'It has changed.' });
  const { data: read } = await backend.getEntry(faq);
  const picture = 'content/media/logos/unused.svg';
  await expect(backend.deleteFiles([faq, picture], 'x')).rejects.toThrow('It has changed.');
  expect(deletions).toEqual([
    [
      { path: 'faq/more.md', source: null, read },
      { path: 'media/logos/unused.svg', source: null, encoding: 'base64' },
    ],
  ]);
  const logo = 'media/logos/a.svg';
  await expect(backend.deleteFiles([`content/${logo}`], 'x')).rejects.toThrow('Not deleted.');
  const inUse = `Not deleted.\n${logo} is in use: site/brand.json shows it. Take it out there first.`;
  expect(reported).toEqual(['Not deleted.\nIt has changed.', inUse]);
});

test('of a change that waits for a review, nothing that somebody else saves in it is overwritten or published unseen', async () => {
  const review = { useWorkflow: true, collectionName: 'cities' };
  let asked = 0;
  const { backend, files, waiting, reported, save } = openRepository({
    choose: (differences) => {
      asked += 1;
      return differences.filter(({ side }) => side === 'mine').map(({ field }) => field);
    },
  });
  const nameIn = (source = ''): unknown => (JSON.parse(source) as { locationName: unknown }).locationName;
  await backend.getEntry(toronto);
  await save(toronto, citySource({ locationName: 'Mine' }), review);
  // The published one does not matter any more.
  files.set(toronto, citySource({ locationName: 'Published since' }));
  await save(toronto, citySource({ locationName: 'Mine again' }), review);
  expect([asked, nameIn(waiting.get(toronto))]).toEqual([0, 'Mine again']);
  waiting.set(toronto, citySource({ locationName: 'Mine again', locationId: '77777' }));
  await expect(backend.publishUnpublishedEntry?.('cities', 'toronto')).rejects.toThrow('changed this since');
  await save(toronto, citySource({ locationName: 'Mine at last' }), review);
  expect(asked).toBe(1);
  expect(JSON.parse(waiting.get(toronto) ?? '')).toMatchObject({
    locationName: 'Mine at last',
    locationId: '77777',
  });
  expect(reported).toEqual([expect.stringMatching(/^Not published\.\n/)]);
});

test('who opened an entry before somebody else began to change it saves into the same change', async () => {
  const { backend, waiting, save } = openRepository({
    choose: (differences) => differences.map(({ field }) => field),
  });
  await backend.getEntry(toronto);
  waiting.set(toronto, citySource({ locationName: 'Theirs' }));
  await save(toronto, citySource({ locationName: 'Ours' }), { useWorkflow: true, collectionName: 'cities' });
  expect(waiting.get(toronto)).toContain('Ours');
});

test('a picture that does something, or is none, is refused, and one that is back goes where a text names it', async () => {
  const { backend, files, reported, save } = openRepository();
  const pictureOf = (text: string, path = 'content/media/logos/a.svg') => ({
    path,
    toBase64: () => Promise.resolve(btoa(text)),
  });
  const active = pictureOf('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>');
  await expect(backend.persistMedia(active, {})).rejects.toThrow('a picture with a script in it');
  const raw = citySource();
  await backend.getEntry(toronto);
  const entry = { dataFiles: [{ path: toronto, raw }], assets: [pictureOf('no picture')] };
  await expect(backend.persistEntry(entry, {})).rejects.toThrow('a file that is not a picture');
  expect(reported).toHaveLength(2);
  expect(files.has(active.path)).toBe(false);
  const brand = 'content/site/brand.json';
  const { data } = await backend.getEntry(brand);
  const back = ['a.svg', 'b.svg'].map((name) =>
    pictureOf('<svg xmlns="http://www.w3.org/2000/svg"></svg>', `content/site/content/media/${name}`),
  );
  await save(brand, data ?? '', {}, back);
  expect(back[0]?.path).toBe(active.path);
  await backend.persistMedia(back[0]!, {});
  expect(files.has(active.path)).toBe(true);
});
