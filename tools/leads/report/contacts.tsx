import { campaignOf } from '../campaign';
import type { LeadRow } from '../read-row';
import { Section, Table } from './tables';
import { timeIn } from '../period';

const mostContacts = 500;

type Column = readonly [title: string, cell: (row: LeadRow) => string];

const columns: Column[] = [
  ['Sent', ({ timeZone, sentAt }) => timeIn(timeZone, sentAt).slice(0, 16).replace('T', ' ')],
  ['City', ({ city }) => city ?? 'no city'],
  ['Campaign', (row) => `${campaignOf(row, 'last')}${row.isMarked ? ' (marked as spam)' : ''}`],
  ['Name', ({ contact }) => contact.name],
  ['Phone', ({ contact }) => contact.phone],
  ['Message', ({ contact }) => contact.message],
  ['Address', ({ contact }) => contact.address || contact.zip],
];

/** The last table of a report with contacts. */
export function ContactSection({ all }: { all: readonly LeadRow[] }) {
  const rows = all.toSorted((one, other) => other.sentAt - one.sentAt).slice(0, mostContacts);
  const lead =
    'The newest first, by the clock of the city. These are personal data: delete this file when it has been used.';
  const more = ` The newest ${rows.length} of ${all.length} are listed; \`--csv --with-contacts\` has all.`;
  return (
    <Section title="Who asked" lead={`${lead}${all.length > rows.length ? more : ''}`}>
      <Table
        caption="Requests with their contacts"
        className="contacts"
        titles={columns.map(([title]) => title)}
      >
        {rows.map((row) => (
          <tr key={row.key}>
            {columns.map(([title, cell], at) => {
              const [Cell, scope] = at === 0 ? (['th', 'row'] as const) : (['td', undefined] as const);
              return (
                <Cell key={title} scope={scope}>
                  {cell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </Table>
    </Section>
  );
}
