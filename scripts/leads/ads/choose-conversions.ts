import { longestTouchText } from '../../../src/domain/limits';
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
  const clicks = [lastTouch, firstTouch].flatMap((touch) => {
    const name = clickIds.find((known) => touch?.[known]);
    const id = name && touch?.[name];
    return touch && name && id ? [{ name, id, at: Date.parse(touch.at) }] : [];
  });
  return clicks[0];
}

/** Says why a request cannot be in the file of the platform; nothing where it can. */
function whyNot(row: LeadRow, { id, at }: Click, platform: Platform, now: number): string | undefined {
  if (!row.form) return 'from an unknown form';
  // Its end may be missing, and half an id is another one.
  if (id.length >= longestTouchText) return `whose click id may be cut at ${longestTouchText} characters`;
  if (!idPattern.test(id) || Number.isNaN(at))
    return `whose click id is not one that ${platform.title} gives`;
  if (at > row.sentAt) return 'sent before the click, by the clock of the device';
  return platform.isTooOld(at, row.sentAt, now) ? platform.tooOld : undefined;
}

function conversionOf(row: LeadRow, click: Click, { brand, conversions }: Known): Conversion {
  const { name, value } = conversions[row.form ?? 'quote'];
  return {
    key: row.key,
    click,
    name,
    sentAt: row.sentAt,
    address: row.page ? `${brand.siteUrl.replace(/\/$/, '')}${row.page}` : '',
    value: value === undefined ? '' : String(value),
    currency: value === undefined ? '' : (conversions.currency ?? ''),
  };
}

/** Gives the conversion of a request, or why it has none. */
function judge(row: LeadRow, platform: Platform, site: Known, now: number): Conversion | string {
  if (row.isMarked) return 'marked as spam';
  const click = lastClick(row, platform);
  if (!click) return `with no known click on an ad of ${platform.title}`;
  return whyNot(row, click, platform, now) ?? conversionOf(row, click, site);
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
