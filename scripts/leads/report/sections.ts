import type { Site } from '../../../src/content-model/types';
import type { Period } from '../period';
import type { RequestCounts } from './count-requests';
import { html, type Markup } from './markup';
import type { ReportColors } from './palette';
import { barPlot, timePlot, touchPlot, weekPlot } from './plots';
import { campaignRows, daysOf, largest, shownCampaigns, timeBars, type CampaignRow } from './rows';
import { barTable, markedTable, timeTable, touchTable, weekTable, withShare } from './tables';

export type Report = {
  counts: RequestCounts;
  period: Period;
  /** IANA name: the clock of requests of no city. */
  timeZone: string;
  brand: Site['brand'];
  /** Milliseconds since 1970. */
  madeAt: number;
  /** The last section, with names and phones; absent in a report without them. */
  contacts?: Markup;
};

type Part = {
  title: string;
  lead: string;
  plot: Markup;
  table: Markup;
  /** Whether a wide page shows the table beside the plot: one of many rows stays folded. */
  hasRoom?: boolean;
};

const section = ({ title, lead, plot, table, hasRoom = true }: Part): Markup =>
  html`<section>
    <h2>${title}</h2>
    <p class="lead">${lead}</p>
    <div class="${hasRoom ? 'beside' : 'below'}">
      <figure>${plot}</figure>
      <details>
        <summary>The numbers as a table</summary>
        ${table}
      </details>
    </div>
  </section>`;

/** What a bar of the plot by time stands for, and how to say that it is the highest. */
const stepWords = {
  day: { title: 'Day by day', column: 'Day', most: 'Most came on' },
  week: { title: 'Week by week', column: 'Week', most: 'Most came in the' },
  month: { title: 'Month by month', column: 'Month', most: 'Most came in' },
};

function timeSection({ counts, period, timeZone }: Report, colors: ReportColors): Markup {
  const { step, bars } = timeBars(counts.days, daysOf(period, timeZone));
  const { title, column, most } = stepWords[step];
  const busiest = bars.reduce((found, bar) => (bar.value > found.value ? bar : found));
  return section({
    title,
    lead: `${most} ${busiest.name.replace(/^Week/, 'week')}: ${busiest.value}.`,
    plot: timePlot(`Requests by ${column.toLowerCase()}: columns, in the table as numbers`, bars, colors),
    table: timeTable(`Requests by ${column.toLowerCase()}`, column, bars),
  });
}

function weekSection({ counts }: Report, colors: ReportColors): Markup {
  return section({
    title: 'Hour and weekday',
    lead: 'When people ask, by the clock of their own city. The darker a field, the more requests.',
    plot: weekPlot(
      'Requests by hour and weekday: a board of fields, in the table as numbers',
      counts.week,
      colors,
    ),
    table: weekTable('Requests by hour and weekday', counts.week),
    hasRoom: false,
  });
}

function campaignSections({ counts }: Report, colors: ReportColors, rows: readonly CampaignRow[]): Markup[] {
  const { requests, sameCampaign, lastCampaigns } = counts;
  const top = largest(lastCampaigns, shownCampaigns);
  const all = rows.filter(({ last }) => last > 0);
  const compared = rows.filter(({ first, last }) => first + last > 0);
  return [
    section({
      title: 'Campaigns',
      lead: 'The campaign, the ad or the other site of the last visit before the request.',
      plot: barPlot('Requests by campaign: bars, in the table as numbers', top, colors),
      table: barTable(
        'Requests by the campaign of the last visit',
        'Campaign',
        [
          ...all.map(({ name, last }) => ({ name, value: last })),
          ...(lastCampaigns.beyond > 0 ? [{ name: 'others', value: lastCampaigns.beyond }] : []),
        ],
        requests,
      ),
    }),
    html`<section>
      <h2>First against last visit</h2>
      <p class="lead">
        What brought people the first time, and what brought them the last time.
        ${withShare(sameCampaign, requests)} came first and last by the same.
      </p>
      <ul class="key">
        <li><span></span>first visit</li>
        <li><span class="last"></span>last visit</li>
      </ul>
      <div class="beside">
        <figure>
          ${touchPlot(
            'Requests by campaign, of the first and of the last visit: two marks on a line, in the table as numbers',
            compared.slice(0, shownCampaigns),
            colors,
          )}
        </figure>
        <details>
          <summary>The numbers as a table</summary>
          ${touchTable('Requests by campaign of the first and the last visit', compared)}
        </details>
      </div>
    </section>`,
  ];
}

function plainSections({ counts }: Report, colors: ReportColors): Markup[] {
  const { requests, cities, forms, devices } = counts;
  const parts = [
    {
      title: 'Cities',
      first: 'City',
      tally: cities,
      lead: 'The city of the page from which the request was sent.',
    },
    { title: 'Forms', first: 'Form', tally: forms, lead: 'The form in which people wrote.' },
    { title: 'Devices', first: 'Device', tally: devices, lead: 'What the request was written on.' },
  ];
  return parts.map(({ title, first, tally, lead }) => {
    const all = largest(tally, 200);
    return section({
      title,
      lead,
      plot: barPlot(
        `Requests by ${first.toLowerCase()}: bars, in the table as numbers`,
        largest(tally, 24),
        colors,
      ),
      table: barTable(`Requests by ${first.toLowerCase()}`, first, all, requests),
    });
  });
}

function markedSection({ counts }: Report, colors: ReportColors, rows: readonly CampaignRow[]): Markup {
  const { marked, requests, markedCampaigns } = counts;
  const lead = `A program rather than a person seems to have filled in ${withShare(marked, marked + requests)} of all ${marked + requests} requests. All other numbers of this report leave them out.`;
  if (marked === 0)
    return html`<section>
      <h2>Marked as spam</h2>
      <p class="lead">No request of this period is marked as spam.</p>
    </section>`;
  const found = rows.filter((row) => row.marked > 0);
  return section({
    title: 'Marked as spam',
    lead,
    plot: barPlot(
      'Requests marked as spam, by campaign: bars, in the table as numbers',
      largest(markedCampaigns, shownCampaigns),
      colors,
    ),
    table: markedTable(
      'Requests marked as spam, by the campaign of the last visit',
      found.toSorted((one, other) => other.marked - one.marked),
    ),
  });
}

/** Makes the sections of the report: one for each question, with its plot and its table. */
export function reportSections(report: Report, colors: ReportColors): Markup {
  const { counts } = report;
  if (counts.requests + counts.marked === 0)
    return html`<section>
      <h2>No requests</h2>
      <p>
        Nobody sent a form in this time. If that surprises you, send one yourself and make this report again.
      </p>
    </section>`;
  const rows = campaignRows(counts);
  const sections =
    counts.requests === 0
      ? []
      : [
          timeSection(report, colors),
          ...campaignSections(report, colors, rows),
          ...plainSections(report, colors),
          weekSection(report, colors),
        ];
  return html`${[...sections, markedSection(report, colors, rows)]}`;
}
