import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inventLocation } from '../../local/seed-locations';
import { stripScripts } from '../bench/bare-copy';
import { generateCities, growTo } from '../bench/generated-cities';
import { median, renderTables, type Sample } from '../bench/samples';
import { loadContent } from '../../src/content-model/checks/load-content';
import { parsePhoneNumber } from '../../src/shared/values/phone-number';
import { brandContent, brandFiles } from '../../__tests__/support/brand-fixture';
import { writeContentFolder } from '../../__tests__/support/content-folder';

test('scripts, their template and their preloads are removed; everything else stays', () => {
  const kept = [
    '<link rel="stylesheet" href="/styles.css"/><link rel="preload" as="font" href="/archivo.woff2"/></head>',
    '<body><template id="row"><p>kept</p></template></body>',
  ].join('');
  const scripts = [
    '<link as="script" rel="preload" href="/app.js"/><link rel="preload" as="fetch" href="/page-data.json"/>',
    '<link rel="modulepreload" href="/app.mjs"/><script type="application/ld+json">{"name":"Haulwell"}</script>',
    '<template id="deferred"><script src="/app.js" async></script></template><script>\nloaded = "<p>";\n</script>',
  ].join('');
  expect(stripScripts(`<!DOCTYPE html><head>${scripts}${kept}`)).toBe(`<!DOCTYPE html><head>${kept}`);
});

test('generated cities are valid, each with a name, a phone and texts of its own, and the same each time', () => {
  const real = brandContent.cities;
  const cities = generateCities(real, 300);
  const unique = (values: string[]): number => new Set(values).size;
  expect(unique(cities.map(({ slug }) => slug))).toBe(300);
  expect(unique(cities.map(({ about }) => about.places))).toBe(300);
  const phones = cities.map(({ locationId }) => inventLocation(locationId).tracking_phone);
  expect(unique(phones.map((phone) => parsePhoneNumber(phone)!.dial))).toBe(300);
  expect(generateCities(real, 30)).toEqual(cities.slice(0, 30));

  const dir = mkdtempSync(path.join(tmpdir(), 'grown-'));
  writeContentFolder(path.join(dir, 'content'), brandFiles());
  growTo(60, dir);
  const grown = loadContent(path.join(dir, 'content')).cities;
  rmSync(dir, { recursive: true });
  expect(grown).toHaveLength(60);
  expect(grown).toEqual(expect.arrayContaining(real));
});

test.each([
  [[7], 7],
  [[9, 1, 5], 5],
  [[4, 1, 3, 10], 3.5],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test('a table for each condition: a row for each page, a column for each measure, medians with what they vary', () => {
  const sample = (row: string, column: string, value: number, table = 'Slow'): Sample => ({
    table,
    row,
    column,
    value,
  });
  const samples = [
    ...[1200, 1000, 5000].map((value) => sample('home', 'Paint, ms', value)),
    ...[0.0004, 0.0004].map((value) => sample('home', 'Shift', value)),
    sample('/book', 'Paint, ms', 990.6),
    sample('clean', 's', 66.71, 'Builds'),
  ];
  expect(renderTables(samples)).toBe(
    [
      '### Slow',
      '',
      '|       |           Paint, ms | Shift |',
      '| ----- | ------------------: | ----: |',
      '| home  | 1200 (1000 to 5000) |     0 |',
      '| /book |                 991 |       |',
      '',
      '### Builds',
      '',
      '|       |    s |',
      '| ----- | ---: |',
      '| clean | 66.7 |',
    ].join('\n'),
  );
});
