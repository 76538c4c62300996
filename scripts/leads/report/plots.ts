import * as Plot from '@observablehq/plot';
import { JSDOM } from 'jsdom';
import type { Markup } from './markup';
import type { ReportColors } from './palette';
import type { Bar, CampaignRow, TimeBar } from './rows';

/** In pixels: plots are drawn once for a phone and once for everything wider, so that words keep their size. */
const widths = { narrow: 304, wide: 640 } as const;
type Size = keyof typeof widths;

const fontSize = 13;
/** About the width of a character of that size. */
const characterWidth = 7.4;

const cut = (name: string, most: number): string =>
  name.length > most ? `${name.slice(0, most - 1)}…` : name;

const { document } = new JSDOM('').window;

/**
 * Plot's own style sheet is for pages with scripts, and its labels within a picture are for nobody: the picture has one
 * name, and the numbers stand beside it in a table.
 */
function finish(drawn: Element, name: string, size: Size): string {
  for (const style of drawn.querySelectorAll('style')) style.remove();
  for (const part of drawn.querySelectorAll('*'))
    for (const attribute of part.getAttributeNames())
      // The style sheet says that figures are as wide as each other; as an attribute SVG has no such word.
      if (attribute.startsWith('aria-') || attribute === 'font-variant') part.removeAttribute(attribute);
  drawn.setAttribute('role', 'img');
  drawn.setAttribute('aria-label', name);
  drawn.setAttribute('class', size);
  drawn.setAttribute('font-family', 'inherit');
  drawn.setAttribute('font-size', String(fontSize));
  return drawn.outerHTML;
}

function draw(name: string, plot: (size: Size, width: number) => Plot.PlotOptions): Markup {
  const sizes = Object.keys(widths) as Size[];
  const drawn = sizes.map((size) => {
    const width = widths[size];
    return finish(Plot.plot({ document, width, ...plot(size, width) }), name, size);
  });
  return { markup: drawn.join('\n') };
}

/** Where a row has its name: on a phone above what is drawn, otherwise before it. */
const rowsOf = {
  narrow: { height: 44, left: 4, nameWidth: widths.narrow, drawnBelow: 20, nameAt: -11 },
  wide: { height: 30, left: 216, nameWidth: 204, drawnBelow: 0, nameAt: 0 },
} as const;

type Named = { name: string };

/** A band for each row; two rows may have the same name. */
const bands = (rows: readonly Named[]) => ({
  axis: null,
  domain: rows.map((_, index) => index),
  padding: 0,
});
const atIndex = (_: unknown, index: number): number => index;

/** The names of the rows, cut to the room that they have; `taken` is what else stands in the same line. */
function names(rows: readonly Named[], size: Size, { ink }: ReportColors, taken = 0): Plot.Markish {
  const { left, nameWidth, nameAt } = rowsOf[size];
  const most = Math.floor((nameWidth - taken) / characterWidth);
  return Plot.text(rows, {
    frameAnchor: 'left',
    y: atIndex,
    text: ({ name }: Named) => cut(name, most),
    textAnchor: 'start',
    dx: size === 'wide' ? 4 - left : 0,
    dy: nameAt,
    fill: ink,
  });
}

/** Bars from left to right, one for each name. */
export function barPlot(name: string, bars: readonly Bar[], colors: ReportColors): Markup {
  const { ink, fill } = colors;
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return draw(name, (size) => {
    const { height, left, drawnBelow } = rowsOf[size];
    return {
      height: bars.length * height + 8,
      margin: 4,
      marginLeft: left,
      marginRight: 52,
      x: { axis: null, domain: [0, most] },
      y: bands(bars),
      marks: [
        Plot.barX(bars, {
          x: 'value',
          y: atIndex,
          fill,
          stroke: ink,
          insetTop: 4 + drawnBelow,
          insetBottom: 4,
        }),
        names(bars, size, colors),
        Plot.text(bars, {
          x: 'value',
          y: atIndex,
          text: 'value',
          textAnchor: 'start',
          dx: 6,
          dy: drawnBelow / 2,
          fill: ink,
          fontWeight: 'bold',
        }),
        ...(size === 'wide' ? [Plot.ruleX([0], { stroke: ink })] : []),
      ],
    };
  });
}

/** Columns from left to right in time, with a label wherever there is room for one. */
export function timePlot(name: string, bars: readonly TimeBar[], { ink, fill, line }: ReportColors): Markup {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return draw(name, (_size, width) => {
    const each = (width - 36) / bars.length;
    const every = Math.ceil((7 * characterWidth) / each);
    const hasValues = each >= 3 * characterWidth;
    return {
      height: 220,
      marginTop: 20,
      marginLeft: 32,
      marginRight: 4,
      marginBottom: 28,
      x: {
        type: 'band' as const,
        domain: bars.map((_, index) => index),
        padding: 0.15,
        label: null,
        tickSize: 0,
        ticks: bars.map((_, index) => index).filter((index) => index % every === 0),
        tickFormat: (index: number) => bars[index]?.short ?? '',
      },
      y: { domain: [0, most], ticks: Math.min(4, most), tickFormat: 'd', label: null, tickSize: 0 },
      marks: [
        Plot.gridY({ stroke: line, strokeOpacity: 1, ticks: Math.min(4, most) }),
        Plot.barY(bars, { x: (_, index: number) => index, y: 'value', fill, stroke: ink }),
        ...(hasValues
          ? [
              Plot.text(bars, {
                x: (_, index: number) => index,
                y: 'value',
                text: (bar: TimeBar) => (bar.value > 0 ? String(bar.value) : ''),
                dy: -9,
                fill: ink,
                fontWeight: 'bold',
              }),
            ]
          : []),
        Plot.ruleY([0], { stroke: ink }),
      ],
    };
  });
}

/** For each campaign a ring where it was first and a square where it was last, with a line between. */
export function touchPlot(name: string, rows: readonly CampaignRow[], colors: ReportColors): Markup {
  const { ink, fill, sheet, line } = colors;
  const most = Math.max(1, ...rows.flatMap(({ first, last }) => [first, last]));
  return draw(name, (size) => {
    const { height, left, drawnBelow } = rowsOf[size];
    const isWide = size === 'wide';
    const drawn = { y: atIndex, dy: drawnBelow / 2 };
    return {
      height: rows.length * height + 8,
      margin: 8,
      marginLeft: isWide ? left : 8,
      marginRight: isWide ? 120 : 8,
      x: { axis: null, domain: [0, most] },
      y: bands(rows),
      marks: [
        Plot.ruleY(rows, { ...drawn, x1: 0, x2: most, stroke: line } as Plot.RuleYOptions),
        Plot.ruleY(rows, {
          ...drawn,
          x1: 'first',
          x2: 'last',
          stroke: ink,
          strokeWidth: 2,
        } as Plot.RuleYOptions),
        Plot.dot(rows, { ...drawn, x: 'first', r: 7, fill: sheet, stroke: ink, strokeWidth: 2 }),
        Plot.dot(rows, {
          ...drawn,
          x: 'last',
          r: 4.5,
          fill,
          stroke: ink,
          strokeWidth: 1.5,
          symbol: 'square',
        }),
        names(rows, size, colors, isWide ? 0 : 120),
        Plot.text(rows, {
          y: atIndex,
          frameAnchor: 'right',
          text: ({ first, last }: CampaignRow) => `${first} first, ${last} last`,
          textAnchor: 'end',
          dx: isWide ? 116 : 4,
          dy: rowsOf[size].nameAt,
          fill: ink,
        }),
      ],
    };
  });
}

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** 0 is "12 am", 13 is "1 pm". */
export const hourWords = (hour: number): string => `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`;

type Cell = { day: number; hour: number; value: number };

/** The week as a board: hours from left to right, on a phone from top to bottom. The darker, the more requests. */
export function weekPlot(name: string, week: readonly number[][], colors: ReportColors): Markup {
  const { ink, fill, sheet, line } = colors;
  const cells: Cell[] = week.flatMap((hours, day) => hours.map((value, hour) => ({ day, hour, value })));
  const most = Math.max(1, ...cells.map(({ value }) => value));
  const days = { domain: week.map((_, day) => day), tickFormat: (day: number) => weekdays[day] ?? '' };
  const hours = { domain: Array.from({ length: 24 }, (_, hour) => hour), tickFormat: hourWords };
  const quiet = { label: null, tickSize: 0, padding: 0.06 };
  return draw(name, (size) => {
    const isTall = size === 'narrow';
    return {
      height: isTall ? 24 * 22 + 30 : 7 * 34 + 30,
      margin: 2,
      marginTop: 26,
      marginLeft: isTall ? 48 : 40,
      color: { type: 'linear' as const, domain: [0, most], range: [sheet, fill] },
      x: {
        ...(isTall ? days : { ...hours, ticks: hours.domain.filter((hour) => hour % 3 === 0) }),
        ...quiet,
        axis: 'top' as const,
      },
      y: { ...(isTall ? hours : days), ...quiet },
      marks: [
        Plot.cell(cells, {
          x: isTall ? 'day' : 'hour',
          y: isTall ? 'hour' : 'day',
          fill: 'value',
          stroke: line,
        }),
        Plot.text(cells, {
          x: isTall ? 'day' : 'hour',
          y: isTall ? 'hour' : 'day',
          text: ({ value }: Cell) => (value > 0 ? String(value) : ''),
          fill: ink,
        }),
      ],
    };
  });
}
