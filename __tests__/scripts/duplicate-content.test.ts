import { readBuiltPages } from '../../scripts/check-pages/built-pages';
import {
  describeDuplicates,
  describeDuplicateServices,
  describeKinds,
  findDuplicateHomes,
  findDuplicateServices,
  listCityPages,
  measureKinds,
} from '../../scripts/check-pages/duplicate-content';
import { pageWith, withSmallSite } from '../support/small-site';

/** So many words that stand nowhere else. */
const wordsOf = (what: string, count: number) =>
  `<p>${Array.from({ length: count }, (_, index) => `${what}${index}`).join(' ')}</p>`;

const named = (city: string) => ({
  address: `/${city.toLowerCase()}`,
  kind: 'home',
  city: city.toLowerCase(),
  names: [city, 'Ontario'],
});

/** Takes what the main part of each city's home says. */
const measure = (texts: Record<string, string>) =>
  withSmallSite(
    Object.fromEntries(
      Object.entries(texts).map(([city, main]) => [`${city.toLowerCase()}/index.html`, pageWith(main)]),
    ),
    ({ publicDir }) => findDuplicateHomes(readBuiltPages(publicDir), Object.keys(texts).map(named)),
  );

const pairsOf = (found: { address: string; other: string | null }[]) =>
  found.map(({ address, other }) => `${address} ${other}`);

test('homes that differ by their names and phone alone are reported, each beside the other', async () => {
  const textOf = (city: string, phone: string) =>
    `${wordsOf('word', 40)}<p>In ${city}, Ontario, we come within two hours: call ${phone}.</p>`;
  const found = await measure({
    Ajax: textOf('Ajax', '416-555-0142'),
    York: textOf('York', '905-555-0199'),
    Miami: wordsOf('sea', 60),
  });
  expect(pairsOf(found)).toStrictEqual(['/ajax /york', '/york /ajax']);
  for (const { share } of found) expect(share).toBe(0);
});

test('a name in every line does not make a copied text another one', async () => {
  const textOf = (city: string) => wordsOf('word', 60).replace(/(\S+ ){3}/g, `$&${city} `);
  const found = await measure({ Ajax: textOf('Ajax'), York: textOf('York') });
  expect(pairsOf(found)).toStrictEqual(['/ajax /york', '/york /ajax']);
  for (const { share } of found) expect(share).toBe(0);
});

test('a text that two homes have is reported only where too little is left without it', async () => {
  const answer = wordsOf('answer', 50);
  const found = await measure({
    Ajax: `${wordsOf('ajax', 20)}${answer}`,
    York: `${wordsOf('york', 100)}${answer}`,
    Miami: wordsOf('sea', 60),
  });
  expect(pairsOf(found)).toStrictEqual(['/ajax /york']);
});

test('what comes next to a shared text stays a text of its own', async () => {
  const found = await measure({
    Ajax: `${wordsOf('ajax', 42)}${wordsOf('word', 58)}`,
    York: `${wordsOf('york', 100)}${wordsOf('word', 58)}`,
  });
  expect(found).toStrictEqual([]);
});

test('a home with little text of its own falls short beside any other, and is reported once', async () => {
  const ofAll = wordsOf('word', 70);
  const found = await measure({
    Ajax: `${ofAll}${wordsOf('ajax', 30)}`,
    York: `${ofAll}${wordsOf('york', 70)}`,
    Miami: `${ofAll}${wordsOf('sea', 70)}`,
  });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ address: '/ajax', other: null });
  expect(found[0]?.share).toBeGreaterThan(0.25);
});

test('a text of many homes is reported for each of them, not for each pair', async () => {
  const many = Array.from({ length: 25 }, (_, index) => [`Town${index}`, wordsOf('word', 50)]);
  const found = await measure({ ...Object.fromEntries(many), Miami: wordsOf('sea', 60) });
  expect(found).toHaveLength(25);
  expect(found.filter(({ other }) => other !== null)).toStrictEqual([]);
});

test('what no reader meets in the main part of a home counts for nothing', async () => {
  const unread = `<noscript>${wordsOf('off', 50)}</noscript><div hidden>${wordsOf('busy', 50)}</div>
    <script>${'own words '.repeat(50)}</script>`;
  const found = await measure({
    Ajax: `${wordsOf('word', 50)}${unread}`,
    York: wordsOf('word', 50),
  });
  expect(pairsOf(found)).toStrictEqual(['/ajax /york', '/york /ajax']);
});

test('links and bold words do not break a text, and a word goes on behind a place where its line may break', async () => {
  const found = await measure({
    Ajax: '<p>We take <a href="/">old sofas</a> and every <b>broken</b> dish<wbr>washer.</p>',
    York: '<p>We take old sofas and every broken dishwasher.</p>',
  });
  expect(pairsOf(found)).toStrictEqual(['/ajax /york', '/york /ajax']);
});

test('the home of a city that was not built is left out', async () => {
  const listed = listCityPages({
    cities: [{ slug: 'gone', locationName: 'Gone', badgeGroup: 'ontario' }] as never,
    badges: [],
    localServices: [],
  });
  const found = await withSmallSite({}, ({ publicDir }) =>
    findDuplicateHomes(readBuiltPages(publicDir), listed),
  );
  expect(listed[0]).toStrictEqual({ address: '/gone', kind: 'home', city: 'gone', names: ['Gone', 'Gone'] });
  expect(found).toStrictEqual([]);
});

test('homes that fall short are said in one line, and pairs in another', () => {
  expect(describeDuplicates([])).toStrictEqual([]);
  expect(
    describeDuplicates([
      { address: '/ajax', other: null, share: 0.3 },
      { address: '/york', other: '/miami', share: 0.1 },
    ]),
  ).toStrictEqual([
    'too little of these homes is text of their own (40 % is wanted), beside any other: /ajax (30 %); add to "about" in their files',
    'homes that are too alike, text of their own (40 % is wanted): 10 % of /york beside /miami; add to "about" in their files',
  ]);
});

const about = (city: string, thing: string) => ({
  address: `/${city}/what-we-take/${thing}`,
  kind: 'local-service',
  city,
  names: [city, thing],
});

/** Takes what the main parts of pages say, by their addresses. */
const measureServices = (texts: Record<string, string>, listed: ReturnType<typeof about>[]) =>
  withSmallSite(
    Object.fromEntries(
      Object.entries(texts).map(([address, main]) => [`${address.slice(1)}/index.html`, pageWith(main)]),
    ),
    ({ publicDir }) => findDuplicateServices(readBuiltPages(publicDir), listed),
  );

test('a page about a service is measured beside its city and its kind, and not beside pages of other cities', async () => {
  const mattresses = about('ajax', 'mattresses');
  const home = (city: string) => ({ ...about(city, 'x'), address: `/${city}`, kind: 'home' });
  const own = wordsOf('own', 45);
  const shared = wordsOf('word', 55);
  const texts = { [mattresses.address]: own + shared };
  const beside = async (address: string) =>
    (
      await measureServices({ ...texts, [address]: shared }, [
        mattresses,
        about('york', 'mattresses'),
        home('ajax'),
        home('york'),
      ])
    ).map(({ other }) => other);
  expect(await beside('/ajax')).toStrictEqual(['/ajax']);
  expect(await beside('/york/what-we-take/mattresses')).toContain('/york/what-we-take/mattresses');
  expect(await beside('/york')).toStrictEqual([]);
});

test('a page about a service is said with its share, and beside which page it has too little', () => {
  expect(describeDuplicateServices([])).toStrictEqual([]);
  expect(
    describeDuplicateServices([{ address: '/a/what-we-take/b', other: '/a', share: 0.41 }]),
  ).toStrictEqual([
    'pages about a service in a city with too little text of their own (50 % is wanted): 41 % of /a/what-we-take/b beside /a; add to their files in local-services/',
  ]);
});

test('the own text of each kind of page is one row: its median, its lowest, and where that is', async () => {
  const page = (city: string, kind: string, address: string) => ({ address, kind, city, names: [] });
  const kinds = await withSmallSite(
    {
      'ajax/index.html': pageWith(wordsOf('ajax', 97)),
      'york/index.html': pageWith(wordsOf('york', 97)),
      'ajax/faq/index.html': pageWith(wordsOf('word', 50)),
      'york/faq/index.html': pageWith(`${wordsOf('word', 50)}${wordsOf('york', 50)}`),
    },
    ({ publicDir }) =>
      measureKinds(readBuiltPages(publicDir), [
        page('ajax', 'home', '/ajax'),
        page('york', 'home', '/york'),
        page('ajax', 'faq', '/ajax/faq'),
        page('york', 'faq', '/york/faq'),
        page('ajax', 'reviews', '/ajax/reviews'),
      ]),
  );
  expect(
    kinds.map(({ kind, pages, lowest, at }) => [kind, pages, Math.round(lowest * 100), at]),
  ).toStrictEqual([
    ['home', 2, 98, '/ajax'],
    ['faq', 2, 0, '/ajax/faq'],
  ]);
  expect(describeKinds(kinds)).toStrictEqual([
    'Own text           pages  median  lowest  at',
    'home                   2    97 %    97 %  /ajax',
    'faq                    2    49 %     0 %  /ajax/faq',
  ]);
});
