import { letteringWidth } from '../drawings/lettering';

/** The room for a headline; `widthDownTo(y)` is the most width of a line whose lower edge is at y. */
export type Room = { top: number; bottom: number; largest: number; widthDownTo: (y: number) => number };

export type FittedLine = { words: string; size: number; baseline: number };

/** Measures of the font Archivo, in parts of its size: capitals, descenders, and the distance of lines. */
export const capHeight = 0.69;
const hanging = 0.21;
const leading = 1.04;

const mostLines = 4;
/** How much lines of similar width count, compared with size. */
const weightOfEvenness = 0.3;
/** How much a break at a pause of the sentence counts, compared with size. */
const weightOfPause = 0.15;

type Broken = { lines: string[]; widths: number[]; size: number };

/** Breaks the words, between which are plain spaces, into lines of similar width, as large as the room allows. */
export function fitHeadline(headline: string, room: Room): FittedLine[] {
  const breaks = listBreaks(headline.split(/ +/)).map((lines) => sizeBreak(lines, room));
  const { lines, size } = breaks.reduce((best, other) => (merit(other) > merit(best) ? other : best));
  return lines.map((words, index) => ({ words, size, baseline: baselineOf(index, size, room) }));
}

/** Lists every way to break the text into a few lines between words. */
function listBreaks(words: string[], count = mostLines): string[][] {
  const later = (count === 1 ? [] : words.slice(1)).flatMap((_, index) => {
    const first = words.slice(0, index + 1).join(' ');
    return listBreaks(words.slice(index + 1), count - 1).map((rest) => [first, ...rest]);
  });
  return [[words.join(' ')], ...later];
}

/** Gives the lines at the largest size at which all of them fit the room. */
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
