/** @jest-environment jsdom */
import { svgDocument } from '../../../art/drawings/drawing';
import { colour } from '../../../art/drawings/palette';
import { skylineFor, skylines, skylinesOf } from '../../../art/drawings/skylines';
import { contentDir } from '../../../src/content-model/reading/content-dir';
import { readContentFiles } from '../../../src/content-model/reading/read-content';

const brand = { name: 'Haulwell' };
const names = Object.keys(skylines);
const allowed = ['ink', 'sage', 'sageDeep', 'sheet', 'paper', 'line', 'sky'];

const svgOf = (name: string): string => svgDocument(skylines[name]!, brand);

test('every city of the content has a skyline', () => {
  const files = readContentFiles(contentDir()).filter(({ path }) => path.startsWith('cities/'));
  const cities = files.map(({ source }) => JSON.parse(source) as { slug: string; badgeGroup: string });
  expect(cities).not.toHaveLength(0);
  for (const { slug, badgeGroup } of cities) expect(names).toContain(skylineFor(slug, badgeGroup));
});

test.each(['alberta', 'florida', 'georgia', 'north-carolina', 'ontario', 'quebec', 'texas'])(
  'a city of %s without a skyline gets that of its province or state',
  (group) => {
    expect(skylineFor('a-city-of-next-year', group)).toBe(`skyline-${group}`);
    expect(names).toContain(`skyline-${group}`);
  },
);

test('a city whose province or state has no skyline gets the general one', () => {
  expect(skylineFor('whitehorse', 'yukon')).toBe('skyline-general');
  expect(skylineFor('constructor', 'constructor')).toBe('skyline-general');
});

test('only the skylines that the given cities need are given, each once', () => {
  const places = [
    { slug: 'toronto', badgeGroup: 'ontario' },
    { slug: 'whitby', badgeGroup: 'ontario' },
    { slug: 'ajax', badgeGroup: 'ontario' },
    { slug: 'whitehorse', badgeGroup: 'yukon' },
  ];
  const wanted = ['skyline-toronto', 'skyline-ontario', 'skyline-general'];
  expect(skylinesOf(places)).toEqual(Object.fromEntries(wanted.map((name) => [name, skylines[name]])));
});

test('a city with a skyline of its own gets it', () => {
  expect(skylineFor('toronto', 'ontario')).toBe('skyline-toronto');
});

test.each(names)('%s is well-formed, light, and runs from edge to edge', (name) => {
  const svg = svgOf(name);
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(documentElement.tagName).toBe('svg');
  expect(documentElement.querySelector('parsererror')).toBeNull();
  expect(documentElement.getAttribute('viewBox')).toBe('0 0 1440 300');
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(svg).toContain('M-5 0H1445');
  expect(Buffer.byteLength(svg)).toBeLessThan(12 * 1024);
});

test.each(names)('%s is drawn in the quiet colours only, and without lettering', (name) => {
  const svg = svgOf(name);
  const palette = Object.fromEntries(allowed.map((key) => [key, '#000000']));
  expect(() => colour(svg, palette)).not.toThrow();
  expect(svg).not.toMatch(/<text|#[0-9a-f]{3}/i);
});
