import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { campaignNames } from '../../src/shared/values/limits';
import { referenceOf } from '../../src/features/ticket/rules/confirmation';
import { campaignOf, touchOf, type Touch } from './campaign';
import { countRows, type Grouping } from './count';
import type { LeadRow } from './read-row';
import type { LeadsOptions } from './options';
import { writePrivately } from './private-file';
import { timeIn } from './zone-time';

type Cell = string | number | boolean | null;
type Column = readonly [name: string, read: (row: LeadRow, touch: Touch) => Cell];

const rowParts = ['kind', 'form', 'city', 'page', 'offer', 'device', 'language'] as const;
const touchParts = ['landing_page', 'referrer', ...campaignNames] as const;
const contactParts = ['name', 'phone', 'message', 'zip', 'address'] as const;

function touchTime(row: LeadRow, touch: Touch): string | null {
  const visit = touchOf(row, touch);
  return visit && timeIn(row.timeZone, Date.parse(visit.at));
}

const columns: Column[] = [
  ['sent_at', ({ timeZone, sentAt }) => timeIn(timeZone, sentAt)],
  ['key', ({ key }) => key],
  ['reference', ({ key }) => referenceOf(key)],
  ...rowParts.map((name): Column => [name, (row) => row[name]]),
  ['location_id', ({ locationId }) => locationId],
  ['visit_date', ({ visit }) => visit?.date ?? null],
  ['visit_window', ({ visit }) => visit?.window ?? null],
  ['marketing_texts', ({ marketingTexts }) => marketingTexts],
  ['consent_version', ({ consentVersion }) => consentVersion],
  ['spam_signal', ({ isMarked }) => isMarked],
  ['metadata', ({ metadata }) => metadata],
  ['touch', (_, touch) => touch],
  ['campaign', campaignOf],
  ['touch_at', touchTime],
  ...touchParts.map((name): Column => [name, (row, touch) => touchOf(row, touch)?.[name] ?? null]),
];
const withContact = [...columns, ...contactParts.map((name): Column => [name, (row) => row.contact[name]])];

/** The names of the columns, and the cells of each line. */
type Listing = { names: string[]; lines: AsyncGenerator<Cell[]> };

function listRequests(rows: AsyncIterable<LeadRow>, { touch, hasContacts }: LeadsOptions): Listing {
  const used = hasContacts ? withContact : columns;
  async function* lines() {
    for await (const row of rows) yield used.map(([, read]) => read(row, touch));
  }
  return { names: used.map(([name]) => name), lines: lines() };
}

function listCounts(rows: AsyncIterable<LeadRow>, by: Grouping[], touch: Touch): Listing {
  const named = by.map((grouping) => grouping.replace('-', '_'));
  async function* lines() {
    const { groups } = await countRows(rows, { by, touch });
    for (const { names, leads, jobs, marked } of groups) yield [...names, leads, jobs, marked];
  }
  return { names: [...named, 'leads', 'jobs', 'spam_signal'], lines: lines() };
}

/** Each request is a line; with `--by` each group of them is. */
const listLines = (rows: AsyncIterable<LeadRow>, options: LeadsOptions): Listing =>
  options.by ? listCounts(rows, options.by, options.touch) : listRequests(rows, options);

/** CSV with a head, in which no spreadsheet takes a value for a formula. */
async function* csvOf({ names, lines }: Listing): AsyncGenerator<string> {
  const writer = stringify({
    // Without the mark at its beginning, Excel reads é as two characters.
    bom: true,
    header: true,
    columns: names,
    escape_formulas: true,
    cast: { boolean: String },
  });
  writer.setEncoding('utf8');
  // What the lines throw comes out of the loop below.
  pipeline(Readable.from(lines), writer).catch(() => undefined);
  for await (const chunk of writer) yield String(chunk);
}

async function* jsonOf({ names, lines }: Listing): AsyncGenerator<string> {
  for await (const line of lines)
    yield `${JSON.stringify(Object.fromEntries(names.map((name, index) => [name, line[index]])))}\n`;
}

/** Writes to a file that only this user may read, and says so; without one to the terminal, or where that leads. */
async function writeOut(chunks: AsyncIterable<string>, file: string | undefined): Promise<void> {
  if (file !== undefined) {
    await writePrivately(file, chunks);
    console.log(`Written to ${file}, which only you can read.`);
    return;
  }
  try {
    await pipeline(Readable.from(chunks), process.stdout, { end: false });
  } catch (cause) {
    // Whoever reads has seen enough, as `head` does.
    if ((cause as NodeJS.ErrnoException).code !== 'EPIPE') throw cause;
  }
}

type Write = (rows: AsyncIterable<LeadRow>, options: LeadsOptions) => Promise<void>;

/** Writes the requests as CSV, or with `--by` their counts. */
export const writeCsv: Write = (rows, options) => writeOut(csvOf(listLines(rows, options)), options.out);

/** Writes the requests as JSON, one in each line, as warehouses read it; with `--by` their counts. */
export const writeJson: Write = (rows, options) => writeOut(jsonOf(listLines(rows, options)), options.out);
