import { campaignOf } from '../campaign';
import type { LeadRow } from '../lead-row';
import { timeIn } from '../zone-time';
import { html, nothing, type Markup } from './markup';

const mostContacts = 500;

/** Holds the newest requests of a stream, and counts the rest. */
export function newestRequests() {
  const newest: LeadRow[] = [];
  let all = 0;
  return {
    add: (row: LeadRow): void => {
      all += 1;
      newest.push(row);
      if (newest.length <= mostContacts) return;
      const oldest = newest.reduce(
        (found, { sentAt }, index) => (sentAt < (newest[found]?.sentAt ?? 0) ? index : found),
        0,
      );
      newest.splice(oldest, 1);
    },
    list: (): { rows: LeadRow[]; all: number } => ({
      rows: newest.toSorted((one, other) => other.sentAt - one.sentAt),
      all,
    }),
  };
}

const columns = ['Sent', 'City', 'Campaign', 'Name', 'Phone', 'Message', 'Address'];

/** The last table of a report with contacts. */
export function contactSection({ rows, all }: { rows: readonly LeadRow[]; all: number }): Markup {
  const left = all - rows.length;
  const more =
    left > 0
      ? html` The newest ${rows.length} of ${all} are listed; \`--csv --with-contacts\` has all.`
      : nothing;
  const head = columns.map((title) => html`<th scope="col">${title}</th>`);
  const body = rows.map((row) => {
    const { name, phone, message, zip, address } = row.contact;
    const cells = [
      row.city ?? 'no city',
      `${campaignOf(row, 'last')}${row.isMarked ? ' (marked as spam)' : ''}`,
      name,
      phone,
      message,
      address || zip,
    ].map((text) => html`<td>${text}</td>`);
    const sent = timeIn(row.timeZone, row.sentAt).slice(0, 16).replace('T', ' ');
    return html`<tr>
      <th scope="row">${sent}</th>
      ${cells}
    </tr>`;
  });
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
            ${head}
          </tr>
        </thead>
        <tbody>
          ${body}
        </tbody>
      </table>
    </div>
  </section>`;
}
