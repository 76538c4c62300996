import { createReadStream, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { stringify } from 'csv-stringify/sync';
import { chooseConversions } from './ads/choose-conversions';
import { platforms, type Conversion, type Platform, type PlatformName } from './ads/platforms';
import type { LeadRow } from './lead-row';
import type { LeadsOptions } from './options';
import { writePrivately } from './private-file';
import type { LeadsContent } from './places';

const atOnce = 1000;

type Tally = { count: number; usedColumns: Set<number> };

/** Gives the cells of conversions, a thousand in each line of JSON, and notes how many there are and which columns they use. */
async function* linesOf(conversions: AsyncIterable<Conversion>, { columns }: Platform, tally: Tally) {
  let rows: string[][] = [];
  for await (const conversion of conversions) {
    const cells = columns.map(([, value]) => value(conversion));
    for (const [at, cell] of cells.entries()) if (cell !== '') tally.usedColumns.add(at);
    tally.count += 1;
    if (rows.push(cells) < atOnce) continue;
    yield `${JSON.stringify(rows)}\n`;
    rows = [];
  }
  yield `${JSON.stringify(rows)}\n`;
}

/** Makes the text of the file that a platform takes, a part at a time. */
async function* adFileText(
  lines: AsyncIterable<string>,
  { parameters, columns }: Platform,
  used: Set<number>,
) {
  const write = (rows: string[][]): string =>
    stringify(
      rows.map((cells) => cells.filter((_, at) => used.has(at))),
      { record_delimiter: 'windows' },
    );
  const titles = columns.map(([title]) => title);
  // The templates of the platforms have as many cells in this row as in all others.
  const above = parameters === undefined ? [] : [titles.map((_, index) => (index === 0 ? parameters : ''))];
  yield write([...above, titles]);
  for await (const line of lines) yield write(JSON.parse(line) as string[][]);
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
  const needed = platform.columns.flatMap(([, , isOptional], at) => (isOptional ? [] : [at]));
  const tally: Tally = { count: 0, usedColumns: new Set(needed) };
  // Which columns the file has is known at the end: until then the rows are on the disk, since they would fill the memory.
  const kept = `${file}.rows`;
  try {
    await writePrivately(
      kept,
      linesOf(chooseConversions(rows, platform, site, now, leftOut), platform, tally),
    );
    const read = () => createInterface({ input: createReadStream(kept) });
    if (tally.count > 0) await writePrivately(file, adFileText(read(), platform, tally.usedColumns));
  } finally {
    rmSync(kept, { force: true });
  }
  const written =
    tally.count > 0
      ? `${file}: ${countOf(tally.count, 'conversion')} for ${platform.title}. Nothing is sent: upload the file yourself (docs/leads.md).`
      : `No request of this period can go to ${platform.title}: no file is written.`;
  const notes = platform.note && tally.count > 0 ? [platform.note] : [];
  console.log([written, ...notes, ...leftOutLines(leftOut)].join('\n'));
}
