import { renderToStaticMarkup } from 'react-dom/server';
import { contrastOf } from '../../../src/content-model/checks/colour-contrast';
import type { Site } from '../../../src/content-model/types';
import { dayInWords } from '../../../src/shared/time/last-day';
import type { Report } from '../count';
import { dayIn, periodBefore, timeIn, type Period } from '../period';
import { placesOf } from '../places';
import { Section, withShare, type Part } from './tables';
import { campaignOf } from '../campaign';
import type { LeadRow } from '../read-row';

/** The look of the report: sheets below each other, readable on a phone and in print. Bars are filled with `fill`. */
const reportStyle = (fill: string): string => `
:root { color-scheme: light; --ink: #111; --soft: #555; --line: #ccc; --fill: ${fill}; }
* { box-sizing: border-box; }
body { margin: 0; color: var(--ink); font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
header, main, footer { max-width: 1000px; margin: 0 auto; padding: 0 12px; }
header { margin-top: 24px; padding-top: 12px; border-top: 12px solid var(--fill); }
h1, h2, p, dl, dd { margin: 0; }
h1 { font-size: clamp(26px, 5vw, 42px); line-height: 1.1; }
h2 { font-size: 22px; }
p, li { max-width: 68ch; }
.lead, .soft, caption, dt, footer { color: var(--soft); }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 12px; margin-top: 16px; }
.facts div { display: flex; flex-direction: column-reverse; justify-content: flex-end; }
dt { font-size: 14px; line-height: 1.3; }
dd { font-size: clamp(24px, 3vw, 32px); font-weight: 800; line-height: 1.1; }
section { margin-top: 20px; padding: 18px 0; border-top: 1px solid var(--line); }
section > * + * { margin-top: 12px; }
summary { cursor: pointer; padding: 10px 0; font-weight: 600; text-decoration: underline; }
summary:focus-visible, .scroll:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; font-size: 15px; line-height: 1.35; }
caption { text-align: left; font-size: 14px; }
th, td { padding: 6px 8px 6px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; font-weight: 400; }
thead th { font-weight: 700; border-bottom-color: var(--ink); }
tbody th { width: 70%; overflow-wrap: anywhere; }
thead th + th, td { text-align: right; padding: 6px 0 6px 8px; font-variant-numeric: tabular-nums; }
.named, .bars { display: grid; gap: 3px 16px; align-items: center; }
.bars span { height: 12px; background: var(--fill); border: 1px solid var(--ink); }
.bars span[style='width:0%'] { border-width: 0 0 0 1px; }
.scroll { overflow-x: auto; }
.contacts { min-width: 900px; }
.contacts th, .contacts td { width: auto; text-align: left; padding: 6px 8px 6px 0; overflow-wrap: anywhere; }
footer { padding: 20px 12px 40px; font-size: 14px; }
@media (min-width: 760px), print {
  .named { grid-template-columns: 14em minmax(0, 1fr); }
}
@media print {
  body { font-size: 11pt; }
  header, .bars span { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  summary { display: none; }
  details::details-content { content-visibility: visible; display: block; }
  h2, tr { break-inside: avoid; }
  h2, .lead { break-after: avoid; }
  table { font-size: 9.5pt; }
  .scroll { overflow: visible; }
  .contacts { min-width: 0; font-size: 8pt; }
}
`;

/** Names the period in words: "November 16, 2026 to November 22, 2026". */
export const whenWords = ({ since, until }: Period): string =>
  since === until ? dayInWords(since) : `${dayInWords(since)} to ${dayInWords(until)}`;

function Notes({ report, timeZone }: { report: Report; timeZone: string }) {
  const { counts, office, contacts } = report;
  const [unclear, unknown] = [counts.unclearMetadata.requests(), counts.unknownVisit.requests()];
  const all = [
    'Requests are what was sent through the forms of the site. A press on a number to call or to text is counted, not what came of it: whether there was a call is not known here.',
    `Days and hours are those of each city's own clock. A request from a page of no city uses the clock of ${timeZone}.`,
    'The first visit is the first one that the device remembers, the last one the last that a campaign, an ad or another site brought. A device remembers both for 90 days.',
    office.spend &&
      'What was paid for a month counts by the days of it that are in the period. A request counts once, by its last visit: for its campaign if that has costs, otherwise for its source.',
    'The name of a campaign is what the address of the visit said. Anybody can make up an address.',
    unclear > 0 &&
      `Requests without metadata, or with only a part of it: ${unclear}. What is missing counts as “no metadata” or “unknown”.`,
    unknown > 0 &&
      `Requests of which no visit is known: ${unknown}. Some browsers ask not to be tracked, and then nothing is kept.`,
    contacts.length > 0
      ? 'It has names and phones: keep it to those who answer requests.'
      : 'It has no names, phones or messages.',
  ];
  return (
    <section>
      <h2>How to read this</h2>
      <ul>{all.map((text) => text && <li key={text}>{text}</li>)}</ul>
    </section>
  );
}

function Facts({ counts, before }: Report) {
  const [now, earlier] = [counts.all.of(), before.all.of()];
  const requests = counts.all.requests();
  const of = (count: number, one: string, many: string) => (count === 1 ? one : many);
  const all: [title: string, fact: string | number, before: number][] = [
    [of(requests, 'request', 'requests'), requests, before.all.requests()],
    [of(now.jobs, 'asks for a visit', 'ask for a visit'), now.jobs, earlier.jobs],
    [
      'brought by a campaign, an ad or another site',
      withShare(counts.brought.requests(), requests),
      before.brought.requests(),
    ],
    ['marked as spam', withShare(now.marked, requests + now.marked), earlier.marked],
    [`${of(now.presses, 'press', 'presses')} on a number to call or to text`, now.presses, earlier.presses],
  ];
  return (
    <dl className="facts">
      {all.map(([title, fact, was]) => (
        <div key={title}>
          <dt>
            {title}; before: {was}
          </dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

const mostContacts = 500;

const columns: (readonly [title: string, cell: (row: LeadRow) => string])[] = [
  ['Sent', ({ timeZone, sentAt }) => timeIn(timeZone, sentAt).slice(0, 16).replace('T', ' ')],
  ['City', ({ city }) => city ?? 'no city'],
  ['Campaign', (row) => `${campaignOf(row, 'last')}${row.isMarked ? ' (marked as spam)' : ''}`],
  ['Name', ({ contact }) => contact.name],
  ['Phone', ({ contact }) => contact.phone],
  ['Message', ({ contact }) => contact.message],
  ['Address', ({ contact }) => contact.address || contact.zip],
];

function ContactSection({ all }: { all: readonly LeadRow[] }) {
  const rows = all.toSorted((one, other) => other.sentAt - one.sentAt).slice(0, mostContacts);
  const lead =
    'The newest first, by the clock of the city. These are personal data: delete this file when it has been used.';
  const more = ` The newest ${rows.length} of ${all.length} are listed; \`--csv --with-contacts\` has all.`;
  const texts = {
    caption: 'Requests with their contacts',
    className: 'contacts',
    titles: columns.map(([title]) => title),
    lines: rows.map((row) => columns.map(([, cell]) => cell(row))),
  };
  return <Section title="Who asked" lead={`${lead}${all.length > rows.length ? more : ''}`} texts={texts} />;
}

/** Words can be read in the fullest fields of the board, whatever the color of the brand. */
const fillOf = ({ identity }: Site['brand']['colors']): string =>
  contrastOf('#111111', identity) >= 4.5 ? identity : '#e8e8e8';

const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** Makes the report as one page with its own styles and no script or request. Every text in it is escaped. */
export function reportPage(report: Report, parts: readonly Part[]): string {
  const { content, period, madeAt, contacts } = report;
  const { brand } = content.site;
  // The clock of requests of no city.
  const timeZone = placesOf(content).zoneOf(null);
  const when = whenWords(period);
  const style = { __html: reportStyle(fillOf(brand.colors)) };
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${brand.name}: requests, ${when}`}</title>
        <link rel="icon" href="data:," />
        <style dangerouslySetInnerHTML={style} />
      </head>
      <body>
        <header>
          <p>{brand.name}</p>
          <h1>Leads by campaign</h1>
          <p>
            {when}, compared with {whenWords(periodBefore(period))}
          </p>
          <Facts {...report} />
        </header>
        <main>
          {parts.map((part) => (
            <Section key={part.title} {...part} />
          ))}
          {contacts.length > 0 && <ContactSection all={contacts} />}
          <Notes report={report} timeZone={timeZone} />
        </main>
        <footer>
          <p>
            Made on {dayInWords(dayIn(timeZone, madeAt))}, {timeIn(timeZone, madeAt).slice(11, 16)} (
            {timeZone}).
          </p>
        </footer>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
