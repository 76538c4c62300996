import { longestTouchText } from '../../../src/shared/values/limits';
import type { Content } from '../../../src/content-model/types';
import type { LeadRow } from '../lead-row';
import type { Click, Conversion, Platform } from './platforms';

type Known = Pick<Content['site'], 'brand' | 'conversions'>;

/** The conversions for one platform, in the order of the requests, and how many requests are not among them, by reason. */
export type Chosen = { conversions: Conversion[]; leftOut: Map<string, number> };

/** Whoever makes up an address can write anything into it, also a formula for the program that opens the file. */
const idPattern = /^\w[\w-]*$/;

/** Gives the last press on an advertisement of the platform that the visitor's device remembered. */
function lastClick({ lastTouch, firstTouch }: LeadRow, { clickIds }: Platform): Click | undefined {
  for (const touch of [lastTouch, firstTouch]) {
    const name = clickIds.find((known) => touch?.[known]);
    if (touch && name) return { name, id: touch[name] ?? '', at: Date.parse(touch.at) };
  }
  return undefined;
}

/** Gives the conversion of a request, or why it has none. */
function judge(
  row: LeadRow,
  platform: Platform,
  { brand, conversions }: Known,
  now: number,
): Conversion | string {
  const { key, form, page, sentAt } = row;
  if (row.isMarked) return 'marked as spam';
  const click = lastClick(row, platform);
  if (!click) return `with no known click on an ad of ${platform.title}`;
  if (!form) return 'from an unknown form';
  // Its end may be missing, and half an id is another one.
  if (click.id.length >= longestTouchText)
    return `whose click id may be cut at ${longestTouchText} characters`;
  if (!idPattern.test(click.id)) return `whose click id is not one that ${platform.title} gives`;
  if (click.at > sentAt) return 'sent before the click, by the clock of the device';
  if (platform.isTooOld(click.at, sentAt, now)) return platform.tooOld;
  const { name, value } = conversions[form];
  return {
    key,
    click,
    name,
    sentAt,
    address: page ? Object.assign(new URL(brand.siteUrl), { pathname: page }).href : '',
    value: value === undefined ? '' : String(value),
    currency: value === undefined ? '' : (conversions.currency ?? ''),
  };
}

/**
 * Chooses the requests that go into the file of a platform: those that one of its advertisements brought, by the last
 * visit that has its id, without those that spam signals mark, that are too old for it, and that repeat another one.
 * `now` is when the file is written, in milliseconds since 1970.
 */
export async function chooseConversions(
  rows: AsyncIterable<LeadRow>,
  platform: Platform,
  site: Known,
  now: number,
): Promise<Chosen> {
  const conversions = new Map<string, Conversion>();
  const leftOut = new Map<string, number>();
  const leaveOut = (reason: string) => leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
  for await (const row of rows) {
    const found = judge(row, platform, site, now);
    if (typeof found === 'string') leaveOut(found);
    else if (conversions.has(platform.identityOf(found))) leaveOut('that repeat another one');
    else conversions.set(platform.identityOf(found), found);
  }
  return { conversions: [...conversions.values()], leftOut };
}
