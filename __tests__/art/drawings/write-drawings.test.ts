import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { letterName } from '../../../art/drawings/lettering';
import { readDrawing, type Drawing } from '../../../art/drawings/read-drawings';
import { scenes } from '../../../art/drawings/scenes';
import { writeDrawings, writeThumbnails } from '../../../art/drawings/write-drawings';
import { thumbnailOf } from '../../../src/shared/site/drawing-file';
import { folderForEach } from '../../support/local-database';

const brand = {
  name: 'Haulwell',
  colors: { ink: '#111111', sheet: '#fefefe', identity: '#ffcc00' },
  drawingColors: { sky: '#ccddee' },
};
const inFolder = folderForEach();

/** Reads a drawing as an editor may have saved it. */
function saved(svg: string): Drawing {
  const file = inFolder('drawn');
  writeFileSync(`${file}.svg`, svg);
  return readDrawing(path.relative('art', file));
}
const drawing = (parts: string) =>
  saved(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" stroke="#16241C">\n  ${parts}\n</svg>\n`,
  );
const sofa = () => drawing('<path d="M0 0" fill="#f6c62a"/>');
const truck = () => drawing('<path d="M0 0" fill="#cfe0dc"/>\n  <text x="1" y="2" font-size="9">ANY</text>');

const write = (drawings: Record<string, Drawing>, changes: Partial<typeof brand> = {}) =>
  writeDrawings(drawings, { ...brand, ...changes }, inFolder());
const sourceOf = (src: string) => readFileSync(inFolder(src), 'utf8');

test('every drawing is where its page looks for it, in the colors of the brand, and named by what it shows', () => {
  const drawings = { sofa: sofa(), truck: truck() };
  const files = write(drawings);
  expect(files).toStrictEqual({
    sofa: { src: expect.stringMatching(/^\/drawings\/sofa-[0-9a-f]{10}\.svg$/), width: 800, height: 600 },
    truck: { src: expect.stringMatching(/^\/drawings\/truck-[0-9a-f]{10}\.svg$/), width: 800, height: 600 },
  });
  const root = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" stroke="#111111">';
  expect(sourceOf(files.sofa!.src)).toBe(`${root}<path d="M0 0" fill="#ffcc00"/></svg>`);
  expect(sourceOf(files.truck!.src)).toContain('fill="#ccddee"');
  expect(write(drawings)).toStrictEqual(files);
  // Other colors or another name are other files of the drawings that have them.
  const blue = write(drawings, { colors: { ...brand.colors, identity: '#3355aa' } });
  expect([blue.sofa!.src === files.sofa!.src, blue.truck!.src === files.truck!.src]).toEqual([false, true]);
  const renamed = write(drawings, { name: 'Offcart' });
  expect([renamed.sofa!.src === files.sofa!.src, renamed.truck!.src === files.truck!.src]).toEqual([
    true,
    false,
  ]);
});

test('the thumbnail of a drawing shows the same beside it, and is made once', async () => {
  const files = write({ door: drawing('<rect width="800" height="600" fill="#f6c62a" stroke="none"/>') });
  await writeThumbnails(files, inFolder());
  const thumbnail = path.join(inFolder(), thumbnailOf(files.door!));
  const { data, info } = await sharp(thumbnail).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 400, height: 300 });
  const [red, green, blue] = data;
  expect(red).toBeGreaterThan(245);
  expect(green).toBeGreaterThan(190);
  expect(blue).toBeLessThan(15);
  writeFileSync(thumbnail, 'kept');
  await writeThumbnails(files, inFolder());
  expect(readFileSync(thumbnail, 'utf8')).toBe('kept');
});

test('a drawing that is no picture is refused by its name', async () => {
  const files = write({ door: saved('<svg viewBox="0 0 8 6"><path></svg>') });
  await expect(writeThumbnails(files, inFolder())).rejects.toThrow('The drawing "door" can\'t be drawn: ');
});

test('what vector editors write in their own ways is read the same', () => {
  const plain = '<svg viewBox="0 0 8 6"><path d="M0 0" fill="#ffffff" stroke="none"/></svg>';
  const read = saved(plain);
  for (const odd of [
    `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "x">\n<!-- Made by\n an editor -->\n${plain}\n`,
    plain.replace('#ffffff', '#FFF'),
    plain.replace('#ffffff', 'white'),
  ])
    expect(saved(odd)).toEqual(read);
  expect(drawing('<path style="fill:#F6C62A;stroke: none"/>').svg).toContain('fill:{identity};stroke: none');
});

test.each([
  [
    '<svg viewBox="0 0 8 6"><path fill="#123456"/></svg>',
    'drawn.svg has the color #123456: use one of art/drawings/palette.ts',
  ],
  ['<svg viewBox="0 0 8 6"><path stroke="teal"/></svg>', 'drawn.svg has the color teal'],
  ['<svg width="8"></svg>', 'drawn.svg does not begin with an <svg> that has a viewBox'],
  [
    '<svg viewBox="0 0 8 6"><path fill="#b8664a"/></svg>',
    'asks for the color "brick", which content/site/brand.json does not name',
  ],
])('%s is refused with what to do', (svg, message) => {
  expect(() => write({ drawn: saved(svg) })).toThrow(message);
});

/** From where to where the name on the side of the truck goes; the path has absolute points. */
function extentOf(name: string) {
  const [text = ''] = /<text.*<\/text>/.exec(scenes['spot-load']!.svg) ?? [];
  const [, d = ''] = /<path d="([^"]*)"/.exec(letterName(text, name)) ?? [];
  const numbers = Array.from(d.matchAll(/-?\d*\.?\d+/g), ([number]) => Number(number));
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

test.each(['Haulwell', 'WWW', 'Weymouth & Wolverhampton Wagon', 'Éclair'])(
  'the name %s is in the middle of its panel',
  (name) => {
    const { left, right, top, bottom } = extentOf(name);
    expect(left).toBeGreaterThan(72);
    expect(right).toBeLessThan(344);
    expect(top).toBeGreaterThan(-232);
    expect(bottom).toBeLessThan(-142);
    expect(Math.abs((left + right) / 2 - 208)).toBeLessThan(3);
  },
);
