import { median, type Sample } from './samples';

const [rowHeight, left, width, right] = [26, 140, 560, 60];

/** Draws a column as a picture: for each row a line from the least to the most, with a dot at the median. */
export function renderPlot(samples: readonly Sample[], table: string, column: string): string {
  const wanted = samples.filter((sample) => sample.table === table && sample.column === column);
  const all = [...new Set(wanted.map(({ row }) => row))].map((name) => ({
    name,
    values: wanted.filter(({ row }) => row === name).map(({ value }) => value),
  }));
  const most = Math.max(...all.flatMap(({ values }) => values));
  const step = 10 ** Math.floor(Math.log10(most));
  const x = (value: number): number => Math.round(left + (value / most) * width);
  const height = (all.length + 2) * rowHeight;
  const ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + width + right} ${height}" font-family="sans-serif" font-size="13">`,
    `<title>${table}: ${column}</title>`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    ...ticks.map(
      (tick) =>
        `<path d="M${x(tick)} ${rowHeight}V${height - rowHeight}" stroke="#ddd"/><text x="${x(tick)}" y="${height - 8}" text-anchor="middle" fill="#555">${tick}</text>`,
    ),
    ...all.map(({ name, values }, index) => {
      const y = (index + 1.5) * rowHeight;
      const middle = median(values);
      return [
        `<text x="${left - 10}" y="${y + 4}" text-anchor="end">${name}</text>`,
        `<path d="M${x(Math.min(...values))} ${y}H${x(Math.max(...values))}" stroke="#7aa" stroke-width="6"/>`,
        `<circle cx="${x(middle)}" cy="${y}" r="5" fill="#133"/>`,
        `<text x="${x(Math.max(...values)) + 10}" y="${y + 4}" fill="#555">${Math.round(middle)}</text>`,
      ].join('');
    }),
    '</svg>',
  ];
  return `${lines.join('\n')}\n`;
}
