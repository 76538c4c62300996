import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { checkHtml } from '../../scripts/check-pages/check-html';
import { findOrInstallJava } from '../../scripts/java';
import type { LeadRow } from '../leads/read-row';
import { readOfficeFiles } from '../leads/office-files';
import { writeReport } from '../leads/write-report';
import type { LeadsOptions } from '../leads/options';
import { referenceOf } from '../../src/features/ticket/rules/confirmation';
import { brandContent } from '../../__tests__/support/brand-fixture';
import { folderForAll } from '../../__tests__/support/local-database';
import { leadRow, streamOf, touch } from './support/lead-rows';

const inFolder = folderForAll();

const week = { since: '2026-11-16', until: '2026-11-22' };
const madeAt = Date.parse('2026-11-23T14:10:00Z');

/** Writes a report; gives its page as a document and as text, and the summary of a run on GitHub. */
async function report(
  rows: Iterable<LeadRow>,
  options: Partial<LeadsOptions> & { office?: Pick<LeadsOptions, 'spend' | 'won'> } = {},
) {
  const log = jest.spyOn(console, 'log').mockImplementation();
  const out = inFolder('report.html');
  const summaryFile = inFolder('summary.md');
  rmSync(summaryFile, { force: true });
  process.env.GITHUB_STEP_SUMMARY = summaryFile;
  const { office = { spend: undefined, won: undefined }, ...others } = options;
  const asked = { period: week, hasContacts: false, ...others, out };
  const files = readOfficeFiles(office, brandContent.site.conversions);
  await writeReport(streamOf(rows), asked, brandContent, files, madeAt);
  delete process.env.GITHUB_STEP_SUMMARY;
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

const press = (campaign: string, changes: Partial<LeadRow> = {}) =>
  leadRow({ kind: 'press', form: null, pressed: 'call', campaign, ...changes });

const sentBefore = { sentAt: Date.parse('2026-11-12T15:00:00Z') };
const ofWeekBefore = [from('fall', sentBefore), from('fall', sentBefore), from('summer', sentBefore)];

test('the report counts by campaign, city, form, device and time, without what spam signals mark; presses are next to the requests of their campaign', async () => {
  const presses = [press('fall'), press('radio'), press('fall'), press('fall', sentBefore)];
  const requests = [...ofWeekBefore, ...ofWeek, from('fall', { isMarked: true })];
  const { document, summary } = await report([...presses, ...requests], { hasContacts: true });
  const rows = (title: string) => rowsOf(document, title);
  expect(rows('Campaigns')).toEqual([
    'fall | 3 | 50% | 2 | 2',
    'direct | 1 | 17% | 0 | 0',
    'no metadata | 1 | 17% | 0 | 0',
    'spring | 1 | 17% | 0 | 0',
    'summer | 0 | 0% | 1 | 0',
    'radio | 0 | 0% | 0 | 1',
  ]);
  expect(rows('Cities')).toEqual([
    'Toronto | 3 | 50% | 3',
    'Boise | 1 | 17% | 0',
    'No city (/book) | 1 | 17% | 0',
    'no metadata | 1 | 17% | 0',
  ]);
  expect(rows('Forms')).toEqual([
    'Free quote | 2 | 33% | 3',
    'Booking in a city | 1 | 17% | 0',
    'Estimate | 1 | 17% | 0',
    'Quote without a city | 1 | 17% | 0',
    'no metadata | 1 | 17% | 0',
  ]);
  expect(rows('Devices')).toEqual([
    'unknown | 2 | 33% | 3',
    'Phone | 2 | 33% | 0',
    'Computer | 1 | 17% | 0',
    'no metadata | 1 | 17% | 0',
  ]);
  expect(rows('Marked as spam')).toEqual(['bad | 1 | 1 | 100%', 'fall | 1 | 4 | 25%'].toReversed());
  // Days are those of the clock of the city.
  expect(rows('Day by day')).toHaveLength(7);
  expect(rows('Day by day')[0]).toBe('Mon, November 16, 2026 | 6');
  expect(
    [...document.querySelectorAll('.facts div')].map((fact) =>
      [...fact.children].map((part) => part.textContent).join(' '),
    ),
  ).toEqual([
    'requests; before: 3 6',
    'asks for a visit; before: 0 1',
    'brought by a campaign, an ad or another site; before: 3 4 (67%)',
    'marked as spam; before: 0 2 (25%)',
    'presses on a number to call or to text; before: 1 3',
  ]);
  expect(rows('Who asked')).toHaveLength(ofWeek.length + 1);
  expect(rowsOf((await report([press('fall')])).document, 'Campaigns')).toEqual(['fall | 0 | 0% | 0 | 1']);
  for (const line of [/\| fall +\| +3 \| +50% \| +2 \| +2 \|/, /\| fall +\| +1 \| +4 \|/])
    expect(summary).toMatch(line);
  expect(summary).toContain('**3** in the period before');
  expect(summary).toMatch(/\| Toronto +\| +3 \|/);
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
  expect(seen?.rows[12]?.textContent).toMatch(/^2088 others208898%/);
  expect(sectionOf(document, 'Campaigns').textContent).toContain('1900 more names are left out');
  const bars = [...(seen?.querySelectorAll<HTMLElement>('.bars span') ?? [])].map(({ style }) => style.width);
  expect([bars[0], bars[12]]).toEqual(['0.1%', '100%']);
});

function fileOf(name: string, lines: string): string {
  const file = inFolder(name);
  writeFileSync(file, lines);
  return file;
}

const spendLines = `\ufeffDate;Campaign;Source;Amount;Currency;Clicks
2026-11;Fall;;"$3,000";CAD;99
2026-11-16;spring;;50;cad;2
2026-11-17;;radio;80;CAD;
2026-11-12;fall;;20;CAD;1
2026-01;old;;100;CAD;1
`;
const wonLines = (key: string, other = key) => `ticket,phone,value,currency,date
${referenceOf(key).toLowerCase()},,640,CAD,2026-11-20
'${other},,100,CAD,
,(416) 555-0142,200.50,CAD,2026-11-15
,416 555 0142,300,CAD,2026-11-18
nobody,,1,CAD,
`;

test('the report says what a request of each campaign cost, and what the office won of it', async () => {
  const contact = { ...leadRow().contact, phone: '416-555-0142' };
  const radio = leadRow({ lastTouch: touch({ utm_source: 'radio', utm_medium: 'fm' }), contact });
  // It would be spam, but the office has done the job.
  const fall = from('fall', { isMarked: true });
  const spring = from('spring');
  const rows = [from('fall', sentBefore), radio, fall, from('fall'), spring, leadRow()];
  const office = {
    spend: fileOf('spend.csv', spendLines),
    won: fileOf('won.csv', wonLines(fall.key, spring.key)),
  };
  const files = readOfficeFiles(office, brandContent.site.conversions);
  const joined = rows.map((row) => files.won?.join(row) ?? row);
  const { document } = await report(joined, { office });
  // 3,000 in 30 days are 700 in a week.
  expect(rowsOf(document, 'Cost and jobs')).toEqual([
    'fall | 700.00 | 2 | 350.00 | 720.00 | 1 | 640.00',
    'radio (source) | 80.00 | 1 | 80.00 | – | 1 | 300.00',
    'spring | 50.00 | 1 | 50.00 | – | 1 | 100.00',
  ]);
  const lead = sectionOf(document, 'Cost and jobs').querySelector('p')?.textContent?.replace(/\s+/g, ' ');
  expect(lead).toContain('CAD 830.00 was paid for 4 requests: 207.50 each, and 720.00 in the period before.');
  expect(lead).toContain('Won jobs: 3, which brought CAD 1,040.00.');
  expect(files.won?.describeRest()).toMatch(/won\.csv: 3 of 5 won jobs belong to .* but not line 4, 6\.$/);
});

test('a request counts once: by its campaign if that has costs in either period, otherwise by its source', async () => {
  const spend = fileOf(
    'spend.csv',
    `date,campaign,source,amount,currency
2026-11-16,Fall,,75,CAD
2026-11-16,,google,60,CAD
2026-11-16,,google / cpc,15,CAD
2026-01,old,,100,CAD
`,
  );
  const google = (utm_campaign: string, utm_medium: string) =>
    leadRow({ lastTouch: touch({ utm_source: 'google', utm_medium, utm_campaign }) });
  const rows = [
    ...Array.from({ length: 7 }, () => google('fall', 'cpc')),
    google('spring', 'cpc'),
    google('old', 'email'),
    google('spring', 'email'),
    // A name that looks like a row of a source.
    from('google (source)'),
  ];
  const { document } = await report(rows, { office: { spend, won: undefined } });
  expect(rowsOf(document, 'Cost and jobs')).toEqual([
    'fall | 75.00 | 7 | 10.71 | –',
    'google (source) | 60.00 | 2 | 30.00 | –',
    'google / cpc (source) | 15.00 | 1 | 15.00 | –',
  ]);
  const lead = sectionOf(document, 'Cost and jobs').querySelector('p')?.textContent?.replace(/\s+/g, ' ');
  expect(lead).toContain('CAD 150.00 was paid for 10 requests: 15.00 each');
});

test('without costs the report has the jobs alone, and without files neither', async () => {
  const won = { value: 640, currency: 'CAD', day: '' };
  const office = { won: fileOf('won.csv', wonLines('-Oa')), spend: undefined };
  const { document } = await report([from('fall', { won }), from('spring')], { office });
  expect(rowsOf(document, 'Cost and jobs')).toEqual(['fall | 1 | 1 | 640.00']);
  expect(sectionOf((await report(ofWeek)).document, 'Cost and jobs')).toBeUndefined();
});

test.each<['spend' | 'won', string, string]>([
  ['spend', 'date,cost\n2026-11-01,5\n', 'there is no column "amount"'],
  ['spend', 'date,campaign,amount\n2026-11-01,fall,5\n', 'line 2: "currency" is "", but must be CAD or USD'],
  ['spend', 'date,campaign,amount,currency\n2026-11-31,fall,5,CAD\n', 'line 2: "date" is "2026-11-31"'],
  ['spend', 'date,campaign,amount,currency\n2026-11,fall,free,CAD\n', 'line 2: "amount" is "free"'],
  [
    'spend',
    'date,campaign,amount,currency\n2026-11,fall,"1250,50",CAD\n',
    'office.csv, line 2: "amount" is "1250,50", but must be a number with a period before the cents, such as 1250.50',
  ],
  ['spend', 'date,campaign,amount,currency\n2026-11,,5,CAD\n', '"campaign" and "source" are both empty'],
  [
    'spend',
    'date,source,amount,currency\n2026-11,a,5,CAD\n2026-11,a,5,USD\n',
    'line 3: it is in USD, and others',
  ],
  ['won', 'ticket,value,currency\n,5,CAD\n', 'it has neither a ticket nor a phone'],
  ['won', 'ticket,value,currency\nDC6Q2H,,CAD\n', 'line 2: "value" is ""'],
  ['won', 'ticket,value,currency\n"DC6Q2H,5,CAD\n', 'cannot be read'],
])('a file of the office for --%s that has %j is refused: %s', (option, text, sentence) => {
  const office = { spend: undefined, won: undefined, [option]: fileOf('office.csv', text) };
  expect(() => readOfficeFiles(office, brandContent.site.conversions)).toThrow(sentence);
});

test('an amount may have thousands, cents and a sign', () => {
  const written = ['1250.50', '"$1,250.50"', '1 250', '"12,345,678"', '.5'];
  const lines = written.map((amount) => `2026-11,fall,${amount},CAD\n`).join('');
  const spend = fileOf('spend.csv', `date,campaign,amount,currency\n${lines}`);
  const read = readOfficeFiles({ spend, won: undefined }, brandContent.site.conversions);
  expect(read.spend?.map(({ amount }) => amount)).toEqual([1250.5, 1250.5, 1250, 12_345_678, 0.5]);
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
  expect(notes).toContain('A press on a number to call or to text is counted, not what came of it');
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
  const pages = [text, empty.text].map((html, index) => ({ address: `/${index}`, html }));
  expect(checkHtml(findOrInstallJava(), pages)).toEqual([]);
});
