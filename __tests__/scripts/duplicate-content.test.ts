import { readBuiltPages } from '../../scripts/check-pages/built-pages';
import {
  describeDuplicates,
  listCityPages,
  measureOwnText,
  type CityPage,
  type OwnText,
} from '../../scripts/check-pages/duplicate-content';
import { pageWith, withSmallSite } from '../support/small-site';

/** So many words that are nowhere else. */
const wordsOf = (what: string, count: number) =>
  `<p>${Array.from({ length: count }, (_, index) => `${what}${index}`).join(' ')}</p>`;

const homeOf = (city: string): CityPage => ({
  address: `/${city.toLowerCase()}`,
  kind: 'home',
  city: city.toLowerCase(),
  names: [city, 'Ontario'],
});

/** Measures pages by what their main parts say. */
const measure = (texts: Record<string, string>, listed: CityPage[]): Promise<OwnText[]> =>
  withSmallSite(
    Object.fromEntries(
      Object.entries(texts).map(([address, main]) => [`${address.slice(1)}/index.html`, pageWith(main)]),
    ),
    ({ publicDir }) => measureOwnText(readBuiltPages(publicDir), listed),
  );

/** What is said of homes, by the text of each city's. */
const saidOf = async (homes: Record<string, string>): Promise<string[]> => {
  const texts = Object.entries(homes).map(([city, main]) => [`/${city.toLowerCase()}`, main]);
  return describeDuplicates(await measure(Object.fromEntries(texts), Object.keys(homes).map(homeOf)));
};
const tooLittle = (which: string) => [
  `home pages with too little text of their own (40 % is wanted): ${which}; add to "about" in their files`,
];
const alike = tooLittle('0 % of /ajax beside /york, 0 % of /york beside /ajax');

const offer = (city: string, phone: string) =>
  `${wordsOf('word', 40)}<p>In ${city}, Ontario, we come within two hours: call ${phone}.</p>`;
const withNames = (city: string) => wordsOf('word', 60).replace(/(\S+ ){3}/g, `$&${city} `);
const unread = `<noscript>${wordsOf('off', 50)}</noscript><div hidden>${wordsOf('busy', 50)}</div>
  <script>${'own words '.repeat(50)}</script>`;

test.each([
  ['names and phones', offer('Ajax', '416-555-0142'), offer('York', '905-555-0199')],
  ['a name in every line', withNames('Ajax'), withNames('York')],
  ['what no reader meets', wordsOf('word', 50) + unread, wordsOf('word', 50)],
  [
    'links, bold words and places where a line may break',
    '<p>We take <a href="/">old sofas</a> and every <b>broken</b> dish<wbr>washer.</p>',
    '<p>We take old sofas and every broken dishwasher.</p>',
  ],
])('homes that differ by %s alone are alike', async (_, Ajax, York) => {
  expect(await saidOf({ Ajax, York, Miami: wordsOf('sea', 60) })).toStrictEqual(alike);
});

test('a text that two homes share is reported only where too little is left without it', async () => {
  const answer = wordsOf('answer', 50);
  const Ajax = `${wordsOf('ajax', 20)}${answer}`;
  const York = `${wordsOf('york', 100)}${answer}`;
  expect(await saidOf({ Ajax, York, Miami: wordsOf('sea', 60) })).toStrictEqual(
    tooLittle('27 % of /ajax beside /york'),
  );
  // What comes next to a shared text stays a text of its own.
  expect(
    await saidOf({
      Ajax: `${wordsOf('ajax', 42)}${wordsOf('word', 58)}`,
      York: wordsOf('word', 58) + wordsOf('york', 100),
    }),
  ).toStrictEqual([]);
});

test('a home with little text of its own falls short beside any other, and is reported once', async () => {
  const ofAll = wordsOf('word', 70);
  const homes = { Ajax: wordsOf('ajax', 30), York: wordsOf('york', 70), Miami: wordsOf('sea', 70) };
  const said = await saidOf(
    Object.fromEntries(Object.entries(homes).map(([city, own]) => [city, ofAll + own])),
  );
  expect(said).toStrictEqual(tooLittle('29 % of /ajax beside any other'));
});

test('the pages of each city are listed by kind, and what was not built is left out', async () => {
  const listed = listCityPages({
    cities: [{ slug: 'gone', locationName: 'Gone', badgeGroup: 'ontario' }] as never,
    badges: [],
    localServices: [],
  });
  expect(listed[0]).toStrictEqual({ address: '/gone', kind: 'home', city: 'gone', names: ['Gone', 'Gone'] });
  expect(await measure({}, listed)).toStrictEqual([]);
});

const about = (city: string, thing: string): CityPage => ({
  address: `/${city}/what-we-take/${thing}`,
  kind: 'local-service',
  city,
  names: [city, thing],
});

test.each([
  ['/ajax', ['/ajax']],
  ['/york/what-we-take/mattresses', ['/york/what-we-take/mattresses', '/ajax/what-we-take/mattresses']],
  ['/york', []],
])(
  'a page about a service that shares half of its text with %s is reported beside %j',
  async (address, beside) => {
    const listed = [about('ajax', 'mattresses'), about('york', 'mattresses'), homeOf('Ajax'), homeOf('York')];
    const shared = wordsOf('word', 55);
    const texts = { '/ajax/what-we-take/mattresses': wordsOf('own', 45) + shared, [address]: shared };
    const measured = await measure(texts, listed);
    const short = measured.filter(({ kind, share }) => kind === 'local-service' && share < 0.5);
    expect(short.map(({ other }) => other)).toStrictEqual(beside);
  },
);
