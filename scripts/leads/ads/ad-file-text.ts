import { stringify } from 'csv-stringify/sync';
import type { Conversion, Platform } from './platforms';

/**
 * Makes the text of the file that a platform takes. Throws for a cell that breaks the rule of its column, so that no file
 * is written that the platform would refuse.
 */
export function adFileText(
  conversions: readonly Conversion[],
  { parameters, columns, title }: Platform,
): string {
  const used = columns.filter(
    ({ isOptional, value }) => !isOptional || conversions.some((conversion) => value(conversion) !== ''),
  );
  const rows = conversions.map((conversion) =>
    used.map((column) => {
      const cell = column.value(conversion);
      if (column.rule.test(cell)) return cell;
      throw new Error(`${title} takes no "${cell}" as ${column.title}: request ${conversion.key}.`);
    }),
  );
  const titles = used.map((column) => column.title);
  // The templates of the platforms have as many cells in this row as in all others.
  const above = parameters === undefined ? [] : [titles.map((_, index) => (index === 0 ? parameters : ''))];
  return stringify([...above, titles, ...rows], { record_delimiter: 'windows' });
}
