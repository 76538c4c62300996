import { findVanished } from '../../../src/content-model/reading/page-addresses';

const written = (path: string, words = path) => ({
  path,
  source: `{\n  "text": "A long sentence that is true of ${words} alone."\n}\n`,
});

test('pages that were live and are gone each want a redirect, a renamed one to its new address, until it is there', () => {
  const live = [
    'cities/york.json',
    'cities/gta.json',
    'local-services/york/pianos.json',
    'local-services/gta/pianos.json',
    'guides/hats.json',
    'campaigns/spring.json',
    'faq/how.md',
    'cities/gta.fr.json',
  ].map((path) => written(path));
  const now = [written('cities/gta.json'), written('faq/why.md'), written('guides/new.json')];
  const pages = [
    { from: '/gta/what-we-take/pianos', to: '/gta/what-we-take' },
    { from: '/junk-removal/hats', to: '/' },
    { from: '/:city/offer/spring', to: '/:city' },
  ];
  const york = { from: 'york', to: '/' };
  const ofPages = pages.map((page) => ({ list: 'pages', ...page }));
  expect(findVanished(live, now, { cities: [york] })).toEqual(ofPages);
  expect(findVanished(live, now, { cities: [], pages })).toEqual([{ list: 'cities', ...york }]);
  expect(findVanished(live, now, { cities: [york], pages })).toEqual([]);
  const renamed = [...now, written('cities/east-york.json', 'cities/york.json')];
  expect(findVanished(live, renamed, { cities: [], pages })).toEqual([
    { list: 'cities', from: 'york', to: 'east-york' },
  ]);
});
