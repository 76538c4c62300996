import { checkOwnText, type Compared } from '../../scripts/check-pages/check-own-text';
import { readBuiltPages } from '../../scripts/check-pages/pages';
import { brandContent } from '../support/brand-fixture';
import { pageWith, withSmallSite } from '../support/small-site';

/** So many words that are nowhere else. */
const wordsOf = (what: string, count: number) =>
  `<p>${Array.from({ length: count }, (_, index) => `${what}${index}`).join(' ')}</p>`;

const contentOf = (...cities: string[]): Compared => ({
  cities: cities.map((locationName) => ({
    ...brandContent.cities[0]!,
    locationName,
    slug: locationName.toLowerCase(),
    badgeGroup: 'ontario',
  })),
  badges: [{ ...brandContent.badges[0]!, group: 'ontario', region: { name: 'Ontario' } as never }],
  localServices: [],
  languages: {},
  site: brandContent.site,
});

/** What is wrong with homes, by the text of each city's; `head` is in each of them. */
async function errorsOf(homes: Record<string, string>, head?: string): Promise<string[]> {
  const files = Object.entries(homes).map(([city, main]) => [
    `${city.toLowerCase()}/index.html`,
    pageWith(main, head),
  ]);
  const errors = await withSmallSite(Object.fromEntries(files), (publicDir) =>
    checkOwnText(readBuiltPages(publicDir), contentOf(...Object.keys(homes))),
  );
  return errors.map(({ page, wrong }) => `${page}: ${wrong.replace(/.*: /, '')}`);
}
const alike = ['/ajax: 0% is its own beside /york', '/york: 0% is its own beside /ajax'];

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
  const homes = { Ajax, York: `${wordsOf('york', 100)}${answer}`, Miami: wordsOf('sea', 60) };
  expect(await errorsOf(homes)).toStrictEqual(['/ajax: 27% is its own beside /york']);
  // What comes next to a shared text stays a text of its own.
  const shared = wordsOf('word', 58);
  const two = { Ajax: wordsOf('ajax', 42) + shared, York: shared + wordsOf('york', 100) };
  expect(await errorsOf(two)).toStrictEqual([]);
});

test('a home with little text of its own falls short beside any other', async () => {
  const ofAll = wordsOf('word', 70);
  const homes = {
    Ajax: ofAll + wordsOf('ajax', 30),
    York: ofAll + wordsOf('york', 70),
    Miami: ofAll + wordsOf('sea', 70),
  };
  expect(await errorsOf(homes)).toStrictEqual(['/ajax: 29% is its own beside /miami']);
});

test.each([
  ['is kept out of the index', '<meta name="robots" content="noindex, follow">'],
  ['names another page for it', '<link rel="canonical" href="https://www.haulwell.example/policy">'],
])('a page that %s is not measured', async (_, head) => {
  const Ajax = wordsOf('word', 50);
  expect(await errorsOf({ Ajax, York: Ajax }, head)).toStrictEqual([]);
});

test('pages without a city are compared by their folder, without the names in their addresses', async () => {
  const of = (about: string) => pageWith(`${wordsOf('word', 48)}<p>We take ${about}.</p>`);
  const files = {
    'services/hot-tubs/index.html': of('hot tubs'),
    'services/pianos/index.html': of('pianos'),
  };
  const errors = await withSmallSite(files, (publicDir) =>
    checkOwnText(readBuiltPages(publicDir), contentOf()),
  );
  expect(errors.map(({ page }) => page)).toEqual(['/services/hot-tubs', '/services/pianos']);
});
