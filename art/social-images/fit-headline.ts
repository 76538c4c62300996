import { letteringWidth } from '../drawings/lettering';

/** Where a headline may stand; `widthDownTo(y)` is how wide a line may be that reaches down to y. */
export type Room = { top: number; bottom: number; largest: number; widthDownTo: (y: number) => number };

export type FittedLine = { words: string; size: number; baseline: number };

/** Of Archivo, in parts of its size: the height of capitals, what hangs below the baseline, line to line. */
export const capHeight = 0.69;
const hanging = 0.21;
const leading = 1.04;

const mostLines = 4;
/** How much size a break may lose to one whose lines are more alike. */
const weightOfEvenness = 0.3;
/** How much it may lose to one that pauses where the sentence does. */
const weightOfPause = 0.15;

type Broken = { lines: string[]; widths: number[]; size: number };

/** Breaks the words into lines, as large as their room allows and rather even than ragged. */
export function fitHeadline(headline: string, room: Room): FittedLine[] {
  const breaks = listBreaks(headline.split(/\s+/)).map((lines) => sizeBreak(lines, room));
  const { lines, size } = breaks.reduce((best, other) => (merit(other) > merit(best) ? other : best));
  return lines.map((words, index) => ({ words, size, baseline: baselineOf(index, size, room) }));
}

/** Every way to break the words into a few lines, each word whole. */
function listBreaks(words: string[], count = mostLines): string[][] {
  if (count === 1) return [[words.join(' ')]];
  const whole = [[words.join(' ')]];
  return words.slice(1).reduce((breaks, _, index) => {
    const first = words.slice(0, index + 1).join(' ');
    return [...breaks, ...listBreaks(words.slice(index + 1), count - 1).map((rest) => [first, ...rest])];
  }, whole);
}

/** The lines at the largest size at which all of them stay in their room. */
function sizeBreak(lines: string[], room: Room): Broken {
  const widths = lines.map((words) => letteringWidth(words, 1));
  const isInside = (size: number) =>
    widths.every((width, index) => {
      const reach = baselineOf(index, size, room) + hanging * size;
      return reach <= room.bottom && width * size <= room.widthDownTo(reach);
    });
  let size = room.largest;
  while (size > 1 && !isInside(size)) size -= 1;
  return { lines, widths, size };
}

function baselineOf(index: number, size: number, room: Room): number {
  return room.top + (capHeight + index * leading) * size;
}

function merit({ lines, widths, size }: Broken): number {
  const evenness = Math.min(...widths) / Math.max(...widths);
  const isPausing = lines.length > 1 && lines.slice(0, -1).every((words) => /[.,;:?!]$/.test(words));
  return size * (1 - weightOfEvenness * (1 - evenness)) * (1 + (isPausing ? weightOfPause : 0));
}
