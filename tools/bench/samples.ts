import { renderTextTable } from '../../scripts/text-table';

/** One value of one run: a page under a condition, or a build. */
export type Sample = {
  table: string;
  row: string;
  /** The measure, with its unit. */
  column: string;
  value: number;
};

/** Gives the middle value; for an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [below, above] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  if (below === undefined || above === undefined) throw new Error('No value has no median.');
  return (below + above) / 2;
}

const write = (value: number): string =>
  value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : 3).replace(/\.0+$/, '');

/** The median, and the least and the most where they differ from it. */
function renderCell(values: number[]): string {
  if (values.length === 0) return '';
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map(write);
  return least === most ? String(middle) : `${middle} (${least} to ${most})`;
}

const unique = (names: string[]): string[] => [...new Set(names)];

function renderTable(samples: readonly Sample[]): string {
  const columns = unique(samples.map(({ column }) => column));
  const valuesOf = (row: string, column: string): number[] =>
    samples.filter((sample) => sample.row === row && sample.column === column).map(({ value }) => value);
  const rows = unique(samples.map(({ row }) => row)).map((row) => [
    row,
    ...columns.map((column) => renderCell(valuesOf(row, column))),
  ]);
  return renderTextTable([['', ...columns], ...rows], 1);
}

/** Writes one markdown table for each condition, with its rows and columns in the order of their first results. */
export function renderTables(samples: readonly Sample[]): string {
  return unique(samples.map(({ table }) => table))
    .map((name) => `### ${name}\n\n${renderTable(samples.filter(({ table }) => table === name))}`)
    .join('\n\n');
}
