import type { Site } from '../../../src/content-model/types';
import { dayInWords } from '../../../src/domain/last-day';
import type { Period } from '../period';
import { timeIn } from '../zone-time';
import type { RequestCounts } from './count-requests';
import { html, nothing, type Markup } from './markup';
import { reportColors, type ReportColors } from './palette';
import { barPlot, timePlot, touchPlot, weekPlot } from './plots';
import { campaignRows, daysOf, largest, shownCampaigns, timeBars, type CampaignRow } from './rows';
import { reportStyle } from './style';
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

type Part = { title: string; lead: string; plot: Markup; table: Markup };

const section = ({ title, lead, plot, table }: Part): Markup =>
  html`<section>
    <h2>${title}</h2>
    <p class="lead">${lead}</p>
    <div class="beside">
      <figure>${plot}</figure>
      <details>
        <summary>The numbers as a table</summary>
        ${table}
      </details>
    </div>
  </section>`;

/** Names the period in words: "November 16, 2026 to November 22, 2026". */
export const whenWords = ({ since, until }: Period, timeZone: string): string => {
  const { first, last } = daysOf({ since, until }, timeZone);
  const clock = (at: number): string =>
    `${dayInWords(timeIn(timeZone, at).slice(0, 10))}, ${timeIn(timeZone, at).slice(11, 16)}`;
  const from = 'day' in since ? dayInWords(first) : clock(since.at);
  const to = 'day' in until ? dayInWords(last) : clock(until.at);
  return from === to ? from : `${from} to ${to}`;
};

const stepWords = { day: 'Day by day', week: 'Week by week', month: 'Month by month' };

function whenSections({ counts, period, timeZone }: Report, colors: ReportColors): Markup[] {
  const { step, bars } = timeBars(counts.days, daysOf(period, timeZone));
  const busiest = bars.reduce((most, bar) => (bar.value > most.value ? bar : most));
  const title = stepWords[step];
  return [
    section({
      title,
      lead: `The most were sent on ${busiest.name.replace('Week of', 'the week of')}: ${busiest.value}.`.replace(
        step === 'day' ? /$^/ : 'sent on',
        'sent in',
      ),
      plot: timePlot(`${title}: columns of requests, in the table as numbers`, bars, colors),
      table: timeTable('Requests by the day on which they were sent', step === 'day' ? 'Day' : 'From', bars),
    }),
  ];
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
    table: weekTable('Requests by the hour in which they were sent', counts.week),
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

function notes({ counts, timeZone, contacts }: Report): Markup {
  const { unclear, untouched } = counts;
  const all = [
    'Only what was sent through the forms of the site. Phone calls and texts are not in the database, so they are not here.',
    `Days and hours are those of each city's own clock. A request from a page of no city goes by the clock of ${timeZone}.`,
    'The first visit is the first one that the device remembers, the last one the last that a campaign, an ad or another site brought. A device remembers both for 90 days.',
    'The name of a campaign is what the address of the visit said. Anybody can make up an address.',
    ...(unclear > 0
      ? [
          `${unclear} of the requests have no metadata, or only a part of theirs: what is missing counts as “no metadata” or “unknown”.`,
        ]
      : []),
    ...(untouched > 0
      ? [
          `Of ${untouched} no visit is known. One reason is that some browsers ask not to be tracked, and then nothing is kept.`,
        ]
      : []),
    contacts
      ? 'It has names and phones: keep it to those who answer requests.'
      : 'It has no names, phones or messages.',
  ].map((text) => html`<li>${text}</li>`);
  return html`<section class="notes">
    <h2>How to read this</h2>
    <ul>
      ${all}
    </ul>
  </section>`;
}

function body(report: Report, colors: ReportColors): Markup {
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
          ...whenSections(report, colors),
          ...campaignSections(report, colors, rows),
          ...plainSections(report, colors),
          weekSection(report, colors),
        ];
  return html`${[...sections, markedSection(report, colors, rows)]}`;
}

function facts({ requests, bookings, marked, lastCampaigns }: RequestCounts): Markup {
  const all: [title: string, fact: string | number][] = [
    [requests === 1 ? 'request' : 'requests', requests],
    [bookings === 1 ? 'asks for a visit' : 'ask for a visit', bookings],
    ['campaigns and sources', lastCampaigns.byName.size],
    ['marked as spam', withShare(marked, requests + marked)],
  ];
  return html`<dl class="facts">
    ${all.map(
      ([title, fact]) =>
        html`<div>
          <dt>${title}</dt>
          <dd>${fact}</dd>
        </div>`,
    )}
  </dl>`;
}

const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/**
 * Makes the report as one page that needs nothing else: no script, no request, all plots drawn. Every text in it is
 * escaped.
 */
export function reportPage(report: Report): string {
  const { brand, counts, period, timeZone, madeAt, contacts } = report;
  const colors = reportColors(brand.colors);
  const when = whenWords(period, timeZone);
  const made = `${dayInWords(timeIn(timeZone, madeAt).slice(0, 10))}, ${timeIn(timeZone, madeAt).slice(11, 16)}`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${brand.name}: requests, ${when}</title>
        <link rel="icon" href="data:," />
        <style>
          ${{ markup: reportStyle(colors) }}
        </style>
      </head>
      <body>
        <header>
          <div class="ticket">
            <div>
              <p class="brand">${brand.name}</p>
              <h1>Which campaign brought whom</h1>
              <p class="span">${when}</p>
            </div>
            ${facts(counts)}
          </div>
        </header>
        <main>${body(report, colors)} ${contacts ?? nothing} ${notes(report)}</main>
        <footer><p>Made on ${made} (${timeZone}).</p></footer>
      </body>
    </html> `.markup;
}
