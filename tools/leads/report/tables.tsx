import type { ReactNode } from 'react';

const mostRows = 200;

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

export function largest(rows: readonly Row[], most: number): Row[] {
  const rest = rows.slice(most);
  if (rest.length === 0) return [...rows];
  const name = rest.length === 1 ? 'one other' : `${rest.length} others`;
  const sum = (_: number, index: number) =>
    rest.reduce((total, { values }) => total + (values[index] ?? 0), 0);
  return [...rows.slice(0, most), { name, values: rest[0]?.values.map(sum) ?? [] }];
}

export const share = (part: number, whole: number): string =>
  whole === 0 ? '0%' : `${Math.round((100 * part) / whole)}%`;

/** Gives a count with its share of the whole: "3 (8%)". */
export const withShare = (part: number, whole: number): string => `${part} (${share(part, whole)})`;

export function Section({ title, lead, children }: { title: string; lead: ReactNode; children?: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <p className="lead">{lead}</p>
      {children}
    </section>
  );
}

type TableProps = { caption: string; titles: readonly string[]; className?: string; children: ReactNode };

export function Table({ caption, titles, className, children }: TableProps) {
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
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

type BarTableProps = {
  caption: string;
  /** The title of the first column, which has the names with their bars; then those of the numbers. */
  titles: readonly string[];
  rows: readonly Row[];
  cellsOf: (values: readonly number[]) => (string | number)[];
  /** How many rows are seen at once; the others are one row, and fold out. */
  shown?: number;
};

/** A table whose first column has names with bars of their first values, and whose other columns are numbers. */
export function BarTable({ caption, titles, rows, cellsOf, shown = Infinity }: BarTableProps) {
  const seen = largest(rows, shown);
  const longest = Math.max(1, ...seen.map(({ values: [first = 0] }) => first));
  const folded = rows.slice(shown, mostRows);
  const left = rows.length - mostRows;
  const draw = ({ name, values }: Row) => (
    <tr key={name}>
      <th scope="row">
        <div className="named">
          {name}
          <span className="bars">
            <span style={{ width: `${Math.round((1000 * (values[0] ?? 0)) / longest) / 10}%` }} />
          </span>
        </div>
      </th>
      {cellsOf(values).map((cell, at) => (
        <td key={titles[at]} className="number">
          {cell}
        </td>
      ))}
    </tr>
  );
  return (
    <>
      <Table caption={caption} titles={titles}>
        {seen.map(draw)}
      </Table>
      {folded.length > 0 && (
        <details>
          <summary>The others one by one</summary>
          <Table caption={`${caption}: the others`} titles={titles}>
            {folded.map(draw)}
          </Table>
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
