import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import type { BuiltPage } from '../../scripts/check-pages/built-pages';
import { checkHtml } from '../../scripts/check-pages/check-html';
import { findOrInstallJava } from '../../scripts/java';
import type { LeadRow } from '../../scripts/leads/lead-row';
import { writeReport } from '../../scripts/leads/write-report';
import type { LeadsOptions } from '../../scripts/leads/options';
import { contrastOf } from '../../src/content-model/checks/colour-contrast';
import { reportColors } from '../../scripts/leads/report/palette';
import { brandContent } from '../support/brand-fixture';
import { leadRow, streamOf, touch } from '../support/lead-rows';

const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
afterAll(() => rmSync(folder, { recursive: true }));

const week = { since: { day: '2026-11-16' }, until: { day: '2026-11-22' } };
const madeAt = Date.parse('2026-11-23T14:10:00Z');

/** Writes a report; gives its page as a document and as text, and the summary of a run on GitHub. */
async function report(rows: Iterable<LeadRow>, options: Partial<LeadsOptions> = {}) {
  const log = jest.spyOn(console, 'log').mockImplementation();
  const [out, summaryFile] = ['report.html', 'summary.md'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ];
  rmSync(summaryFile, { force: true });
  const asked = { period: week, hasContacts: false, ...options, out };
  await writeReport(streamOf(rows), asked, brandContent, { madeAt, summaryFile });
  log.mockRestore();
  const text = readFileSync(out, 'utf8');
  const { document } = new JSDOM(text).window;
  return { text, document, summary: readFileSync(summaryFile, 'utf8'), out };
}

const sectionOf = (document: Document, title: string): Element =>
  [...document.querySelectorAll('section')].find(
    (each) => each.querySelector('h2')?.textContent === title,
  ) as Element;

const cellsOf = (section: Element): string[][] =>
  [...section.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent ?? ''),
  );

const tableOf = (document: Document, title: string): string[][] => cellsOf(sectionOf(document, title));

const from = (name: string, row: Partial<LeadRow> = {}) =>
  leadRow({ firstTouch: touch({ utm_campaign: name }), lastTouch: touch({ utm_campaign: name }), ...row });

/** A week of three cities, four campaigns and three forms. */
const ofWeek = [
  from('fall', { device: 'phone' }),
  from('fall', { sentAt: Date.parse('2026-11-17T04:59:00Z'), device: 'phone' }),
  from('fall', {
    city: 'boise',
    timeZone: 'America/Boise',
    page: '/boise',
    form: 'estimate',
    sentAt: Date.parse('2026-11-17T06:30:00Z'),
    device: 'desktop',
  }),
  from('spring', { kind: 'job', form: 'booking', firstTouch: touch({ utm_campaign: 'fall' }) }),
  leadRow({ firstTouch: touch({}), lastTouch: touch({}), city: null, page: '/book', form: 'book' }),
  leadRow({ metadata: 'none', form: null, page: null, city: null }),
  from('bad', { isMarked: true }),
];

test('the report counts by campaign, city, form and device, without what spam signals mark', async () => {
  const { document } = await report(ofWeek);
  expect(tableOf(document, 'Campaigns')).toEqual([
    ['fall', '3', '50%'],
    ['direct', '1', '17%'],
    ['no metadata', '1', '17%'],
    ['spring', '1', '17%'],
  ]);
  expect(tableOf(document, 'Cities')).toEqual([
    ['Toronto', '3', '50%'],
    ['Boise', '1', '17%'],
    ['No city (/book)', '1', '17%'],
    ['no metadata', '1', '17%'],
  ]);
  expect(tableOf(document, 'Forms').map(([name, count]) => `${name}: ${count}`)).toEqual([
    'Free quote: 2',
    'Booking in a city: 1',
    'Booking, no city: 1',
    'Estimate: 1',
    'no metadata: 1',
  ]);
  expect(tableOf(document, 'Devices').map(([name, count]) => `${name}: ${count}`)).toEqual([
    'unknown: 3',
    'Phone: 2',
    'Computer: 1',
  ]);
  const facts = [...document.querySelectorAll('.facts div')].map((fact) =>
    fact.textContent?.replace(/\s+/g, ' ').trim(),
  );
  expect(facts).toEqual([
    'requests 6',
    'asks for a visit 1',
    'brought by a campaign, an ad or another site 4 (67%)',
    'marked as spam 1 (14%)',
  ]);
});

test('the first visit stands against the last one', async () => {
  const { document } = await report(ofWeek);
  expect(tableOf(document, 'First against last visit').slice(0, 2)).toEqual([
    ['fall', '4', '3', '−1'],
    ['direct', '1', '1', '0'],
  ]);
  expect(sectionOf(document, 'First against last visit').textContent).toContain(
    '5 (83%) came first and last by the same',
  );
});

test('days and hours are those of the clock of the city', async () => {
  const { document } = await report(ofWeek);
  const days = tableOf(document, 'Day by day');
  expect(days).toHaveLength(7);
  expect(days[0]).toEqual(['Mon, November 16, 2026', '6']);
  const hours = Object.fromEntries(
    tableOf(document, 'Hour and weekday').map(([hour, monday]) => [hour, monday]),
  );
  expect(hours).toMatchObject({ '9 am': '4', '11 pm': '2', '8 am': '0' });
});

test('a long period is counted by week, and a longer one by month', async () => {
  const period = (since: string) => ({ period: { since: { day: since }, until: { day: '2026-11-22' } } });
  const weeks = await report(ofWeek, period('2026-09-01'));
  expect(tableOf(weeks.document, 'Week by week').at(-1)).toEqual(['Week of November 16, 2026', '6']);
  const months = await report(ofWeek, period('2025-09-01'));
  expect(tableOf(months.document, 'Month by month').at(-1)).toEqual(['November 2026', '6']);
});

test('requests that spam signals mark have their own section, with the share of their campaign', async () => {
  const { document } = await report([...ofWeek, from('fall', { isMarked: true })]);
  expect(tableOf(document, 'Marked as spam')).toEqual([
    ['fall', '1', '4', '25%'],
    ['bad', '1', '1', '100%'],
  ]);
});

test('of 200 campaigns the plot has the largest twelve and the others, and the table has all', async () => {
  const rows = Array.from({ length: 200 }, (_, index) =>
    Array.from({ length: index < 12 ? 3 : 1 }, () => from(`campaign ${index}`)),
  ).flat();
  const { document } = await report(rows);
  const section = sectionOf(document, 'Campaigns');
  const drawn = [...(section.querySelector('svg.wide')?.querySelectorAll('text') ?? [])].map(
    (text) => text.textContent,
  );
  expect(drawn.filter((text) => text?.startsWith('campaign '))).toHaveLength(12);
  expect(drawn).toContain('188 others');
  expect(drawn).toContain('188');
  expect(cellsOf(section)).toHaveLength(200);
});

test('more names than the report holds count together', async () => {
  async function* strangers() {
    for (let index = 0; index < 2100; index += 1) yield from(`made up ${index}`);
  }
  const out = path.join(folder, 'many.html');
  const log = jest.spyOn(console, 'log').mockImplementation();
  await writeReport(strangers(), { period: week, hasContacts: false, out }, brandContent, {
    madeAt,
    summaryFile: undefined,
  });
  log.mockRestore();
  const { document } = new JSDOM(readFileSync(out, 'utf8')).window;
  const section = sectionOf(document, 'Campaigns');
  expect(section.querySelector('svg')?.textContent).toContain('1989 others');
  expect(section.textContent).toContain('1801 more names are left out');
});

const hostile = '<script>alert(1)</script><img src=x onerror="alert(2)">';

test('what a stranger wrote into an address is text and nothing else', async () => {
  const row = from(hostile, {
    city: '"><b>x',
    page: '/"><b>x',
    contact: { name: hostile, phone: '<i>1', message: '</td></table>', zip: '', address: '' },
  });
  const { document, summary } = await report([row, { ...row, isMarked: true }], { hasContacts: true });
  expect(document.querySelectorAll('script, img, b, i')).toHaveLength(0);
  expect(
    [...document.querySelectorAll('*')]
      .flatMap((each) => each.getAttributeNames())
      .filter((name) => name.startsWith('on')),
  ).toEqual([]);
  expect(tableOf(document, 'Campaigns')[0]?.[0]).toBe(hostile);
  expect(summary).not.toMatch(/<script|<img/);
});

test('a very long name is cut in the plot and whole in the table', async () => {
  const long = 'long name '.repeat(20).trim();
  const { document } = await report([from(long)]);
  const section = sectionOf(document, 'Campaigns');
  const drawn = section.querySelector('svg.narrow text')?.textContent ?? '';
  expect(drawn).toMatch(/^long name .*…$/);
  expect(drawn.length).toBeLessThan(45);
  expect(cellsOf(section)[0]?.[0]).toBe(long);
});

test('the page has no names and phones unless they are asked for', async () => {
  const rows = [
    from('fall', {
      contact: { name: 'Ada', phone: '416-555-0199', message: 'One sofa', zip: 'm5v', address: '' },
    }),
  ];
  const without = await report(rows);
  expect(without.text).not.toMatch(/Ada|416-555|sofa|m5v/);
  expect(without.text).toContain('It has no names, phones or messages.');
  const { document, summary } = await report(rows, { hasContacts: true });
  expect(tableOf(document, 'Who asked')).toEqual([
    ['2026-11-16 09:30', 'toronto', 'fall', 'Ada', '416-555-0199', 'One sofa', 'm5v'],
  ]);
  expect(summary).not.toMatch(/Ada|416-555|sofa|m5v/);
});

test('of many requests with contact the newest 500 are listed, and a sentence says so', async () => {
  const rows = Array.from({ length: 503 }, (_, index) =>
    from('fall', {
      sentAt: Date.parse('2026-11-16T14:00:00Z') + index * 1000,
      contact: { ...leadRow().contact, name: `N${index}` },
    }),
  );
  const { document } = await report(rows, { hasContacts: true });
  const names = tableOf(document, 'Who asked').map((cells) => cells[3]);
  expect([names.length, names[0], names.at(-1)]).toEqual([500, 'N502', 'N3']);
  expect(sectionOf(document, 'Who asked').textContent).toContain('The newest 500 of 503 are listed');
});

test('without a request the page says so', async () => {
  const { document, summary } = await report([]);
  expect(sectionOf(document, 'No requests').textContent).toContain('Nobody sent a form in this time');
  expect(document.querySelectorAll('svg')).toHaveLength(0);
  expect(summary).toContain('**0** requests');
});

test('the page says its period and its clock, and what is not in it', async () => {
  const { document } = await report(ofWeek);
  expect(document.querySelector('header')?.textContent).toContain('November 16, 2026 to November 22, 2026');
  const notes = sectionOf(document, 'How to read this').textContent;
  expect(notes).toContain('Phone calls and texts are not in the database');
  expect(notes).toContain(brandContent.cities[0]?.timeZone);
  expect(notes).toContain('Requests without metadata, or with only a part of it: 1.');
});

test('the summary of a run counts by campaign and city', async () => {
  const { summary } = await report(ofWeek);
  expect(summary).toContain('| fall | 3 | 4 | 0 |');
  expect(summary).toContain('| Toronto | 3 |');
});

test('the page needs nothing from elsewhere, and only its owner may read it', async () => {
  const { text, document, out } = await report(ofWeek);
  const policy = document
    .querySelector('meta[http-equiv="Content-Security-Policy"]')
    ?.getAttribute('content');
  expect(policy).toBe("default-src 'none'; style-src 'unsafe-inline'; img-src data:");
  expect(text.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:\/\/|url\(|@import|<script/);
  expect(statSync(out).mode & 0o777).toBe(0o600);
});

test('the page is valid HTML', async () => {
  const { text } = await report(ofWeek, { hasContacts: true });
  const empty = await report([]);
  const pages = [text, empty.text].map((html, index) => ({
    file: `report-${index}.html`,
    address: `/${index}`,
    html,
  }));
  expect(checkHtml(findOrInstallJava(), pages as BuiltPage[])).toEqual([]);
});

test('words stand out from their ground in the colours of any brand', () => {
  const { colors } = brandContent.site.brand;
  const pale = {
    ...colors,
    ink: '#cccccc',
    inkSoft: '#dddddd',
    paper: '#111111',
    identity: '#101030',
    line: '#ffffff',
  };
  for (const brand of [colors, pale]) {
    const { ink, soft, paper, sheet, fill } = reportColors(brand);
    const pairs = [
      [ink, paper],
      [ink, sheet],
      [ink, fill],
      [soft, paper],
      [soft, sheet],
    ] as const;
    for (const [words, ground] of pairs) expect(contrastOf(words, ground)).toBeGreaterThanOrEqual(4.5);
  }
});
