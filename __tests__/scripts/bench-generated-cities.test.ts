import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateCities, generateLocations, growTo } from '../../scripts/bench/generated-cities';
import { loadContent } from '../../src/content-model/load-content';
import { parsePhoneNumber } from '../../src/domain/phone-number';

const real = loadContent('content').cities;
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
  const phones = Object.values(generateLocations(cities)).map((record) => record.tracking_phone);
  expect(unique(phones)).toBe(count);
  expect(phones.filter((phone) => !parsePhoneNumber(phone) || !phone.includes(' 555 01'))).toEqual([]);
});

test('a copy of the project grows to so many cities, all of them valid, each with its location record', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'grown-'));
  try {
    cpSync('content', path.join(dir, 'content'), { recursive: true });
    cpSync('local/seed', path.join(dir, 'local/seed'), { recursive: true });
    growTo(60, dir);
    const grown = loadContent(path.join(dir, 'content')).cities;
    const locations = JSON.parse(readFileSync(path.join(dir, 'local/seed/locations.json'), 'utf8')) as object;
    expect(grown).toHaveLength(60);
    expect(grown).toEqual(expect.arrayContaining(real));
    const without = grown.filter(({ locationId }) => locationId && !(locationId in locations));
    expect(without).toEqual([]);
  } finally {
    rmSync(dir, { recursive: true });
  }
});
