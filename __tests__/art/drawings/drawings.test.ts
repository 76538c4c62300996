/** @jest-environment jsdom */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { lettering, letteringWidth } from '../../../art/drawings/lettering';
import { readDrawing, type Drawing } from '../../../art/drawings/read-drawings';
import { scenes } from '../../../art/drawings/scenes';
import { skylineFor, skylines, skylinesOf } from '../../../art/drawings/skylines';
import { drawFor } from '../../../art/drawings/write-drawings';
import { contentDir } from '../../../src/content-model/reading/read-content';
import { readTranslationPath } from '../../../src/content-model/reading/translation-names';
import { levelCount } from '../../../src/features/haul/rules/haul';

const brand = JSON.parse(readFileSync(path.join(contentDir(), 'site/brand.json'), 'utf8'));
const shown: Record<string, Drawing> = {
  ...scenes,
  ...skylines,
  'load-in-pieces': readDrawing('drawings/load-in-pieces'),
};
const files = readdirSync(path.resolve('art'), { recursive: true, encoding: 'utf8' });
const drawn = files.filter((file) => file.endsWith('.svg')).map((file) => file.slice(0, -4));
const quiet = ['ink', 'sage', 'sageDeep', 'sheet', 'paper', 'line', 'sky'];

test.each(drawn)('%s.svg is a picture that a browser shows by itself, of nothing but shapes', (name) => {
  const source = readFileSync(path.resolve('art', `${name}.svg`), 'utf8');
  const { documentElement } = new DOMParser().parseFromString(source, 'image/svg+xml');
  expect(documentElement.tagName).toBe('svg');
  expect(
    documentElement.querySelector('parsererror, script, image, style, filter, foreignObject'),
  ).toBeNull();
  const { width, height } = readDrawing(name);
  expect(documentElement.getAttribute('viewBox')).toBe(`0 0 ${width} ${height}`);
});

test.each(Object.keys(shown))('%s is light, and its name is drawn, so that it needs no font', (name) => {
  const svg = drawFor(brand, shown[name]!);
  expect(Buffer.byteLength(svg)).toBeLessThan(14 * 1024);
  expect(svg).not.toMatch(/<text|\{|\n/);
});

test('each level of the truck that fills has its piece', () => {
  expect(shown['load-in-pieces']!.svg.match(/data-piece/g)).toHaveLength(levelCount);
});

test('every service has a scene', () => {
  const services = readdirSync(path.join(contentDir(), 'services'))
    .filter((file) => !readTranslationPath(file))
    .map((file) => `service-${path.parse(file).name}`);
  expect(services).not.toHaveLength(0);
  expect(Object.keys(scenes)).toEqual(expect.arrayContaining(services));
});

test.each(Object.entries(skylines))(
  '%s is as wide as the others, in quiet colors',
  (_, { width, height, svg }) => {
    expect([width, height]).toEqual([1440, 300]);
    expect(svg).not.toContain('<text');
    const colors = Array.from(svg.matchAll(/\{(\w+)\}/g), ([, color]) => color);
    expect(quiet).toEqual(expect.arrayContaining(colors));
  },
);

test('a city has its own skyline, else that of its province or state, else the general one, each once', () => {
  expect(skylineFor('constructor', 'constructor')).toBe('skyline-general');
  const cities = [
    { slug: 'toronto', badgeGroup: 'ontario' },
    { slug: 'whitby', badgeGroup: 'ontario' },
    { slug: 'ajax', badgeGroup: 'ontario' },
    { slug: 'whitehorse', badgeGroup: 'yukon' },
  ];
  expect(Object.keys(skylinesOf(cities))).toEqual(['skyline-toronto', 'skyline-ontario', 'skyline-general']);
});

test("a picture takes another brand's name and colors, and the film's sun stays a sun in a blue brand", () => {
  const blue = { ...brand, name: 'Offcart', colors: { ...brand.colors, identity: '#3355aa' } };
  const load = drawFor(blue, scenes['spot-load']!);
  expect(load).toContain('#3355aa');
  expect(load).not.toContain(brand.colors.identity);
  expect(load).not.toBe(drawFor({ ...blue, name: 'Haulwell' }, scenes['spot-load']!));
  for (const name of ['film', 'film-poster'])
    expect(drawFor(blue, readDrawing(`drawings/${name}`))).toContain(
      `r="52" fill="${brand.drawingColors.sun}"`,
    );
});

test('pictures can be lettered in French and Spanish', () => {
  const unknown = lettering('\u4e00', 10);
  const letters = [...'éàèùâêîôûëïüçœæñÉÀÈÇÑŒáíóúÁÍÓÚ¿¡«»’°'];
  expect(letters.filter((letter) => lettering(letter, 10) === unknown)).toEqual([]);
  expect(letteringWidth('Gratuit\u202f!', 10)).toBe(letteringWidth('Gratuit !', 10));
});
