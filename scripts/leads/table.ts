import { renderTextTable } from '../text-table';
import { countRows, type Count, type Group } from './count';
import type { LeadRow } from './lead-row';
import type { Grouping, LeadsOptions } from './options';
import { describePeriod } from './period';

const usual: readonly Grouping[] = ['campaign', 'city', 'form'];

const headings: Record<Grouping, string> = {
  campaign: 'Campaign',
  city: 'City',
  form: 'Form',
  day: 'Day',
  source: 'Source',
  'landing-page': 'Landing page',
  device: 'Device',
};

const widest = 60;
const shorten = (text: string): string => (text.length > widest ? `${text.slice(0, widest - 1)}…` : text);

const countsOf = ({ leads, jobs, marked }: Group): string[] => [leads, jobs, marked].map(String);

function renderGroups({ groups, total }: Count, by: readonly Grouping[]): string {
  const head = [...by.map((grouping) => headings[grouping]), 'Leads', 'Jobs', 'Spam signal'];
  const rows = groups.map((group) => [...group.names.map(shorten), ...countsOf(group)]);
  const sum = ['All', ...by.slice(1).map(() => ''), ...countsOf(total)];
  return renderTextTable([head, ...rows, sum], by.length);
}

function* listNotes({ withoutMetadata, withPartOfIt }: Count): Generator<string> {
  const records = (count: number): string => (count === 1 ? '1 request' : `${count} requests`);
  if (withoutMetadata > 0)
    yield `No metadata: ${records(withoutMetadata)}. Nothing is saved of where they came from.`;
  if (withPartOfIt > 0)
    yield `Metadata in part: ${records(withPartOfIt)}. What is missing counts as unknown.`;
}

/** Renders the counted requests for a terminal, with what was asked and what is not known. */
export function renderCount(count: Count, { by = [...usual], touch, period }: LeadsOptions): string {
  const other = touch === 'first' ? 'last' : 'first';
  const asked = `${describePeriod(period)}, by the ${touch} touch (--touch ${other} counts the ${other} one).`;
  if (count.groups.length === 0) return `${asked}\n\nNo request was sent in that time.`;
  return [asked, '', renderGroups(count, by), '', ...listNotes(count)].join('\n').trimEnd();
}

/** Prints how many requests each campaign brought, by city and form or by what `--by` names. */
export async function printTable(rows: AsyncIterable<LeadRow>, options: LeadsOptions): Promise<void> {
  const count = await countRows(rows, { by: options.by ?? usual, touch: options.touch });
  console.log(renderCount(count, options));
}
