import { dayInWords } from '../../../src/domain/last-day';
import type { Period } from '../period';
import { timeIn } from '../zone-time';
import type { RequestCounts } from './count-requests';
import { html, nothing, type Markup } from './markup';
import { reportColors } from './palette';
import { daysOf } from './rows';
import { reportSections, type Report } from './sections';
import { reportStyle } from './style';
import { withShare } from './tables';

/** Names the period in words: "November 16, 2026 to November 22, 2026". */
export const whenWords = ({ since, until }: Period, timeZone: string): string => {
  const { first, last } = daysOf({ since, until }, timeZone);
  const clock = (at: number): string =>
    `${dayInWords(timeIn(timeZone, at).slice(0, 10))}, ${timeIn(timeZone, at).slice(11, 16)}`;
  const from = 'day' in since ? dayInWords(first) : clock(since.at);
  const to = 'day' in until ? dayInWords(last) : clock(until.at);
  return from === to ? from : `${from} to ${to}`;
};

function notes({ counts, timeZone, contacts }: Report): Markup {
  const { unclear, untouched } = counts;
  const all = [
    'Only what was sent through the forms of the site. Phone calls and texts are not in the database, so they are not here.',
    `Days and hours are those of each city's own clock. A request from a page of no city goes by the clock of ${timeZone}.`,
    'The first visit is the first one that the device remembers, the last one the last that a campaign, an ad or another site brought. A device remembers both for 90 days.',
    'The name of a campaign is what the address of the visit said. Anybody can make up an address.',
    ...(unclear > 0
      ? [
          `Requests without metadata, or with only a part of it: ${unclear}. What is missing counts as “no metadata” or “unknown”.`,
        ]
      : []),
    ...(untouched > 0
      ? [
          `Requests of which no visit is known: ${untouched}. Some browsers ask not to be tracked, and then nothing is kept.`,
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

function facts({ requests, bookings, marked, brought }: RequestCounts): Markup {
  const all: [title: string, fact: string | number][] = [
    [requests === 1 ? 'request' : 'requests', requests],
    [bookings === 1 ? 'asks for a visit' : 'ask for a visit', bookings],
    ['brought by a campaign, an ad or another site', withShare(brought, requests)],
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
        <main>${reportSections(report, colors)} ${contacts ?? nothing} ${notes(report)}</main>
        <footer><p>Made on ${made} (${timeZone}).</p></footer>
      </body>
    </html> `.markup;
}
