import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { writePostalAreas } from '../../src/build/postal-areas/write-postal-areas';
import type { PostalAreas } from '../../src/features/cities/rules/postal-areas';

let publicDir: string;

beforeEach(() => {
  publicDir = mkdtempSync(path.join(tmpdir(), 'areas-'));
});

afterEach(() => rmSync(publicDir, { recursive: true }));

const read = (folder: string, first: string) =>
  readFileSync(path.join(publicDir, folder, `${first}.json`), 'utf8');
const table = (folder: string, first: string) => JSON.parse(read(folder, first)) as PostalAreas;
const firsts = [...'ABCEGHJKLMNPRSTVXY0123456789'];

test('there is a small file for each first character of a code, and the licence of the data', () => {
  const folder = writePostalAreas(publicDir);
  expect(folder).toMatch(/^\/static\/postal-areas-[0-9a-f]{10}\/$/);
  const files = [...firsts.map((first) => `${first}.json`), 'LICENSE-zipcodes.txt'];
  expect(readdirSync(path.join(publicDir, folder)).sort()).toStrictEqual(files.sort());
  for (const first of firsts) expect(gzipSync(read(folder, first)).length).toBeLessThan(2000);
  expect(writePostalAreas(publicDir)).toBe(folder);
});

test.each([
  ['M5V', [43.6, -79.4]],
  ['V6B', [49.3, -123.1]],
  ['A1A', [47.6, -52.7]],
  ['902', [33.9, -118.4]],
  ['100', [40.8, -74]],
  ['005', [40.8, -73]],
])('%s lies about %j', (area, [latitude = 0, longitude = 0]) => {
  const place = table(writePostalAreas(publicDir), area.charAt(0))[area];
  expect(Math.abs(place![0] - latitude)).toBeLessThan(0.2);
  expect(Math.abs(place![1] - longitude)).toBeLessThan(0.2);
});

test('no area lies outside the two countries, and the post of the armed forces lies nowhere', () => {
  const folder = writePostalAreas(publicDir);
  const areas = firsts.flatMap((first) => Object.entries(table(folder, first)));
  expect(areas.length).toBeGreaterThan(2500);
  for (const [area, place] of areas) {
    const [latitude, longitude] = place!;
    expect([area, latitude > 17 && latitude < 71 && longitude > -160 && longitude < -52]).toStrictEqual([
      area,
      true,
    ]);
  }
  const overseas = areas.map(([area]) => area).filter((area) => /^(09[0-8]|340|96[2-6])$/.test(area));
  expect(overseas).toStrictEqual([]);
});
