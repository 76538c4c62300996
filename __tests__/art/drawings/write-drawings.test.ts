import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Drawing } from '../../../art/drawings/drawing';
import { box } from '../../../art/drawings/svg';
import { writeDrawings } from '../../../art/drawings/write-drawings';

const brand = {
  name: 'Haulwell',
  colors: { ink: '#111111', identity: '#ffcc00' },
  drawingColors: { sky: '#ccddee' },
};
const sofa: Drawing = { width: 800, height: 600, parts: () => box(0, 0, 10, 10, 'identity') };
const truck: Drawing = { width: 600, height: 300, parts: ({ name }) => `${box(0, 0, 10, 10, 'sky')}${name}` };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'drawings-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (drawings: Record<string, Drawing>, changes: Partial<typeof brand> = {}) =>
  writeDrawings(drawings, { ...brand, ...changes }, folder);
const sourceOf = (src: string) => readFileSync(path.join(folder, src), 'utf8');

test('every drawing is where its page looks for it, in the colours of the brand', () => {
  const files = write({ sofa, truck });
  expect(files).toStrictEqual({
    sofa: { src: expect.stringMatching(/^\/drawings\/sofa-[0-9a-f]{10}\.svg$/), width: 800, height: 600 },
    truck: { src: expect.stringMatching(/^\/drawings\/truck-[0-9a-f]{10}\.svg$/), width: 600, height: 300 },
  });
  expect(sourceOf(files.sofa!.src)).toMatch(/^<svg .*stroke="#111111".*fill="#ffcc00".*<\/svg>$/);
  expect(sourceOf(files.truck!.src)).toContain('fill="#ccddee"');
  expect(sourceOf(files.truck!.src)).toContain('Haulwell');
  expect(readdirSync(path.join(folder, 'drawings'))).toHaveLength(2);
});

test('the same drawing keeps its name, so that visitors keep their copy', () => {
  expect(write({ sofa })).toStrictEqual(write({ sofa }));
});

test('other colours give the drawings that have them other names, and no other', () => {
  const before = write({ sofa, truck });
  const after = write({ sofa, truck }, { colors: { ...brand.colors, identity: '#3355aa' } });
  expect(after.sofa!.src).not.toBe(before.sofa!.src);
  expect(after.truck!.src).toBe(before.truck!.src);
});

test("another brand's name gives the drawings that show it other names", () => {
  const before = write({ sofa, truck });
  const after = write({ sofa, truck }, { name: 'Offcart' });
  expect(after.sofa!.src).toBe(before.sofa!.src);
  expect(after.truck!.src).not.toBe(before.truck!.src);
});

test('a colour that the brand does not name is refused by its name', () => {
  const odd: Drawing = { ...sofa, parts: () => box(0, 0, 10, 10, 'mauve') };
  expect(() => write({ odd })).toThrow(
    'A drawing asks for the colour "mauve", which content/site/brand.json does not name',
  );
});
