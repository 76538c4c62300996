import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify/sync';
import { campaignNames } from '../../src/shared/values/limits';
import { referenceOf } from '../../src/features/ticket/rules/confirmation';
import { campaignOf, channelOf, touchOf } from './campaign';
import { countRows, type Group, type Grouping } from './count';
import type { LeadsOptions } from './options';
import { writePrivately } from './private-file';
import type { LeadRow } from './read-row';
import { timeIn } from './period';

type Cell = string | number | boolean | null | undefined;
type Column<Item> = readonly [name: string, read: (item: Item) => Cell];

const rowParts = ['kind', 'form', 'city', 'page', 'offer', 'device', 'language'] as const;
const touchParts = ['landing_page', 'referrer', ...campaignNames] as const;
const contactParts = ['name', 'phone', 'message', 'zip', 'address'] as const;

const requestColumns = ({ touch, hasContacts }: LeadsOptions): Column<LeadRow>[] => [
  ['sent_at', ({ timeZone, sentAt }) => timeIn(timeZone, sentAt)],
  ['key', ({ key }) => key],
  ['reference', ({ key }) => referenceOf(key)],
  ...rowParts.map((name): Column<LeadRow> => [name, (row) => row[name]]),
  ['location_id', ({ locationId }) => locationId],
  ['visit_date', ({ visit }) => visit?.date],
  ['visit_window', ({ visit }) => visit?.window],
  ['marketing_texts', ({ marketingTexts }) => marketingTexts],
  ['consent_version', ({ consentVersion }) => consentVersion],
  ['spam_signal', ({ isMarked }) => isMarked],
  ['metadata', ({ metadata }) => metadata],
  ['touch', () => touch],
  ['campaign', (row) => campaignOf(row, touch)],
  ['channel', (row) => channelOf(row, touch)],
  [
    'touch_at',
    (row) => {
      const visit = touchOf(row, touch);
      return visit && timeIn(row.timeZone, Date.parse(visit.at));
    },
  ],
  ...touchParts.map((name): Column<LeadRow> => [name, (row) => touchOf(row, touch)?.[name]]),
  ...(hasContacts ? contactParts.map((name): Column<LeadRow> => [name, (row) => row.contact[name]]) : []),
];

const countColumns = (by: Grouping[]): Column<Group>[] => [
  ...by.map((name, at): Column<Group> => [name.replace('-', '_'), ({ names }) => names[at]]),
  ['leads', ({ leads }) => leads],
  ['jobs', ({ jobs }) => jobs],
  ['spam_signal', ({ marked }) => marked],
];

/** A line of CSV, in which no spreadsheet takes a value for a formula. A push id stays as files for ads have it. */
const cast = (value: string) => ({ value, escape_formulas: !/^-[-\w]{19}$/.test(value) });
const csvLine = (cells: Cell[]): string => stringify([cells], { cast: { boolean: String, string: cast } });

/** Makes CSV with a head, or JSON with a line for each item, as warehouses read it. */
async function* textOf<Item>(items: AsyncIterable<Item> | Item[], columns: Column<Item>[], isCsv: boolean) {
  // Without the mark at its beginning, Excel reads é as two characters.
  if (isCsv) yield `\ufeff${csvLine(columns.map(([name]) => name))}`;
  for await (const item of items)
    yield isCsv
      ? csvLine(columns.map(([, read]) => read(item)))
      : `${JSON.stringify(Object.fromEntries(columns.map(([name, read]) => [name, read(item) ?? null])))}\n`;
}

/** Lists the requests as CSV or JSON, or with `--by` their counts: on the terminal, or in a file for this user alone. */
export async function writeList(rows: AsyncIterable<LeadRow>, options: LeadsOptions): Promise<void> {
  const { by, touch, out, action } = options;
  const isCsv = action === 'csv';
  const text = by
    ? textOf((await countRows(rows, { by, touch })).groups, countColumns(by), isCsv)
    : textOf(rows, requestColumns(options), isCsv);
  if (out !== undefined) {
    await writePrivately(out, text);
    console.log(`Written to ${out}, which only you can read.`);
    return;
  }
  try {
    await pipeline(Readable.from(text), process.stdout, { end: false });
  } catch (cause) {
    // Whoever reads has seen enough, as `head` does.
    if ((cause as NodeJS.ErrnoException).code !== 'EPIPE') throw cause;
  }
}
