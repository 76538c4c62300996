import { html, nothing, type Markup } from './markup';
import type { Bar, CampaignRow } from './rows';
import { hourWords, weekdays } from './plots';

const mostRows = 200;

type Table = {
  caption: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly (string | number)[] }[];
  /** The name of what a row is about, for the sentence about those that are left out. */
  rowsName: string;
};

/** A table whose first column names the row, and whose other columns are numbers. */
function numbers({ caption, columns, rows, rowsName }: Table): Markup {
  const [first = '', ...others] = columns;
  const left = rows.length - mostRows;
  const more =
    left > 0
      ? html`<p class="soft">The table has the first ${mostRows}; ${left} more ${rowsName} are left out.</p>`
      : nothing;
  const head = others.map((title) => html`<th scope="col" class="number">${title}</th>`);
  const body = rows.slice(0, mostRows).map(({ name, cells }) => {
    const row = cells.map((cell) => html`<td class="number">${cell}</td>`);
    return html`<tr>
      <th scope="row">${name}</th>
      ${row}
    </tr>`;
  });
  return html`<table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">${first}</th>
          ${head}
        </tr>
      </thead>
      <tbody>
        ${body}
      </tbody>
    </table>
    ${more}`;
}

const share = (part: number, whole: number): string =>
  whole === 0 ? '0%' : `${Math.round((100 * part) / whole)}%`;

/** Gives a count with its share of the whole: "3 (8%)". */
export const withShare = (part: number, whole: number): string => `${part} (${share(part, whole)})`;

export function barTable(caption: string, first: string, bars: readonly Bar[], whole: number): Markup {
  const rows = bars.map(({ name, value }) => ({ name, cells: [value, share(value, whole)] }));
  return numbers({ caption, columns: [first, 'Requests', 'Share'], rows, rowsName: 'names' });
}

export function timeTable(caption: string, first: string, bars: readonly Bar[]): Markup {
  const rows = bars.map(({ name, value }) => ({ name, cells: [value] }));
  return numbers({ caption, columns: [first, 'Requests'], rows, rowsName: 'rows' });
}

export function touchTable(caption: string, rows: readonly CampaignRow[]): Markup {
  return numbers({
    caption,
    columns: ['Campaign', 'First', 'Last', 'Change'],
    rows: rows.map(({ name, first, last }) => ({
      name,
      cells: [first, last, last > first ? `+${last - first}` : `${last - first}`.replace('-', '−')],
    })),
    rowsName: 'campaigns',
  });
}

export function markedTable(caption: string, rows: readonly CampaignRow[]): Markup {
  return numbers({
    caption,
    columns: ['Campaign', 'Marked', 'Of all', 'Share'],
    rows: rows.map(({ name, last, marked }) => ({
      name,
      cells: [marked, last + marked, share(marked, last + marked)],
    })),
    rowsName: 'campaigns',
  });
}

export function weekTable(caption: string, week: readonly number[][]): Markup {
  const head = weekdays.map((day) => html`<th scope="col" class="number">${day}</th>`);
  const rows = Array.from({ length: 24 }, (_, hour) => {
    const cells = week.map((hours) => html`<td class="number">${hours[hour] ?? 0}</td>`);
    return html`<tr>
      <th scope="row">${hourWords(hour)}</th>
      ${cells}
    </tr>`;
  });
  return html`<table class="week">
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">Hour</th>
        ${head}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}
