/** Writes rows as a markdown table as prettier does, the first as its head; the first `textColumns` columns are text. */
export function renderTextTable(rows: readonly string[][], textColumns: number): string {
  const widthOf = (column: number): number =>
    rows.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), 3);
  const widths = rows[0]?.map((_, column) => widthOf(column)) ?? [];
  const line = (cells: string[]): string => `| ${cells.join(' | ')} |`;
  const aligned = rows.map((row) =>
    line(
      widths.map((width, index) =>
        index < textColumns ? (row[index] ?? '').padEnd(width) : (row[index] ?? '').padStart(width),
      ),
    ),
  );
  const rule = widths.map((width, index) =>
    index < textColumns ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [...aligned.slice(0, 1), line(rule), ...aligned.slice(1)].join('\n');
}
