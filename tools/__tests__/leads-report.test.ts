import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import type { BuiltPage } from '../../scripts/check-pages/built-pages';
import { checkHtml } from '../../scripts/check-pages/check-html';
import { findOrInstallJava } from '../../scripts/java';
import type { LeadRow } from '../leads/lead-row';
import { writeReport } from '../leads/write-report';
import type { LeadsOptions } from '../leads/options';
import { brandContent } from '../../__tests__/support/brand-fixture';
import { leadRow, streamOf, touch } from './support/lead-rows';

const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
afterAll(() => rmSync(folder, { recursive: true }));

const week = { since: '2026-11-16', until: '2026-11-22' };
const madeAt = Date.parse('2026-11-23T14:10:00Z');

/** Writes a report; gives its page as a document and as text, and the summary of a run on GitHub. */
async function report(rows: Iterable<LeadRow>, options: Partial<LeadsOptions> = {}) {
  const log = jest.spyOn(console, 'log').mockImplementation();
  const out = path.join(folder, 'report.html');
  const summaryFile = path.join(folder, 'summary.md');
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

/** The rows of the tables of a section, with a line between their cells. */
const rowsOf = (document: Document, title: string): string[] =>
  [...sectionOf(document, title).querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent?.trim()).join(' | '),
  );

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

test('the report counts by campaign, city, form, device and time, without what spam signals mark', async () => {
  const { document, summary } = await report([...ofWeek, from('fall', { isMarked: true })]);
  const rows = (title: string) => rowsOf(document, title);
  expect(rows('Campaigns')).toEqual([
    'fall | 3 | 50%',
    'direct | 1 | 17%',
    'no metadata | 1 | 17%',
    'spring | 1 | 17%',
  ]);
  expect(rows('First against last visit').slice(0, 2)).toEqual(['fall | 4 | 3 | −1', 'direct | 1 | 1 | 0']);
  expect(sectionOf(document, 'First against last visit').textContent).toContain(
    '5 (83%) came first and last by the same',
  );
  expect(rows('Cities')).toEqual([
    'Toronto | 3 | 50%',
    'Boise | 1 | 17%',
    'No city (/book) | 1 | 17%',
    'no metadata | 1 | 17%',
  ]);
  expect(rows('Forms')).toEqual([
    'Free quote | 2 | 33%',
    'Booking in a city | 1 | 17%',
    'Booking, no city | 1 | 17%',
    'Estimate | 1 | 17%',
    'no metadata | 1 | 17%',
  ]);
  expect(rows('Devices')).toEqual(['unknown | 3 | 50%', 'Phone | 2 | 33%', 'Computer | 1 | 17%']);
  expect(rows('Marked as spam')).toEqual(['bad | 1 | 1 | 100%', 'fall | 1 | 4 | 25%'].toReversed());
  // Days and hours are those of the clock of the city.
  expect(rows('Day by day')).toHaveLength(7);
  expect(rows('Day by day')[0]).toBe('Mon, November 16, 2026 | 6');
  const mondays = rows('Hour and weekday').map((row) => row.split(' | ').slice(0, 2).join(': '));
  expect(mondays.filter((row) => !row.endsWith(': 0'))).toEqual(['9 am: 4', '11 pm: 2']);
  expect(
    [...document.querySelectorAll('.facts div')].map((fact) => fact.textContent?.replace(/\s+/g, ' ').trim()),
  ).toEqual([
    'requests 6',
    'asks for a visit 1',
    'brought by a campaign, an ad or another site 4 (67%)',
    'marked as spam 2 (25%)',
  ]);
  expect(summary).toContain('| fall | 3 | 4 | 1 |');
  expect(summary).toContain('| Toronto | 3 |');
});

test.each([
  ['2026-09-01', 'Week by week', 'Week of November 16, 2026 | 6'],
  ['2025-09-01', 'Month by month', 'November 2026 | 6'],
])('a period from %s is counted %s', async (since, title, last) => {
  const { document } = await report(ofWeek, { period: { since, until: week.until } });
  expect(rowsOf(document, title).at(-1)).toBe(last);
});

test('of many campaigns the largest twelve are seen with the others as one, and 200 unfold', async () => {
  const rows = Array.from({ length: 2100 }, (_, index) =>
    Array.from({ length: index < 12 ? 3 : 1 }, () => from(`campaign ${index}`)),
  ).flat();
  const { document } = await report(rows);
  const [seen, folded] = sectionOf(document, 'Campaigns').querySelectorAll('tbody');
  expect([seen?.rows.length, folded?.rows.length]).toEqual([13, 188]);
  // 2000 names and, as one more, those that nobody can have made up by hand.
  expect(seen?.rows[12]?.textContent).toMatch(/1989 others\s+2088\s+98%/);
  expect(sectionOf(document, 'Campaigns').textContent).toContain('1801 more names are left out');
  const bars = [...(seen?.querySelectorAll<HTMLElement>('.bars span') ?? [])].map(({ style }) => style.width);
  expect([bars[0], bars[12]]).toEqual(['0.1%', '100%']);
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
  const attributes = [...document.querySelectorAll('*')].flatMap((each) => each.getAttributeNames());
  expect(attributes.filter((name) => name.startsWith('on'))).toEqual([]);
  expect(rowsOf(document, 'Campaigns')[0]).toContain(hostile);
  expect(summary).not.toMatch(/<script|<img/);
});

test('names and phones are in it only where they are asked for: the newest 500, and never in the summary', async () => {
  const contact = { name: 'Ada', phone: '416-555-0199', message: 'One sofa', zip: 'm5v', address: '' };
  const monday = Date.parse('2026-11-16T14:30:15Z');
  const rows = Array.from({ length: 1203 }, (_, index) =>
    from('fall', { sentAt: monday + index, contact: { ...contact, name: `Ada ${index}` } }),
  );
  const without = await report(rows);
  expect(without.text).not.toMatch(/Ada|416-555|sofa|m5v/);
  expect(without.text).toContain('It has no names, phones or messages.');
  const { document, summary } = await report(rows, { hasContacts: true });
  const listed = rowsOf(document, 'Who asked');
  expect(listed[0]).toBe('2026-11-16 09:30 | toronto | fall | Ada 1202 | 416-555-0199 | One sofa | m5v');
  expect([listed.length, listed.at(-1)]).toEqual([500, expect.stringContaining('Ada 703')]);
  expect(sectionOf(document, 'Who asked').textContent).toContain('The newest 500 of 1203 are listed');
  expect(summary).not.toMatch(/Ada|416-555|sofa|m5v/);
});

test('the page says its period and its clock, and without a request that there is none', async () => {
  const { document } = await report(ofWeek);
  expect(document.querySelector('header')?.textContent).toContain('November 16, 2026 to November 22, 2026');
  const notes = sectionOf(document, 'How to read this').textContent;
  expect(notes).toContain('Phone calls and texts are not in the database');
  expect(notes).toContain(brandContent.cities[0]?.timeZone);
  expect(notes).toContain('Requests without metadata, or with only a part of it: 1.');
  const empty = await report([]);
  expect(sectionOf(empty.document, 'No requests').textContent).toContain('Nobody sent a form in this time');
  expect(empty.summary).toContain('**0** requests');
});

test('the page is valid HTML, needs nothing from elsewhere, and only its owner may read it', async () => {
  const { text, document, out } = await report(ofWeek, { hasContacts: true });
  const policy = document
    .querySelector('meta[http-equiv="Content-Security-Policy"]')
    ?.getAttribute('content');
  expect(policy).toBe("default-src 'none'; style-src 'unsafe-inline'; img-src data:");
  expect(text).not.toMatch(/https?:\/\/|url\(|@import|<script/);
  expect(statSync(out).mode & 0o777).toBe(0o600);
  const empty = await report([]);
  const pages = [text, empty.text].map((html, index) => ({
    file: `${index}.html`,
    address: `/${index}`,
    html,
  }));
  expect(checkHtml(findOrInstallJava(), pages as BuiltPage[])).toEqual([]);
});
