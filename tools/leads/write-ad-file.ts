import { stringify } from 'csv-stringify/sync';
import { chooseConversions } from './ads/choose-conversions';
import { platforms, type Platform, type PlatformName } from './ads/platforms';
import type { LeadsOptions } from './options';
import type { LeadsContent } from './places';
import { writePrivately } from './private-file';
import type { LeadRow } from './read-row';

/** Makes the text of the file that a platform takes, without the optional columns in which nothing is. */
function adFileText({ parameters, columns }: Platform, cells: string[][]): string {
  const isUsed = (_: unknown, at: number) => !columns[at]?.[2] || cells.some((line) => line[at] !== '');
  // The templates of the platforms have as many cells in this row as in all others.
  const above = parameters === undefined ? [] : [columns.map((_, at) => (at === 0 ? parameters : ''))];
  const rows = [...above, columns.map(([title]) => title), ...cells];
  return stringify(
    rows.map((row) => row.filter(isUsed)),
    { record_delimiter: 'windows' },
  );
}

const countOf = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

function leftOutLines(leftOut: Map<string, number>): string[] {
  const reasons = [...leftOut].toSorted(([, one], [, other]) => other - one);
  if (reasons.length === 0) return ['Nothing is left out.'];
  const all = reasons.reduce((sum, [, count]) => sum + count, 0);
  return [`Left out: ${all}.`, ...reasons.map(([reason, count]) => `  ${count} ${reason}`)];
}

/**
 * Writes the file that an advertising platform takes, and says how many requests are in it and why others are not.
 * Without any it writes none. Nothing is sent.
 */
export async function writeAdFile(
  name: PlatformName,
  rows: AsyncIterable<LeadRow>,
  { period, out }: Pick<LeadsOptions, 'period' | 'out'>,
  { site }: Pick<LeadsContent, 'site'>,
  now = Date.now(),
): Promise<void> {
  const platform: Platform = platforms[name];
  const file = out ?? `.local/leads/${name}-${period.since}-${period.until}.csv`;
  const leftOut = new Map<string, number>();
  const cells: string[][] = [];
  for await (const conversion of chooseConversions(rows, platform, site, now, leftOut))
    cells.push(platform.columns.map(([, value]) => value(conversion)));
  const said = leftOutLines(leftOut);
  if (cells.length > 0) {
    await writePrivately(file, [adFileText(platform, cells)]);
    if (platform.note) said.unshift(platform.note);
    said.unshift(
      `${file}: ${countOf(cells.length, 'conversion')} for ${platform.title}. Nothing is sent: upload the file yourself (docs/leads.md).`,
    );
  } else said.unshift(`No request of this period can go to ${platform.title}: no file is written.`);
  console.log(said.join('\n'));
}
