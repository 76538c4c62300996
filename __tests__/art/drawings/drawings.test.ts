/** @jest-environment jsdom */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { svgDocument } from '../../../art/drawings/drawing';
import { colour } from '../../../art/drawings/palette';
import { filmFrame } from '../../../art/drawings/film/loading-film';
import { scenes } from '../../../art/drawings/scenes';
import { drawFor } from '../../../art/drawings/write-drawings';
import { contentDir } from '../../../src/content-model/reading/content-dir';

const brand = JSON.parse(readFileSync(path.join(contentDir(), 'site/brand.json'), 'utf8'));
const names = Object.keys(scenes);
/** Colours that mean something on a page, and so are kept out of pictures. */
const kept = { action: '', actionStrong: '', error: '' };
const rooms = ['garage', 'basement', 'balcony'];

const svgOf = (name: string): string => drawFor(brand, scenes[name]!);

test.each(names)('%s is a well-formed picture of its own size', (name) => {
  const { documentElement } = new DOMParser().parseFromString(svgOf(name), 'image/svg+xml');
  expect(documentElement.tagName).toBe('svg');
  expect(documentElement.querySelector('parsererror')).toBeNull();
  const { width, height } = scenes[name]!;
  expect(documentElement.getAttribute('viewBox')).toBe(`0 0 ${width} ${height}`);
});

test.each(names)('%s is light and says nothing that is not a number', (name) => {
  expect(Buffer.byteLength(svgOf(name))).toBeLessThan(14 * 1024);
  expect(svgOf(name)).not.toMatch(/NaN|undefined|Infinity|null/);
});

test.each(names)(
  '%s is drawn in the colours of the brand, but not in those for pressing and for mistakes',
  (name) => {
    const svg = svgDocument(scenes[name]!, brand);
    expect(() => colour(svg, { ...brand.colors, ...brand.drawingColors, ...kept })).not.toThrow();
    expect(svg).not.toMatch(/#[0-9a-f]{3}|<text|Gradient|filter=/i);
  },
);

test("a picture takes another brand's name and colours", () => {
  const yellow = brand.colors.identity;
  const other = { ...brand, name: 'Offcart', colors: { ...brand.colors, identity: '#3355aa' } };
  const svg = drawFor(other, scenes['spot-load']!);
  expect(svg).toContain('#3355aa');
  expect(svg).not.toContain(yellow);
  expect(svg).not.toBe(drawFor({ ...other, name: 'Haulwell' }, scenes['spot-load']!));
});

test('every service has a picture', () => {
  const services = readdirSync(path.join(contentDir(), 'services')).map(
    (file) => `service-${path.parse(file).name}`,
  );
  expect(services).not.toHaveLength(0);
  expect(names).toEqual(expect.arrayContaining(services));
});

test.each(rooms)('the %s is the same size before and after, and holds less after', (room) => {
  const [before, after] = [scenes[`before-${room}`]!, scenes[`after-${room}`]!];
  expect([after.width, after.height]).toEqual([before.width, before.height]);
  expect(svgOf(`after-${room}`).length).toBeLessThan(svgOf(`before-${room}`).length);
});

test('the sun of the film stays a sun in a blue brand', () => {
  const blue = { ...brand.colors, identity: '#3355aa' };
  const frame = colour(filmFrame(0, brand), { ...blue, ...brand.drawingColors });
  expect(frame).toContain(`r="52" fill="${brand.drawingColors.sun}"`);
});
