import { html, nothing, type Markup } from './markup';

/** A name with its counts, which a table shows in its columns and draws as bars. */
export type Row = { name: string; values: readonly number[] };

/** The rows with the largest of their first values first, without those that have none. */
export function sortRows(rows: readonly Row[]): Row[] {
  const some = rows.filter(({ values }) => values.some(Boolean));
  return some.toSorted((one, other) => {
    const at = one.values.findIndex((value, index) => value !== other.values[index]);
    if (at >= 0) return (other.values[at] ?? 0) - (one.values[at] ?? 0);
    // Not by the words of this machine's language: every machine gives the same order.
    return one.name < other.name ? -1 : 1;
  });
}

/** Gives the first rows, and the sum of all others as the last one. */
export function largest(rows: readonly Row[], most: number): Row[] {
  const rest = rows.slice(most);
  if (rest.length === 0) return [...rows];
  const name = rest.length === 1 ? 'one other' : `${rest.length} others`;
  const sum = (_: number, index: number) =>
    rest.reduce((total, { values }) => total + (values[index] ?? 0), 0);
  return [...rows.slice(0, most), { name, values: rest[0]?.values.map(sum) ?? [] }];
}

const mostRows = 200;

const share = (part: number, whole: number): string =>
  whole === 0 ? '0%' : `${Math.round((100 * part) / whole)}%`;

/** Gives a count with its share of the whole: "3 (8%)". */
export const withShare = (part: number, whole: number): string => `${part} (${share(part, whole)})`;

export type Column = { title: string; cell: (values: readonly number[]) => string | number };

export const valueAt = (index: number) => (values: readonly number[]) => values[index] ?? 0;

/** The columns of numbers after that of the name. */
export const requestColumns: readonly Column[] = [{ title: 'Requests', cell: valueAt(0) }];
export const shareColumns = (whole: number): Column[] => [
  ...requestColumns,
  { title: 'Share', cell: ([part = 0]) => share(part, whole) },
  { title: 'Before', cell: valueAt(1) },
];
export const pressColumns: readonly Column[] = [{ title: 'Presses', cell: valueAt(2) }];
export const markedColumns: readonly Column[] = [
  { title: 'Marked', cell: valueAt(0) },
  { title: 'Of all', cell: valueAt(1) },
  { title: 'Share', cell: ([marked = 0, all = 0]) => share(marked, all) },
];

type Table = {
  caption: string;
  /** The title of the first column, which has the names. */
  first: string;
  columns: readonly Column[];
  rows: readonly Row[];
  /** Where no first value is to be drawn as a bar. */
  isWithoutBars?: boolean;
  /** How many rows are seen at once; the others are one row, and fold out. */
  shown?: number;
};

const headOf = (first: string, titles: readonly string[]): Markup =>
  html`<thead>
    <tr>
      <th scope="col">${first}</th>
      ${titles.map((title) => html`<th scope="col" class="number">${title}</th>`)}
    </tr>
  </thead>`;

const cellsOf = (cells: readonly (string | number)[]): Markup[] =>
  cells.map((cell) => html`<td class="number">${cell}</td>`);

function rowsTable(table: Table, caption: string, rows: readonly Row[], longest: number): Markup {
  const body = rows.map(({ name, values }) => {
    const bars = values
      .slice(0, table.isWithoutBars ? 0 : 1)
      .map(
        (value) =>
          html`<span
            class="${value > 0 ? 'some' : 'none'}"
            style="width: ${Math.round((1000 * value) / longest) / 10}%"
          ></span>`,
      );
    return html`<tr>
      <th scope="row">
        <div class="named"><span>${name}</span><span class="bars">${bars}</span></div>
      </th>
      ${cellsOf(table.columns.map(({ cell }) => cell(values)))}
    </tr>`;
  });
  const titles = table.columns.map(({ title }) => title);
  return html`<table>
    <caption>
      ${caption}
    </caption>
    ${headOf(table.first, titles)}
    <tbody>
      ${body}
    </tbody>
  </table>`;
}

/** A table whose first column has names with bars, and whose other columns are numbers. */
export function barTable(table: Table): Markup {
  const { caption, rows, shown = Infinity } = table;
  const seen = largest(rows, shown);
  const longest = Math.max(1, ...seen.flatMap(({ values }) => values.slice(0, 1)));
  const folded = rows.slice(shown, mostRows);
  const left = rows.length - Math.min(rows.length, mostRows);
  const more =
    left > 0
      ? html`<p class="soft">The table has the first ${mostRows}; ${left} more names are left out.</p>`
      : nothing;
  const rest =
    folded.length > 0
      ? html`<details>
          <summary>The others one by one</summary>
          ${rowsTable(table, `${caption}: the others`, folded, longest)} ${more}
        </details>`
      : nothing;
  return html`${rowsTable(table, caption, seen, longest)} ${rest}`;
}
