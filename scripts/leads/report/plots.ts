import * as Plot from '@observablehq/plot';
import { JSDOM } from 'jsdom';
import type { Markup } from './markup';
import type { ReportColors } from './palette';
import type { Bar, CampaignRow, TimeBar } from './rows';

/** In pixels: plots are drawn once for a phone and once for everything wider, so that words keep their size. */
const widths = { narrow: 328, wide: 700 } as const;
type Size = keyof typeof widths;

const fontSize = 13;
/** About the width of a character of that size. */
const characterWidth = 7;

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
    for (const { name: attribute } of [...part.attributes])
      if (attribute.startsWith('aria-')) part.removeAttribute(attribute);
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

const rowHeight = 44;

/** Bars from left to right, each below its name. */
export function barPlot(name: string, bars: readonly Bar[], { ink, fill }: ReportColors, unit = ''): Markup {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return draw(name, (_size, width) => ({
    height: bars.length * rowHeight + 8,
    margin: 4,
    marginRight: 52,
    x: { axis: null, domain: [0, most] },
    y: { axis: null, domain: bars.map((_, index) => index), padding: 0 },
    marks: [
      Plot.barX(bars, {
        x: 'value',
        y: (_, index: number) => index,
        fill,
        stroke: ink,
        insetTop: 21,
        insetBottom: 5,
      }),
      Plot.text(bars, {
        x: 0,
        y: (_, index: number) => index,
        text: (bar: Bar) => cut(bar.name, Math.floor((width + 40) / characterWidth)),
        textAnchor: 'start',
        dy: -10,
        fill: ink,
      }),
      Plot.text(bars, {
        x: 'value',
        y: (_, index: number) => index,
        text: (bar: Bar) => `${bar.value}${unit}`,
        textAnchor: 'start',
        dx: 6,
        dy: 8,
        fill: ink,
        fontWeight: 'bold',
      }),
      Plot.ruleX([0], { stroke: ink }),
    ],
  }));
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

/** For each campaign a ring where it was first and a dot where it was last, with a line between. */
export function touchPlot(name: string, rows: readonly CampaignRow[], colors: ReportColors): Markup {
  const { ink, fill, sheet, line } = colors;
  const most = Math.max(1, ...rows.flatMap(({ first, last }) => [first, last]));
  const y = (_: CampaignRow, index: number) => index;
  return draw(name, (_size, width) => ({
    height: rows.length * rowHeight + 8,
    margin: 8,
    marginTop: 4,
    marginBottom: 4,
    x: { axis: null, domain: [0, most] },
    y: { axis: null, domain: rows.map((_, index) => index), padding: 0 },
    marks: [
      Plot.ruleY(rows, {
        y,
        x1: 0,
        x2: most,
        stroke: line,
        transform: undefined,
        dy: 12,
      } as Plot.RuleYOptions),
      Plot.ruleY(rows, {
        y,
        x1: 'first',
        x2: 'last',
        stroke: ink,
        strokeWidth: 2,
        dy: 12,
      } as Plot.RuleYOptions),
      Plot.dot(rows, { y, x: 'first', r: 6, fill: sheet, stroke: ink, strokeWidth: 2, dy: 12 }),
      Plot.dot(rows, { y, x: 'last', r: 4, fill, stroke: ink, strokeWidth: 1.5, dy: 12, symbol: 'square' }),
      Plot.text(rows, {
        y,
        frameAnchor: 'left',
        text: (row: CampaignRow) => cut(row.name, Math.floor((width - 110) / characterWidth)),
        textAnchor: 'start',
        dy: -8,
        fill: ink,
      }),
      Plot.text(rows, {
        y,
        frameAnchor: 'right',
        text: ({ first, last }: CampaignRow) => `${first} first, ${last} last`,
        textAnchor: 'end',
        dy: -8,
        fill: ink,
      }),
    ],
  }));
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
