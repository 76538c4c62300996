import { listVanished } from '../../../src/content-model/reading/page-addresses';

test('pages that were live and are gone are named with the redirect to add, until it is there', () => {
  const before = [
    'cities/york.json',
    'cities/gta.json',
    'local-services/york/pianos.json',
    'local-services/gta/pianos.json',
    'guides/hats.json',
    'campaigns/spring.json',
    'faq/how.md',
    'cities/gta.fr.json',
  ];
  const now = ['cities/gta.json', 'faq/why.md'];
  const told = (redirects: Parameters<typeof listVanished>[2]) =>
    listVanished(before, now, redirects).map((line) => line.replace(/, or name.*/, ''));
  const add = (from: string, entry: string, list: string) =>
    `${from} is live and has no page now: in site/redirects.json add ${entry} to ${list}`;
  const pages = [
    { from: '/gta/what-we-take/pianos', to: '/gta/what-we-take' },
    { from: '/junk-removal/hats', to: '/' },
    { from: '/:city/offer/spring', to: '/:city' },
  ];
  expect(told({ cities: [{ from: 'york' }] })).toEqual(
    pages.map((page) => add(page.from, JSON.stringify(page), 'pages')),
  );
  expect(told({ cities: [], pages })).toEqual([
    add('/york', '{"from":"york","to":"/"}', 'cities'),
    add(
      '/york/what-we-take/pianos',
      '{"from":"/york/what-we-take/pianos","to":"/york/what-we-take"}',
      'pages',
    ),
  ]);
  expect(told({ cities: [{ from: 'york' }], pages })).toEqual([]);
});
