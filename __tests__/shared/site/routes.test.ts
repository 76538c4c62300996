import { readJson } from '../../../local/read-json';
import { reservedSlugs } from '../../../src/shared/site/reserved-slugs';
import { cityPathIn } from '../../../src/shared/site/languages';
import { brandPaths } from '../../../src/shared/site/routes';

type Hosting = { target: string; redirects?: { source: string }[] };

test('no city can take the address of a page, or one that hosting leads elsewhere', () => {
  const { hosting } = readJson<{ hosting: Hosting[] }>('firebase.json');
  const led = hosting.flatMap(({ redirects = [] }) => redirects.map(({ source }) => source));
  const first = [...brandPaths, ...led].map((path) => path.split('/')[1] ?? '');
  expect(reservedSlugs).toEqual(expect.arrayContaining(first.filter((name) => !name.startsWith(':'))));
});

test.each([
  ['en', ['en', 'fr'], '/ottawa'],
  ['fr', ['en', 'fr'], '/fr/ottawa'],
  ['fr', ['fr', 'en'], '/ottawa'],
  ['en', ['fr', 'en'], '/en/ottawa'],
])('in %s, a city that speaks %j is at %s', (language, languages, path) => {
  expect(cityPathIn(language, { slug: 'ottawa', languages })).toBe(path);
});
