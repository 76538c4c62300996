import type { ReactNode } from 'react';

const mostRows = 200;

/** A name with its counts; tables sort by the first of them, and draw that as a bar. */
export type Row = { name: string; values: readonly number[] };

/** A column of numbers: its title, and what it says of the counts of a row. */
export type Column = readonly [title: string, cell: (values: readonly number[]) => string | number];

/** A part of the report: what it says in words, and then in a table. */
export type Part = { title: string; lead: string; table?: BarTable };

type BarTable = {
  caption: string;
  /** The title of the names. */
  first: string;
  columns: readonly Column[];
  rows: readonly Row[];
  /** How many rows are seen at once; the others are one row, and fold out. */
  shown?: number;
};

/** Gives the count of a row at a place as it is. */
export const plain = (title: string, at: number): Column => [title, (values) => values[at] ?? 0];

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

export const sumOf = (rows: readonly Row[]): number[] =>
  rows[0]?.values.map((_, at) => rows.reduce((sum, { values }) => sum + (values[at] ?? 0), 0)) ?? [];

function largest({ rows, shown = Infinity }: BarTable): Row[] {
  const rest = rows.slice(shown);
  const name = rest.length === 1 ? 'one other' : `${rest.length} others`;
  return [...rows.slice(0, shown), ...(rest.length > 0 ? [{ name, values: sumOf(rest) }] : [])];
}

/** Gives a table as texts: its titles, then the rows that are seen at once. */
export const textsOf = (table: BarTable): string[][] => [
  [table.first, ...table.columns.map(([title]) => title)],
  ...largest(table).map(({ name, values }) => [name, ...table.columns.map(([, cell]) => `${cell(values)}`)]),
];

export const share = (part: number, whole: number): string =>
  whole === 0 ? '0%' : `${Math.round((100 * part) / whole)}%`;

/** Gives a count with its share of the whole: "3 (8%)". */
export const withShare = (part: number, whole: number): string => `${part} (${share(part, whole)})`;

type TableProps = { caption: string; titles: readonly string[]; className?: string; lines: ReactNode[][] };

/** A table that is scrolled by itself; the first cell of each line is its head. */
function Table({ caption, titles, className, lines }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex
    <div className="scroll" role="region" aria-label={caption} tabIndex={0}>
      <table className={className}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(([head, ...cells], line) => (
            <tr key={line}>
              <th scope="row">{head}</th>
              {cells.map((cell, at) => (
                <td key={titles[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Bars({ table }: { table: BarTable }) {
  const { caption, first, columns, rows, shown = Infinity } = table;
  const seen = largest(table);
  const longest = Math.max(1, ...seen.map(({ values: [value = 0] }) => value));
  const folded = rows.slice(shown, mostRows);
  const left = rows.length - mostRows;
  const titles = [first, ...columns.map(([title]) => title)];
  const draw = ({ name, values }: Row): ReactNode[] => [
    <div key={name} className="named">
      {name}
      <span className="bars">
        <span style={{ width: `${Math.round((1000 * (values[0] ?? 0)) / longest) / 10}%` }} />
      </span>
    </div>,
    ...columns.map(([, cell]) => cell(values)),
  ];
  return (
    <>
      <Table caption={caption} titles={titles} lines={seen.map(draw)} />
      {folded.length > 0 && (
        <details>
          <summary>The others one by one</summary>
          <Table caption={`${caption}: the others`} titles={titles} lines={folded.map(draw)} />
          {left > 0 && (
            <p className="soft">
              The table has the first {mostRows}; {left} more names are left out.
            </p>
          )}
        </details>
      )}
    </>
  );
}

/** Draws a part with its table of bars, or with a table of texts. */
export function Section({ title, lead, table, texts }: Part & { texts?: TableProps }) {
  return (
    <section>
      <h2>{title}</h2>
      <p className="lead">{lead}</p>
      {table && <Bars table={table} />}
      {texts && <Table {...texts} />}
    </section>
  );
}
