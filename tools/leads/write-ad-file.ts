import { stringify } from 'csv-stringify/sync';
import { chooseConversions, type Chosen } from './ads/choose-conversions';
import { platforms, type Conversion, type Platform, type PlatformName } from './ads/platforms';
import type { LeadRow } from './lead-row';
import type { LeadsOptions } from './options';
import { writePrivately } from './private-file';
import type { LeadsContent } from './read-content';

const atOnce = 1000;

/** Makes the text of the file that a platform takes, a part at a time. */
function* adFileText(conversions: readonly Conversion[], { parameters, columns }: Platform) {
  const used = columns.filter(
    ([, value, isOptional]) => !isOptional || conversions.some((conversion) => value(conversion) !== ''),
  );
  const titles = used.map(([title]) => title);
  // The templates of the platforms have as many cells in this row as in all others.
  const above = parameters === undefined ? [] : [titles.map((_, index) => (index === 0 ? parameters : ''))];
  const write = (rows: string[][]): string => stringify(rows, { record_delimiter: 'windows' });
  yield write([...above, titles]);
  for (let from = 0; from < conversions.length; from += atOnce)
    yield write(
      conversions.slice(from, from + atOnce).map((conversion) => used.map(([, value]) => value(conversion))),
    );
}

const countOf = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

function leftOutLines({ leftOut }: Chosen): string[] {
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
  const chosen = await chooseConversions(rows, platform, site, now);
  const { conversions } = chosen;
  const file = out ?? `.local/leads/${name}-${period.since}-${period.until}.csv`;
  if (conversions.length > 0) await writePrivately(file, adFileText(conversions, platform));
  const written =
    conversions.length > 0
      ? `${file}: ${countOf(conversions.length, 'conversion')} for ${platform.title}. Nothing is sent: upload the file yourself (docs/leads.md).`
      : `No request of this period can go to ${platform.title}: no file is written.`;
  const notes = platform.note && conversions.length > 0 ? [platform.note] : [];
  console.log([written, ...notes, ...leftOutLines(chosen)].join('\n'));
}
