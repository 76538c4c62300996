import { renderTextTable } from '../text-table';
import { median, type Sample } from './samples';

const heading = 'Measure';

const unique = (names: string[]): string[] => [...new Set(names)];

/**
 * Writes all results as one markdown table with the medians: a row for each measure and a column for each kind of page,
 * in the order of their first results.
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
  return renderTextTable([[heading, ...columns], ...rows], 1);
}

function renderCell(samples: Sample[]): string {
  const [first] = samples;
  if (!first) return '';
  return median(samples.map(({ value }) => value)).toFixed(first.measure.digits);
}
