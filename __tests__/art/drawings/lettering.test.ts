import { truck } from '../../../art/drawings/kit/truck';
import { lettering, letteringWidth } from '../../../art/drawings/lettering';

/** The panel on the truck's side, as its kit draws it. */
const panel = { left: 62, right: 354, top: -242, bottom: -132 };

type Extent = { left: number; right: number; top: number; bottom: number };

/** From where to where a path of absolute points goes. */
function extentOf(svg: string): Extent {
  const [, d = ''] = /<path d="([^"]*)" fill="\{ink\}" stroke="none"/.exec(svg) ?? [];
  const numbers = [...d.matchAll(/-?\d*\.?\d+/g)].map(([number]) => Number(number));
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

test('a width grows with the words and with their size', () => {
  const width = letteringWidth('HAULWELL', 44);
  expect(letteringWidth('HAULWELL', 88)).toBeCloseTo(2 * width);
  expect(letteringWidth('HAULWELL HAULWELL', 44)).toBeGreaterThan(2 * width);
  expect(letteringWidth('', 44)).toBe(0);
});

test('words are drawn as wide as they were measured, from their beginning or around their middle', () => {
  const width = letteringWidth('HAULWELL', 44);
  const { left, right } = extentOf(lettering('HAULWELL', 44, { x: 10 }));
  expect(left).toBeGreaterThanOrEqual(10);
  expect(right - left).toBeGreaterThan(0.9 * width);
  expect(right).toBeLessThanOrEqual(10 + width);
  const centred = extentOf(lettering('HAULWELL', 44, { x: 10, isCentred: true }));
  expect(Math.abs((centred.left + centred.right) / 2 - 10)).toBeLessThan(3);
});

test.each(['Haulwell', 'WWW', 'Weymouth & Wolverhampton Wagon', 'Éclair Débarras'])(
  'the name %s stays inside its panel on the truck, in its middle',
  (name) => {
    const { left, right, top, bottom } = extentOf(truck({ name }));
    expect(left).toBeGreaterThan(panel.left + 10);
    expect(right).toBeLessThan(panel.right - 10);
    expect(top).toBeGreaterThan(panel.top + 10);
    expect(bottom).toBeLessThan(panel.bottom - 10);
    expect(Math.abs((left + right - panel.left - panel.right) / 2)).toBeLessThan(6);
  },
);

test('only a name that would not fit is made smaller', () => {
  const heightOf = (name: string) => {
    const { top, bottom } = extentOf(truck({ name }));
    return bottom - top;
  };
  expect(heightOf('HELL')).toBeCloseTo(heightOf('HE'), 0);
  expect(heightOf('H'.repeat(30))).toBeLessThan(heightOf('HHHH') / 3);
});
