import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inventLocation } from '../../local/seed-locations';
import { generateCities, growTo } from '../../scripts/bench/generated-cities';
import { loadContent } from '../../src/content-model/checks/load-content';
import { parsePhoneNumber } from '../../src/domain/phone-number';
import { brandContent, brandFiles } from '../support/brand-fixture';
import { writeContentFolder } from '../support/content-folder';

const real = brandContent.cities;
const unique = (values: string[]): number => new Set(values).size;

// More than there are names, which then get a number.
const count = 1300;
const cities = generateCities(real, count);

test('each city has a slug, a location, a name and a text of its own, and is the same each time', () => {
  expect(unique(cities.map(({ slug }) => slug))).toBe(count);
  expect(unique(cities.map(({ locationId }) => locationId))).toBe(count);
  expect(unique(cities.map(({ locationName }) => locationName))).toBe(count);
  expect(unique(cities.map(({ about }) => about.places))).toBe(count);
  expect(generateCities(real, 30)).toEqual(cities.slice(0, 30));
});

test('their names say that they are samples, and their phones can be shown', () => {
  expect(cities.every(({ slug }) => slug.startsWith('sample-'))).toBe(true);
  const phones = cities.map(({ locationId }) => inventLocation(locationId).tracking_phone);
  expect(unique(phones)).toBe(count);
  expect(phones.filter((phone) => !parsePhoneNumber(phone) || !phone.includes(' 555 01'))).toEqual([]);
});

test('a copy of the project grows to so many cities, all of them valid', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'grown-'));
  try {
    writeContentFolder(path.join(dir, 'content'), brandFiles());
    growTo(60, dir);
    const grown = loadContent(path.join(dir, 'content')).cities;
    expect(grown).toHaveLength(60);
    expect(grown).toEqual(expect.arrayContaining(real));
  } finally {
    rmSync(dir, { recursive: true });
  }
});
