import type { LocalDatabase } from '../../local/database/server';
import { countRows, printTable } from '../leads/count';
import { readChildren } from '../leads/database';
import { readLeadsOptions } from '../leads/options';
import { placesOf } from '../leads/places';
import { readPeriod } from '../leads/read-leads';
import { makePushId } from '../../src/features/requests/rules/push-id';
import { brandContent } from '../../__tests__/support/brand-fixture';
import { validConsent, validTouch } from '../../__tests__/support/context-records';
import { testNamespace } from '../../__tests__/support/local-database';
import { validJob } from '../../__tests__/support/records';
import { allRows, collect, openAs, saveRequest, sourceOf, startRealDatabase } from './support/saved-requests';

let database: LocalDatabase;
beforeEach(async () => {
  database = await startRealDatabase();
});
afterEach(() => database.close());

const rows = (since?: string, until?: string) => allRows(sourceOf(database), since, until);
async function* stream() {
  yield* await rows();
}

const noFiles = { spend: undefined, won: undefined, currency: '' };

async function ask(line = ''): Promise<string> {
  const log = jest.spyOn(console, 'log').mockImplementation();
  const options = readLeadsOptions(`--since 2026-11-01 ${line}`.trim().split(' '), '2026-11-23');
  await printTable(readPeriod(sourceOf(database), options, noFiles), options);
  const [[printed] = []] = log.mock.calls;
  log.mockRestore();
  return String(printed);
}

const direct = { landing_page: '/', at: '2026-11-20T08:15:00.000Z' };
const morning = '2026-11-07T08:00:00Z';

test('leads and jobs are counted by campaign, city and form; those with a spam signal have their own column', async () => {
  const fall = { last_touch: validTouch({ utm_campaign: 'fall' }) };
  saveRequest(database, '2026-11-20T12:00:00Z', { context: fall });
  saveRequest(database, '2026-11-20T13:00:00Z', { context: { ...fall, trap_filled: true } });
  saveRequest(database, '2026-11-20T14:00:00Z', {
    collection: 'jobs',
    record: validJob(),
    context: { ...fall, form: 'booking' },
  });
  saveRequest(database, '2026-11-20T15:00:00Z', { context: { ...fall, page: '/boise' } });
  saveRequest(database, '2026-11-20T16:00:00Z', { context: { ...fall, page: '/boise' } });
  saveRequest(database, '2026-11-20T17:00:00Z', {
    context: { page: '/book', form: 'book', last_touch: direct },
  });
  saveRequest(database, '2026-11-20T18:00:00Z', { context: null });
  saveRequest(database, '2026-11-20T19:00:00Z', { context: { form: 'gone', last_touch: direct } });
  database.write(testNamespace, 'presses', {
    [makePushId(Date.parse('2026-11-20T20:00:00Z'))]: { pressed: 'text', city: 'toronto', campaign: 'fall' },
  });
  saveRequest(database, '2026-11-20T21:00:00Z', { context: { ...fall, site_version: 'preview-pr-12' } });
  expect(await ask()).toBe(
    `From 2026-11-01 to 2026-11-23, each day by the clock of its city, by the last touch (--touch first counts the first one).

| Campaign    | City        | Form        | Leads | Jobs | Presses | Spam signal |
| ----------- | ----------- | ----------- | ----: | ---: | ------: | ----------: |
| fall        | boise       | quote       |     2 |    0 |       0 |           0 |
| fall        | toronto     | quote       |     1 |    0 |       0 |           1 |
| direct      | no city     | book        |     1 |    0 |       0 |           0 |
| direct      | toronto     | unknown     |     1 |    0 |       0 |           0 |
| fall        | toronto     | booking     |     0 |    1 |       0 |           0 |
| no metadata | no metadata | no metadata |     1 |    0 |       0 |           0 |
| fall        | toronto     | text        |     0 |    0 |       1 |           0 |
| All         |             |             |     6 |    1 |       1 |           1 |

No metadata: 1 request. We don't know where they came from.
Metadata in part: 1 request. What is missing counts as unknown.`,
  );
});

test('of a press the campaign of the last visit, the city and the day are known, and nothing else is made up', async () => {
  const at = Date.parse('2026-11-20T20:00:00Z');
  database.write(testNamespace, 'presses', {
    [makePushId(at)]: { pressed: 'call', city: '', campaign: 'fall' },
    [makePushId(at + 1)]: { pressed: 'text', city: 'toronto' },
    [makePushId(at + 2)]: { pressed: 'call', city: 'toronto', campaign: 'gclid' },
  });
  const counted = async (line: string) =>
    (await ask(line)).match(/^\| .*\d \|$/gm)?.map((row) => row.replace(/[ |]+/g, ' ').trim());
  expect(await counted('--by campaign,city,form')).toEqual([
    'fall no city call 0 0 1 0',
    'google ads, no campaign name toronto call 0 0 1 0',
    'no campaign name toronto text 0 0 1 0',
    'All 0 0 3 0',
  ]);
  for (const by of ['source', 'channel', 'landing-page', 'device', 'campaign --touch first'])
    expect(await counted(`--by ${by}`)).toEqual(['unknown 0 0 3 0', 'All 0 0 3 0']);
  expect(await counted('--by day')).toEqual(['2026-11-20 0 0 3 0', 'All 0 0 3 0']);
  const options = readLeadsOptions(['--report'], '2026-11-23');
  expect(await collect(readPeriod(sourceOf(database), options, noFiles))).toHaveLength(3);
});

test('requests are counted by the day of their city, in the order of the days, by device and by landing page, or by the first touch', async () => {
  const late = '2026-11-02T06:30:00.000Z';
  for (const page of ['/toronto', '/boise', '/toronto'])
    saveRequest(database, late, {
      context: { page, device: undefined, consent: validConsent({ at: late }), last_touch: undefined },
    });
  saveRequest(database, '2026-11-01T12:00:00Z', { context: { device: 'tablet', last_touch: direct } });
  const by = ['day', 'city', 'device', 'landing-page'] as const;
  const { groups } = await countRows(stream(), { by, touch: 'last' });
  expect(groups.map(({ names, leads }) => [...names, leads].join(' '))).toEqual([
    '2026-11-01 boise unknown unknown 1',
    '2026-11-01 toronto tablet / 1',
    '2026-11-02 toronto unknown unknown 2',
  ]);
  expect(await ask('--by campaign --touch first')).toContain(`| ${validTouch().utm_campaign} |     4 |`);
});

test.each<[string, object | null, object]>([
  [
    'all that a form sends',
    { page: '/toronto/offer/spring' },
    { metadata: 'whole', city: 'toronto', offer: 'spring', device: 'phone', firstTouch: validTouch() },
  ],
  [
    'no page of a city, no visit and no device',
    { page: '/book', first_touch: undefined, last_touch: undefined, device: undefined },
    { metadata: 'whole', city: null, timeZone: 'America/Boise', device: null, firstTouch: null },
  ],
  ['nothing', null, { metadata: 'none', city: null, form: null, timeZone: 'America/Boise', isMarked: false }],
  [
    'nothing but a mark',
    { form: 5, page: 5, consent: 5, first_touch: 5, last_touch: 5 },
    { metadata: 'partial', form: null, page: null },
  ],
])('a request whose metadata has %s is read as far as it goes', async (_, context, read) => {
  const key = saveRequest(database, morning, { context: context && { ...context } });
  expect(await rows()).toMatchObject([{ key, kind: 'lead', contact: { phone: '416-555-0199' }, ...read }]);
});

test('leads and jobs come in the order of their push ids, whatever the number of pages', async () => {
  const at = (index: number) => new Date(Date.parse('2026-11-01T12:00:00Z') + index * 1000).toISOString();
  const keys = Array.from({ length: 30 }, (_, index) =>
    saveRequest(database, at(index), index % 3 ? {} : { collection: 'jobs', record: validJob() }),
  );
  const all = await rows();
  expect(all.map(({ key }) => key)).toEqual(keys);
  expect(all[0]).toMatchObject({
    kind: 'job',
    contact: { address: '12B-100 Queen St W, Toronto, ON, m5h2n2, Canada' },
  });
  const leads = await collect(readChildren(openAs(database), 'leads', { startAt: '-', endAt: 'z' }, 4));
  expect(leads.map(([key]) => key)).toEqual(keys.filter((_, index) => index % 3));
});

test.each([
  ['2026-11-01', 'that of the press'],
  ['2026-09-01', 'that of the push id, where they are further apart than a question reads'],
])('the day of a request that waited since %s is %s', async (pressed) => {
  saveRequest(database, morning, { context: { consent: validConsent({ at: `${pressed}T08:00:00.000Z` }) } });
  const counted = pressed === '2026-11-01' ? pressed : '2026-11-07';
  for (const day of [pressed, '2026-11-07'])
    expect(await rows(`${day}T00:00:00Z`, `${day}T23:59:59Z`)).toHaveLength(day === counted ? 1 : 0);
});

test.each([
  ['/toronto', 'toronto', 'America/Toronto'],
  ['/spokane-valley/book-now', 'spokane-valley', 'America/Los_Angeles'],
  ['/Toronto/get-quote/', 'toronto', 'America/Toronto'],
  // The old slug of a city.
  ['/spokane/faq', 'spokane-valley', 'America/Los_Angeles'],
  // A city that is gone, with and without a redirect.
  ['/reno', 'reno', 'America/Boise'],
  ['/atlantis/faq', 'atlantis', 'America/Boise'],
  ['/', null, 'America/Boise'],
  ['/thankyou', null, 'America/Boise'],
])('a request from %s belongs to %s, in the zone %s', (page, city, zone) => {
  const redirects = {
    cities: [
      { from: 'spokane', to: 'spokane-valley' },
      { from: 'reno', to: '/' },
    ],
  };
  const { cities, site } = brandContent;
  const places = placesOf({ cities, site: { ...site, redirects } as typeof site });
  expect([places.cityOf(page), places.zoneOf(city)]).toEqual([city, zone]);
});

test('today is the day on which it is latest: what a city sent after its midnight is counted', () => {
  const toronto = brandContent.cities.find(({ timeZone }) => timeZone === 'America/Toronto')!;
  const western = { ...toronto, slug: 'west', timeZone: 'America/Vancouver' };
  const { todayAt } = placesOf({ ...brandContent, cities: [western, toronto] });
  expect(todayAt(Date.parse('2026-11-23T04:59:59Z'))).toBe('2026-11-22');
  expect(todayAt(Date.parse('2026-11-23T05:00:00Z'))).toBe('2026-11-23');
});
