import { renderTextTable } from '../../scripts/text-table';
import { countRows, groupings, type Count, type Group, type Grouping } from './count';
import type { LeadRow } from './lead-row';
import type { LeadsOptions } from './options';

const widest = 60;
const shorten = (text: string): string => (text.length > widest ? `${text.slice(0, widest - 1)}…` : text);

const countsOf = ({ leads, jobs, presses, marked }: Group): string[] =>
  [leads, jobs, presses, marked].map(String);

function renderGroups({ groups, total }: Count, by: readonly Grouping[]): string {
  const head = [...by.map((name) => groupings[name].heading), 'Leads', 'Jobs', 'Presses', 'Spam signal'];
  const rows = groups.map((group) => [...group.names.map(shorten), ...countsOf(group)]);
  const sum = ['All', ...by.slice(1).map(() => ''), ...countsOf(total)];
  return renderTextTable([head, ...rows, sum], by.length);
}

const requests = (count: number): string => (count === 1 ? '1 request' : `${count} requests`);

/** Prints how many requests each campaign brought, by city and form or by what `--by` names, and what is not known. */
export async function printTable(
  rows: AsyncIterable<LeadRow>,
  { by = ['campaign', 'city', 'form'], touch, period }: LeadsOptions,
): Promise<void> {
  const count = await countRows(rows, { by, touch });
  const { groups, withoutMetadata, withPartOfIt } = count;
  const other = touch === 'first' ? 'last' : 'first';
  const lines = [
    `From ${period.since} to ${period.until}, each day by the clock of its city, by the ${touch} touch (--touch ${other} counts the ${other} one).\n`,
    groups.length > 0
      ? `${renderGroups(count, by)}\n`
      : 'No request was sent and no number pressed in that time.',
  ];
  if (withoutMetadata > 0)
    lines.push(`No metadata: ${requests(withoutMetadata)}. Nothing is saved of where they came from.`);
  if (withPartOfIt > 0)
    lines.push(`Metadata in part: ${requests(withPartOfIt)}. What is missing counts as unknown.`);
  console.log(lines.join('\n').trimEnd());
}
