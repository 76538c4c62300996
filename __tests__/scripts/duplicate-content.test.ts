import { readBuiltPages } from '../../scripts/check-pages/built-pages';
import {
  checkOwnText,
  describeKinds,
  listCityPages,
  measureOwnText,
  type CityPage,
  type OwnText,
} from '../../scripts/check-pages/duplicate-content';
import { brandContent } from '../support/brand-fixture';
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

/** What is wrong with homes, by the text of each city's. */
const errorsOf = async (homes: Record<string, string>): Promise<string[]> => {
  const texts = Object.entries(homes).map(([city, main]) => [`/${city.toLowerCase()}`, main]);
  const measured = await measure(Object.fromEntries(texts), Object.keys(homes).map(homeOf));
  return checkOwnText(measured).map(({ page, fix }) => `${page}: ${fix.replace(/.*: /, '')}`);
};
const alike = ['/ajax: 0 % is its own beside /york.', '/york: 0 % is its own beside /ajax.'];

const offer = (city: string, phone: string) =>
  `${wordsOf('word', 40)}<p>In ${city}, Ontario, we come within two hours: call ${phone}.</p>`;
const withNames = (city: string) => wordsOf('word', 60).replace(/(\S+ ){3}/g, `$&${city} `);
const unread = `<noscript>${wordsOf('off', 50)}</noscript><form>${wordsOf('field', 50)}</form><div hidden>${wordsOf('busy', 50)}</div>
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
  expect(await errorsOf({ Ajax, York, Miami: wordsOf('sea', 60) })).toStrictEqual(alike);
});

test('a text that two homes share is an error only where too little is left without it', async () => {
  const answer = wordsOf('answer', 50);
  const Ajax = `${wordsOf('ajax', 20)}${answer}`;
  const York = `${wordsOf('york', 100)}${answer}`;
  expect(await errorsOf({ Ajax, York, Miami: wordsOf('sea', 60) })).toStrictEqual([
    '/ajax: 27 % is its own beside /york.',
  ]);
  // What comes next to a shared text stays a text of its own.
  const shared = wordsOf('word', 58);
  expect(
    await errorsOf({ Ajax: wordsOf('ajax', 42) + shared, York: shared + wordsOf('york', 100) }),
  ).toStrictEqual([]);
});

test('a home with little text of its own falls short beside any other', async () => {
  const ofAll = wordsOf('word', 70);
  const homes = { Ajax: wordsOf('ajax', 30), York: wordsOf('york', 70), Miami: wordsOf('sea', 70) };
  const errors = await errorsOf(
    Object.fromEntries(Object.entries(homes).map(([city, own]) => [city, ofAll + own])),
  );
  expect(errors).toStrictEqual(['/ajax: 29 % is its own beside any other page of its kind.']);
});

test.each([
  ['is kept out of the index', '<meta name="robots" content="noindex, follow">'],
  ['names another page for it', '<link rel="canonical" href="https://www.haulwell.example/policy">'],
])('a page that %s is not measured', async (_, head) => {
  const twin = pageWith(wordsOf('word', 50), head);
  const measured = await withSmallSite(
    { 'ajax/index.html': twin, 'york/index.html': twin },
    ({ publicDir }) => measureOwnText(readBuiltPages(publicDir), [homeOf('Ajax'), homeOf('York')]),
  );
  expect(measured.map(({ address }) => address)).not.toContain('/ajax');
});

test('the pages of each city are listed by kind, and what was not built is left out', async () => {
  const listed = listCityPages({
    cities: [{ slug: 'gone', path: '/gone', locationName: 'Gone', badgeGroup: 'ontario' }] as never,
    badges: [],
    site: brandContent.site,
    localServices: [],
  });
  expect(listed[0]).toStrictEqual({ address: '/gone', kind: 'home', city: 'gone', names: ['Gone', 'Gone'] });
  expect((await measure({}, listed)).map(({ address }) => address)).not.toContain('/gone');
});

test('the own text of each kind of page is one row, of pages without a city too', async () => {
  const of = (about: string) => wordsOf('word', 48) + `<p>We take ${about}.</p>`;
  const texts = {
    '/ajax': wordsOf('ajax', 97),
    '/york': wordsOf('york', 97),
    '/services/hot-tubs': of('hot tubs'),
    '/services/pianos': of('pianos') + wordsOf('key', 50),
  };
  const table = describeKinds(await measure(texts, [homeOf('Ajax'), homeOf('York')]));
  const rows = table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.slice(2, 4).map((cells) => cells.slice(1, -1))).toStrictEqual([
    ['home', '/ajax', '/york', '2', '99', '97 %', '97 %'],
    ['services', '/services/hot-tubs', '/services/pianos', '2', '103', '48 %', '0 %'],
  ]);
});
