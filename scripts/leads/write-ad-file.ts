import type { Content } from '../../src/content-model/types';
import { adFileText } from './ads/ad-file-text';
import { chooseConversions, type Chosen } from './ads/choose-conversions';
import { platforms, type PlatformName } from './ads/platforms';
import type { LeadRow } from './lead-row';
import type { LeadsOptions } from './options';
import { periodInName } from './period';
import { writePrivately } from './private-file';

const countOf = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

function leftOutLines({ leftOut }: Chosen): string[] {
  const reasons = [...leftOut].toSorted(([, one], [, other]) => other - one);
  if (reasons.length === 0) return ['No request is left out.'];
  const all = reasons.reduce((sum, [, count]) => sum + count, 0);
  return [
    `Left out: ${countOf(all, 'request')}.`,
    ...reasons.map(([reason, count]) => `  ${count} ${reason}`),
  ];
}

/**
 * Gives the action that writes the file which an advertising platform takes, and says how many requests are in it and why
 * others are not. Without any it writes none. Nothing is sent.
 */
export const adFileWriter =
  (name: PlatformName) =>
  async (
    rows: AsyncIterable<LeadRow>,
    { period, out }: Pick<LeadsOptions, 'period' | 'out'>,
    { site }: Pick<Content, 'site'>,
    now = Date.now(),
  ): Promise<void> => {
    const platform = platforms[name];
    const chosen = await chooseConversions(rows, platform, site, now);
    const { conversions } = chosen;
    const file = out ?? `.local/leads/${name}-${periodInName(period)}.csv`;
    if (conversions.length > 0) await writePrivately(file, [adFileText(conversions, platform)]);
    const written =
      conversions.length > 0
        ? `${file}: ${countOf(conversions.length, 'conversion')} for ${platform.title}. Nothing is sent: upload the file yourself (docs/leads.md).`
        : `No request of this period can go to ${platform.title}: no file is written.`;
    console.log([written, ...leftOutLines(chosen)].join('\n'));
  };
