import { campaignOf } from '../campaign';
import type { LeadRow } from '../read-row';
import { timeIn } from '../zone-time';
import { html, nothing, type Markup } from './markup';

const mostContacts = 500;

type Column = readonly [title: string, cell: (row: LeadRow) => string];

const columns: Column[] = [
  ['City', ({ city }) => city ?? 'no city'],
  ['Campaign', (row) => `${campaignOf(row, 'last')}${row.isMarked ? ' (marked as spam)' : ''}`],
  ['Name', ({ contact }) => contact.name],
  ['Phone', ({ contact }) => contact.phone],
  ['Message', ({ contact }) => contact.message],
  ['Address', ({ contact }) => contact.address || contact.zip],
];

/** The last table of a report with contacts. */
export function contactSection(all: readonly LeadRow[]): Markup {
  const rows = all.toSorted((one, other) => other.sentAt - one.sentAt).slice(0, mostContacts);
  const more =
    all.length > rows.length
      ? html` The newest ${rows.length} of ${all.length} are listed; \`--csv --with-contacts\` has all.`
      : nothing;
  const body = rows.map(
    (row) =>
      html`<tr>
        <th scope="row">${timeIn(row.timeZone, row.sentAt).slice(0, 16).replace('T', ' ')}</th>
        ${columns.map(([, cell]) => html`<td>${cell(row)}</td>`)}
      </tr>`,
  );
  return html`<section>
    <h2 id="contacts">Who asked</h2>
    <p class="lead">
      The newest first, by the clock of the city. These are personal data: delete this file when it has been
      used.${more}
    </p>
    <div class="scroll" role="region" aria-labelledby="contacts" tabindex="0">
      <table class="contacts">
        <thead>
          <tr>
            ${['Sent', ...columns.map(([title]) => title)].map((title) => html`<th scope="col">${title}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${body}
        </tbody>
      </table>
    </div>
  </section>`;
}
