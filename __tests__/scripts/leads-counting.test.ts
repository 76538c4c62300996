import type { LocalDatabase } from '../../local/database/server';
import { countRows } from '../../scripts/leads/count';
import type { LeadRow } from '../../scripts/leads/lead-row';
import { readLeadsOptions } from '../../scripts/leads/options';
import { readLeads } from '../../scripts/leads/read-leads';
import { renderCount } from '../../scripts/leads/table';
import { validTouch, validConsent } from '../support/context-records';
import { validJob } from '../support/records';
import { saveRequest, sourceOf, startRealDatabase } from '../support/saved-requests';

let database: LocalDatabase;
beforeEach(async () => {
  database = await startRealDatabase();
});
afterEach(() => database.close());

const rows = (): AsyncIterable<LeadRow> =>
  readLeads(sourceOf(database), { since: 0, until: Date.parse('2027-01-01') });
const optionsOf = (line: string) => readLeadsOptions(line.split(' '), '2026-11-23');

const direct = { landing_page: '/', at: '2026-11-20T08:15:00.000Z' };

/** Prints what the command would print. */
async function ask(line: string): Promise<string> {
  const options = optionsOf(`--since 2026-11-01 ${line}`.trim());
  const { by = ['campaign', 'city', 'form'], touch } = options;
  return renderCount(await countRows(rows(), { by, touch }), options);
}

test('leads and jobs are counted by campaign, city and form; those with a spam signal stand apart', async () => {
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
  expect(await ask('')).toBe(
    `From 2026-11-01 to 2026-11-23, each day by the clock of its city, by the last touch (--touch first counts the first one).

| Campaign    | City        | Form        | Leads | Jobs | Spam signal |
| ----------- | ----------- | ----------- | ----: | ---: | ----------: |
| fall        | boise       | quote       |     2 |    0 |           0 |
| fall        | toronto     | quote       |     1 |    0 |           1 |
| direct      | no city     | book        |     1 |    0 |           0 |
| direct      | toronto     | unknown     |     1 |    0 |           0 |
| fall        | toronto     | booking     |     0 |    1 |           0 |
| no metadata | no metadata | no metadata |     1 |    0 |           0 |
| All         |             |             |     6 |    1 |           1 |

No metadata: 1 request. Nothing is saved of where they came from.
Metadata in part: 1 request. What is missing counts as unknown.`,
  );
});

test('a time without requests says so', async () => {
  expect(await ask('')).toMatch(/No request was sent in that time\.$/);
});

const click = (id: string) => ({ ...direct, [id]: 'abc' });

test.each([
  [{ ...direct, utm_campaign: 'fall', utm_source: 'news', gclid: 'abc' }, 'fall', 'news'],
  [click('gclid'), 'google ads, no campaign name', 'google ads'],
  [click('gbraid'), 'google ads, no campaign name', 'google ads'],
  [click('wbraid'), 'google ads, no campaign name', 'google ads'],
  [click('msclkid'), 'microsoft ads, no campaign name', 'microsoft ads'],
  [click('fbclid'), 'facebook or instagram, no campaign name', 'facebook or instagram'],
  [{ ...direct, utm_source: 'news', utm_medium: 'email' }, 'news / email', 'news / email'],
  [{ ...direct, referrer: 'https://www.example.com/search' }, 'example.com', 'example.com'],
  [{ ...direct, referrer: 'android-app://com.google.gm/' }, 'com.google.gm', 'com.google.gm'],
  [direct, 'direct', 'direct'],
  [undefined, 'unknown', 'unknown'],
])('a visit %j is the campaign %j of the source %j', async (last_touch, campaign, source) => {
  saveRequest(database, '2026-11-20T12:00:00Z', { context: { last_touch } });
  const { groups } = await countRows(rows(), { by: ['campaign', 'source'], touch: 'last' });
  expect(groups.map(({ names }) => names)).toEqual([[campaign, source]]);
});

test('the first touch counts where it is asked for', async () => {
  const first_touch = validTouch({ utm_campaign: 'spring' });
  saveRequest(database, '2026-11-20T12:00:00Z', { context: { first_touch, last_touch: direct } });
  expect(await ask('--by campaign --touch first')).toContain('| spring   |     1 |');
  expect(await ask('--by campaign')).toContain('| direct   |     1 |');
});

test('a day is one of the clock of the city, and days stand in their order', async () => {
  const late = '2026-11-02T06:30:00.000Z';
  const consent = validConsent({ at: late });
  saveRequest(database, late, { context: { page: '/toronto', consent, last_touch: direct } });
  saveRequest(database, late, { context: { page: '/boise', consent, last_touch: direct } });
  saveRequest(database, late, { context: { page: '/toronto', consent, last_touch: direct } });
  const { groups } = await countRows(rows(), { by: ['day', 'city'], touch: 'last' });
  expect(groups.map(({ names, leads }) => [...names, leads])).toEqual([
    ['2026-11-01', 'boise', 1],
    ['2026-11-02', 'toronto', 2],
  ]);
});

test('devices and landing pages are counted; older pages sent no device', async () => {
  saveRequest(database, '2026-11-20T12:00:00Z', { context: { device: 'tablet', last_touch: direct } });
  saveRequest(database, '2026-11-20T12:00:01Z', { context: { device: undefined, last_touch: undefined } });
  const { groups } = await countRows(rows(), { by: ['device', 'landing-page'], touch: 'last' });
  expect(groups.map(({ names }) => names)).toEqual([
    ['tablet', '/'],
    ['unknown', 'unknown'],
  ]);
});
