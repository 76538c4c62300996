import { createHash } from 'node:crypto';
import { stringify } from 'csv-stringify/sync';
import { countOf } from '../../scripts/count-of';
import type { FormName } from '../../src/features/requests/rules/records';
import { isForeignPhone, maskPhone } from '../../src/shared/text/masks';
import { longestTouchText } from '../../src/shared/values/limits';
import { platforms, type Click, type Conversion, type Platform, type PlatformName } from './platforms';
import type { LeadsOptions } from './options';
import type { LeadsContent } from './places';
import { writePrivately } from './private-file';
import type { LeadRow, WonJob } from './read-row';

type Known = Pick<LeadsContent['site'], 'brand' | 'conversions'>;

/** Whoever makes up an address can write anything into it, also a formula for the program that opens the file. */
const idPattern = /^\w[\w-]*$/;

function lastClick({ visits, lastTouch, firstTouch }: LeadRow, { clickIds }: Platform): Click | undefined {
  const found = clickIds.flatMap((name) =>
    [visits[name], lastTouch, firstTouch].flatMap((touch): Click[] =>
      touch?.[name] ? [{ name, id: touch[name], at: Date.parse(touch.at) }] : [],
    ),
  );
  return found.toSorted((one, other) => other.at - one.at)[0];
}

/** A number with its country's code, hashed as Google takes it; empty where it is not a whole number. */
function hashPhone(written: string): string {
  const phone = maskPhone(written);
  const digits = phone.replace(/\D/g, '');
  // Whoever calls abroad dials 011 in North America and 00 elsewhere; no country's code begins with 0.
  const dialed = isForeignPhone(phone) ? `+${digits.replace(/^(?:011|00)/, '')}` : `+1${digits}`;
  return /^\+[1-9]\d{10,14}$/.test(dialed) ? createHash('sha256').update(dialed).digest('hex') : '';
}

function refuseClick({ id, at }: Click, sentAt: number, { title }: Platform): string | undefined {
  // Its end may be missing, and half an id is another one.
  if (id.length >= longestTouchText) return `whose click id may be cut at ${longestTouchText} characters`;
  if (!idPattern.test(id)) return `whose click id is not one that ${title} gives`;
  return at > sentAt ? 'sent before the click, by the clock of the device' : undefined;
}

type Step = { form: FormName | 'won' | null; key: string; at: number; worth?: WonJob };

/** A day alone says no hour; the job was after the request, and is over. */
function stepsOf({ form, key, sentAt, won }: LeadRow, now: number): Step[] {
  const noon = won?.day ? Date.parse(`${won.day}T12:00Z`) : 0;
  const at = Math.min(Math.max(noon, sentAt + 1000), now);
  return [
    { form, key, at: sentAt },
    ...(won ? [{ form: 'won', key: `${key}-won`, at, worth: won } as const] : []),
  ];
}

function judge(
  row: LeadRow,
  { form, key, at, worth }: Step,
  platform: Platform,
  { brand, conversions }: Known,
  now: number,
): Conversion | string {
  const { page, sentAt } = row;
  if (row.isMarked) return 'marked as spam';
  const found = lastClick(row, platform);
  const refusal = found
    ? refuseClick(found, sentAt, platform)
    : `with no known click on an ad of ${platform.title}`;
  const phone = platform.hasPhones ? hashPhone(row.contact.phone) : '';
  if (platform.hasPhones && !row.firstTouch && !row.lastTouch)
    return 'of which no visit is known: perhaps the browser asks not to be tracked';
  if (refusal && !phone)
    return platform.hasPhones ? 'with neither a click nor a whole phone number' : refusal;
  if (!form) return 'from an unknown form';
  const click = refusal ? undefined : found;
  if (platform.isTooOld(click?.at ?? sentAt, at, now)) return platform.tooOld;
  const { [platform.account]: name, value: usual } = conversions[form];
  const { value = usual, currency = conversions.currency } = worth ?? {};
  return {
    key,
    click,
    phone,
    name,
    at,
    address: page && !worth ? Object.assign(new URL(brand.siteUrl), { pathname: page }).href : '',
    value: String(value ?? ''),
    currency: value === undefined ? '' : (currency ?? ''),
  };
}

/** Gives the requests and won jobs that go into the file of a platform, and counts in `leftOut` the others by reason. */
async function* chooseConversions(
  rows: AsyncIterable<LeadRow>,
  platform: Platform,
  site: Known,
  now: number,
  leftOut: Map<string, number>,
): AsyncGenerator<Conversion> {
  const identities = new Set<string>();
  const leaveOut = (reason: string) => leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
  for await (const row of rows) {
    for (const step of stepsOf(row, now)) {
      const found = judge(row, step, platform, site, now);
      const identity = typeof found !== 'string' && platform.identityOf?.(found);
      if (typeof found === 'string') leaveOut(found);
      else if (identity && identities.has(identity)) leaveOut('that repeat another one');
      else {
        if (identity) identities.add(identity);
        yield found;
      }
    }
  }
}

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

function leftOutLines(leftOut: Map<string, number>): string[] {
  const reasons = [...leftOut].toSorted(([, one], [, other]) => other - one);
  if (reasons.length === 0) return ['Nothing is left out.'];
  const all = reasons.reduce((sum, [, count]) => sum + count, 0);
  return [`Left out: ${all}.`, ...reasons.map(([reason, count]) => `  ${count} ${reason}`)];
}

/** Writes the file for an advertising platform, if it has requests, and says why others are not in it. */
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
