import { readJson } from '../../../local/read-json';
import { reservedSlugs } from '../../../src/shared/site/reserved-slugs';
import { brandPaths } from '../../../src/shared/site/routes';

type Hosting = { target: string; redirects?: { source: string }[] };

test('no city can take the address of a page, or one that hosting leads elsewhere', () => {
  const { hosting } = readJson<{ hosting: Hosting[] }>('firebase.json');
  const led = hosting.flatMap(({ redirects = [] }) => redirects.map(({ source }) => source));
  const first = [...brandPaths, ...led].map((path) => path.split('/')[1] ?? '');
  expect(reservedSlugs).toEqual(expect.arrayContaining(first.filter((name) => !name.startsWith(':'))));
});
