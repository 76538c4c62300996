import type { Site } from '../types';

type Colors = Site['brand']['colors'];

/** The colors of words, each with the color behind it (WCAG 2.2, 1.4.3). Buttons have white words. */
const pairs: [words: keyof Colors | 'white', ground: keyof Colors][] = [
  ['ink', 'paper'],
  ['ink', 'sheet'],
  ['ink', 'identity'],
  ['ink', 'sage'],
  ['inkSoft', 'paper'],
  ['inkSoft', 'sheet'],
  ['actionStrong', 'paper'],
  ['actionStrong', 'sheet'],
  ['error', 'sheet'],
  ['white', 'action'],
  ['white', 'actionStrong'],
];
const leastContrast = 4.5;

/** Reports each pair of the brand's colours whose contrast is too low for words. */
export function listUnreadableColors(colors: Colors): string[] {
  return pairs.flatMap(([words, ground]) => {
    const contrast = contrastOf(words === 'white' ? '#ffffff' : colors[words], colors[ground]);
    if (contrast >= leastContrast) return [];
    const seen = `have a contrast of ${contrast.toFixed(1)} for ${words} on ${ground}`;
    return [`${seen}; words need ${leastContrast}, so make one of them darker or lighter`];
  });
}

/** The contrast of two colours, from 1 to 21, as WCAG defines it. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [lightnessOf(one), lightnessOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function lightnessOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
