import { campaignNames } from '../../src/domain/limits';
import { referenceOf } from '../../src/domain/requests/reference';
import type { AttributionTouch } from '../../src/domain/attribution/attribution';
import { campaignOf, touchOf } from './campaign';
import { countRows } from './count';
import type { Contact, LeadRow } from './lead-row';
import type { Grouping, LeadsOptions } from './options';
import { csvOf, writeOut } from './output';
import { timeIn } from './zone-time';

type Cell = string | number | boolean | null;
type Lines = AsyncIterable<Cell[]>;
type Column = readonly [name: string, read: (row: LeadRow, touch: LeadsOptions['touch']) => Cell];

const ofRow: Column[] = [
  ['sent_at', ({ timeZone, sentAt }) => timeIn(timeZone, sentAt)],
  ['key', ({ key }) => key],
  ['reference', ({ key }) => referenceOf(key)],
  ['kind', ({ kind }) => kind],
  ['form', ({ form }) => form],
  ['city', ({ city }) => city],
  ['page', ({ page }) => page],
  ['offer', ({ offer }) => offer],
  ['device', ({ device }) => device],
  ['spam_signal', ({ isMarked }) => isMarked],
  ['metadata', ({ metadata }) => metadata],
];

const touchParts: (keyof AttributionTouch)[] = ['landing_page', 'referrer', ...campaignNames];

function touchTime(row: LeadRow, touch: LeadsOptions['touch']): string | null {
  const visit = touchOf(row, touch);
  return visit && timeIn(row.timeZone, Date.parse(visit.at));
}

const ofTouch: Column[] = [
  ['touch', (_, touch) => touch],
  ['campaign', campaignOf],
  ['touch_at', touchTime],
  ...touchParts.map((name): Column => [name, (row, touch) => touchOf(row, touch)?.[name] ?? null]),
];

const contactParts: (keyof Contact)[] = ['name', 'phone', 'message', 'zip', 'address'];
const ofContact = contactParts.map((name): Column => [name, ({ contact }) => contact[name]]);

async function* readCells(
  rows: AsyncIterable<LeadRow>,
  columns: Column[],
  touch: LeadsOptions['touch'],
): Lines {
  for await (const row of rows) yield columns.map(([, read]) => read(row, touch));
}

async function* countCells(
  rows: AsyncIterable<LeadRow>,
  by: Grouping[],
  touch: LeadsOptions['touch'],
): Lines {
  const { groups } = await countRows(rows, { by, touch });
  for (const { names, leads, jobs, marked } of groups) yield [...names, leads, jobs, marked];
}

/** Each request is a line; with `--by` each group of them is. */
function listLines(
  rows: AsyncIterable<LeadRow>,
  { by, touch, hasContacts }: LeadsOptions,
): { names: string[]; lines: Lines } {
  if (by) {
    const named = by.map((grouping) => grouping.replace('-', '_'));
    return { names: [...named, 'leads', 'jobs', 'spam_signal'], lines: countCells(rows, by, touch) };
  }
  const columns = [...ofRow, ...ofTouch, ...(hasContacts ? ofContact : [])];
  return { names: columns.map(([name]) => name), lines: readCells(rows, columns, touch) };
}

async function* asText(lines: Lines): AsyncGenerator<string[]> {
  for await (const cells of lines) yield cells.map((cell) => String(cell ?? ''));
}

async function* asObjects(names: string[], lines: Lines): AsyncGenerator<string> {
  for await (const cells of lines) {
    const named = names.map((name, index): [string, Cell] => [name, cells[index] ?? null]);
    yield `${JSON.stringify(Object.fromEntries(named))}\n`;
  }
}

/** Writes the requests as CSV, or with `--by` their counts. */
export async function writeCsv(rows: AsyncIterable<LeadRow>, options: LeadsOptions): Promise<void> {
  const { names, lines } = listLines(rows, options);
  await writeOut(csvOf(names, asText(lines)), options.out);
}

/** Writes the requests as JSON, one in each line, as warehouses read it; with `--by` their counts. */
export async function writeJson(rows: AsyncIterable<LeadRow>, options: LeadsOptions): Promise<void> {
  const { names, lines } = listLines(rows, options);
  await writeOut(asObjects(names, lines), options.out);
}
