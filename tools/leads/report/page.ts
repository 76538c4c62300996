import { contrastOf } from '../../../src/content-model/checks/colour-contrast';
import type { Site } from '../../../src/content-model/types';
import { dayInWords } from '../../../src/shared/time/last-day';
import type { Period } from '../period';
import { dayIn, timeIn } from '../zone-time';
import { html, nothing, type Markup } from './markup';
import type { Report } from './count-requests';
import { reportSections } from './sections';
import { reportStyle } from './style';
import { withShare } from './tables';

/** Names a moment by the clock of a zone: "November 16, 2026, 09:05". */
const momentWords = (timeZone: string, at: number): string =>
  `${dayInWords(dayIn(timeZone, at))}, ${timeIn(timeZone, at).slice(11, 16)}`;

/** Names the period in words: "November 16, 2026 to November 22, 2026". */
export const whenWords = ({ since, until }: Period): string =>
  since === until ? dayInWords(since) : `${dayInWords(since)} to ${dayInWords(until)}`;

function notes({ counts, office, timeZone, contacts }: Report): Markup {
  const { unclearMetadata, unknownVisit } = counts;
  const all = [
    'Requests are what was sent through the forms of the site. A press on a number to call or to text is counted, not what came of it: whether there was a call is not known here.',
    `Days and hours are those of each city's own clock. A request from a page of no city goes by the clock of ${timeZone}.`,
    'The first visit is the first one that the device remembers, the last one the last that a campaign, an ad or another site brought. A device remembers both for 90 days.',
    office.spend &&
      'What was paid for a month counts by the days of it that are in the period. A request counts once, by its last visit: for its campaign if that has costs, otherwise for its source.',
    'The name of a campaign is what the address of the visit said. Anybody can make up an address.',
    unclearMetadata > 0 &&
      `Requests without metadata, or with only a part of it: ${unclearMetadata}. What is missing counts as “no metadata” or “unknown”.`,
    unknownVisit > 0 &&
      `Requests of which no visit is known: ${unknownVisit}. Some browsers ask not to be tracked, and then nothing is kept.`,
    contacts
      ? 'It has names and phones: keep it to those who answer requests.'
      : 'It has no names, phones or messages.',
  ];
  return html`<section>
    <h2>How to read this</h2>
    <ul>
      ${all.flatMap((text) => (text ? [html`<li>${text}</li>`] : []))}
    </ul>
  </section>`;
}

function facts({ counts, before }: Report): Markup {
  const { requests, bookings, marked, brought, presses } = counts;
  const all: [title: string, fact: string | number, before: number][] = [
    [requests === 1 ? 'request' : 'requests', requests, before.requests],
    [bookings === 1 ? 'asks for a visit' : 'ask for a visit', bookings, before.bookings],
    ['brought by a campaign, an ad or another site', withShare(brought, requests), before.brought],
    ['marked as spam', withShare(marked, requests + marked), before.marked],
    [`${presses === 1 ? 'press' : 'presses'} on a number to call or to text`, presses, before.presses],
  ];
  return html`<dl class="facts">
    ${all.map(
      ([title, fact, earlier]) =>
        html`<div>
          <dt>${title}; before: ${earlier}</dt>
          <dd>${fact}</dd>
        </div>`,
    )}
  </dl>`;
}

/** Words can be read in the fullest fields of the board, whatever the color of the brand. */
const fillOf = ({ identity }: Site['brand']['colors']): string =>
  contrastOf('#111111', identity) >= 4.5 ? identity : '#e8e8e8';

const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/**
 * Makes the report as one page that needs nothing else: no script, no request, all bars drawn by its own styles. Every text in it is
 * escaped.
 */
export function reportPage(report: Report): string {
  const { brand, period, periodBefore, timeZone, madeAt, contacts } = report;
  const when = whenWords(period);
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
          ${{ markup: reportStyle(fillOf(brand.colors)) }}
        </style>
      </head>
      <body>
        <header>
          <p>${brand.name}</p>
          <h1>Leads by campaign</h1>
          <p>${when}, compared with ${whenWords(periodBefore)}</p>
          ${facts(report)}
        </header>
        <main>${reportSections(report)} ${contacts ?? nothing} ${notes(report)}</main>
        <footer><p>Made on ${momentWords(timeZone, madeAt)} (${timeZone}).</p></footer>
      </body>
    </html> `.markup;
}
