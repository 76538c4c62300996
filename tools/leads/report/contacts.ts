import { campaignOf } from '../campaign';
import type { LeadRow } from '../read-row';
import { timeIn } from '../zone-time';
import { html, nothing, type Markup } from './markup';

const mostContacts = 500;

const byTime = (one: LeadRow, other: LeadRow): number => other.sentAt - one.sentAt;

/** Holds the newest requests of a stream, and counts the rest. */
export function newestRequests() {
  let newest: LeadRow[] = [];
  let all = 0;
  return {
    add: (row: LeadRow): void => {
      all += 1;
      newest.push(row);
      if (newest.length >= 2 * mostContacts) newest = newest.toSorted(byTime).slice(0, mostContacts);
    },
    list: () => ({ rows: newest.toSorted(byTime).slice(0, mostContacts), all }),
  };
}

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
export function contactSection(rows: readonly LeadRow[], all: number): Markup {
  const more =
    all > rows.length
      ? html` The newest ${rows.length} of ${all} are listed; \`--csv --with-contacts\` has all.`
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
