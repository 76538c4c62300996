/** Writes rows as a markdown table as prettier does, the first as its head; the first `textColumns` columns are text. */
export function renderTextTable(rows: readonly string[][], textColumns: number): string {
  const [head = [], ...others] = rows;
  const widths = head.map((_, column) =>
    rows.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), 3),
  );
  const rule = widths.map((width, column) => `${'-'.repeat(width - 1)}${column < textColumns ? '-' : ':'}`);
  const line = (cells: string[]): string => {
    const pad = (width: number, column: number): string =>
      column < textColumns ? (cells[column] ?? '').padEnd(width) : (cells[column] ?? '').padStart(width);
    return `| ${widths.map(pad).join(' | ')} |`;
  };
  return [head, rule, ...others].map(line).join('\n');
}
