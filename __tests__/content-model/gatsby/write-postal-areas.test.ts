import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { writePostalAreas } from '../../../src/content-model/gatsby/postal-areas/write-postal-areas';
import type { PostalAreas } from '../../../src/features/cities/rules/postal-areas';
import { folderForAll } from '../../support/local-database';

const inPublic = folderForAll();
const folder = writePostalAreas(inPublic());
const read = (first: string) => readFileSync(inPublic(folder, `${first}.json`), 'utf8');
const table = (first: string) => JSON.parse(read(first)) as PostalAreas;
const firsts = [...'ABCEGHJKLMNPRSTVXY0123456789'];

test('there is a small file for each first character of a code, and the licence of the data', () => {
  expect(folder).toMatch(/^\/static\/postal-areas-[0-9a-f]{10}\/$/);
  const files = [...firsts.map((first) => `${first}.json`), 'LICENSE-zipcodes.txt'];
  expect(readdirSync(inPublic(folder)).sort()).toStrictEqual(files.sort());
  for (const first of firsts) expect(gzipSync(read(first)).length).toBeLessThan(2000);
  expect(writePostalAreas(inPublic())).toBe(folder);
});

test.each([
  ['M5V', [43.6, -79.4]],
  ['A1A', [47.6, -52.7]],
  ['902', [33.9, -118.4]],
  ['005', [40.8, -73]],
])('%s lies about %j', (area, [latitude = 0, longitude = 0]) => {
  const place = table(area.charAt(0))[area];
  expect(Math.abs(place![0] - latitude)).toBeLessThan(0.2);
  expect(Math.abs(place![1] - longitude)).toBeLessThan(0.2);
});

test('no area lies outside the two countries, and the post of the armed forces lies nowhere', () => {
  const areas = firsts.flatMap((first) => Object.entries(table(first)));
  expect(areas.length).toBeGreaterThan(2500);
  for (const [area, place] of areas) {
    const [latitude, longitude] = place!;
    const isInside = latitude > 17 && latitude < 71 && longitude > -160 && longitude < -52;
    expect([area, isInside]).toStrictEqual([area, true]);
  }
  const overseas = areas.map(([area]) => area).filter((area) => /^(09[0-8]|340|96[2-6])$/.test(area));
  expect(overseas).toStrictEqual([]);
});
