import { median, type Sample } from './samples';

const heading = 'Measure';

const unique = (names: string[]): string[] => [...new Set(names)];

/**
 * Writes all results as one markdown table with the medians: a row for each measure and a column for each kind of page,
 * in the order of their first results. The columns are as wide as prettier makes them.
 */
export function renderTable(samples: readonly Sample[]): string {
  const columns = unique(samples.map(({ column }) => column));
  const names = unique(samples.map(({ measure }) => measure.name));
  const rows = names.map((name) => [
    name,
    ...columns.map((column) =>
      renderCell(samples.filter((sample) => sample.measure.name === name && sample.column === column)),
    ),
  ]);
  const lines = [[heading, ...columns], ...rows];
  const widths = lines[0]?.map((_, index) => Math.max(3, ...lines.map((line) => line[index]?.length ?? 0)));
  const [head = '', ...body] = lines.map(
    (line) =>
      `| ${line
        .map((cell, index) =>
          index === 0 ? cell.padEnd(widths?.[0] ?? 0) : cell.padStart(widths?.[index] ?? 0),
        )
        .join(' | ')} |`,
  );
  const rule = widths?.map((width, index) => (index === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [head, `| ${rule?.join(' | ')} |`, ...body].join('\n');
}

function renderCell(samples: Sample[]): string {
  const [first] = samples;
  if (!first) return '';
  return median(samples.map(({ value }) => value)).toFixed(first.measure.digits);
}
