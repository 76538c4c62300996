import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inventLocation } from '../../local/seed-locations';
import { generateCities, growTo } from '../bench/generated-cities';
import { median } from '../bench/samples';
import { loadContent } from '../../src/content-model/checks/load-content';
import { parsePhoneNumber } from '../../src/shared/values/phone-number';
import { brandContent, brandFiles } from '../../__tests__/support/brand-fixture';
import { writeContentFolder } from '../../__tests__/support/content-folder';

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
