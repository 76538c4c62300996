import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { LeadRow } from '../leads/read-row';
import type { PlatformName } from '../leads/platforms';
import { writeAdFile } from '../leads/write-ad-file';
import { brandContent } from '../../__tests__/support/brand-fixture';
import { folderForAll } from '../../__tests__/support/local-database';
import { leadRow, streamOf, touch } from './support/lead-rows';

const inFolder = folderForAll();

const period = { since: '2026-11-16', until: '2026-11-22' };
const sunday = Date.parse('2026-11-22T20:00:00Z');
const { site } = brandContent;

async function write(
  action: PlatformName,
  rows: LeadRow[],
  conversions: Partial<typeof site.conversions> = {},
) {
  const log = jest.spyOn(console, 'log').mockImplementation();
  const out = inFolder(`${action}.csv`);
  rmSync(out, { force: true });
  const content = { cities: [], site: { ...site, conversions: { ...site.conversions, ...conversions } } };
  await writeAdFile(action, streamOf(rows), { period, out }, content, sunday);
  const said = String(log.mock.lastCall?.[0]).split('\n');
  log.mockRestore();
  return { said, lines: existsSync(out) ? readFileSync(out, 'utf8').trimEnd().split('\r\n') : [], out };
}

const clicked = (changes: Parameters<typeof touch>[0], row: Partial<LeadRow> = {}) =>
  leadRow({ lastTouch: touch(changes), ...row });

test.each<[string, PlatformName, LeadRow[], Parameters<typeof write>[2], string[]]>([
  [
    'one id for each conversion, its time in UTC, a value with its currency, and columns only for what there is',
    'google-ads',
    [
      clicked({ gclid: 'Cj0K-a_1', gbraid: '0AAA', wbraid: 'ClA', utm_source: 'google' }),
      clicked({ wbraid: 'ClA' }, { form: 'booking', sentAt: Date.parse('2026-11-17T05:00:01Z') }),
      clicked({ gclid: 'b' }, { form: 'estimate' }),
    ],
    { estimate: { ...site.conversions.estimate, value: 12.5 }, currency: 'CAD' },
    [
      'Parameters:TimeZone=+0000,,,,,',
      'Google Click ID,WBRAID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency',
      'Cj0K-a_1,,Conversion: quote,2026-11-16 14:30:15,,',
      ',ClA,Conversion: booking,2026-11-17 05:00:01,,',
      'b,,Conversion: estimate,2026-11-16 14:30:15,12.5,CAD',
    ],
  ],
  [
    'its own id alone',
    'microsoft-ads',
    [clicked({ gclid: 'Cj0K', msclkid: 'f894f652ea334e739002f7167ab8f8e3' })],
    {},
    [
      'Parameters:TimeZone=+0000,,',
      'Microsoft Click ID,Conversion Name,Conversion Time',
      'f894f652ea334e739002f7167ab8f8e3,Goal: quote,2026-11-16 14:30:15',
    ],
  ],
  [
    'the click in the form of its cookie, with the time of the click',
    'meta',
    [clicked({ fbclid: 'IwAR-x' }, { key: '-OaKey', page: '//[toronto/%3Cb%3E?"x"' })],
    {},
    [
      'event_name,event_time,action_source,event_id,event_source_url,user_data.fbc',
      'Lead,1794839415,website,-OaKey,https://www.lugmore.example//[toronto/%3Cb%3E%3F%22x%22,fb.1.1794837600000.IwAR-x',
    ],
  ],
])('%s: %s gets it', async (_, platform, rows, conversions, expected) => {
  const { lines, said, out } = await write(platform, rows, conversions);
  expect(lines).toEqual(expected);
  expect(said[0]).toMatch(/csv: \d conversions? for .*\. Nothing is sent: upload the file yourself/);
  expect(said.at(-1)).toBe('Nothing is left out.');
  expect(statSync(out).mode & 0o777).toBe(0o600);
});

test('the terminal says how many requests are left out, and why', async () => {
  const old = '2026-08-01T00:00:00.000Z';
  const twice = clicked({ gclid: 'twice' });
  const { lines, said } = await write('google-ads', [
    clicked({ gclid: 'good' }),
    clicked({ gclid: 'bad' }, { isMarked: true }),
    leadRow(),
    clicked({ msclkid: 'other' }),
    leadRow({ metadata: 'none', form: null }),
    clicked({ gclid: 'old', at: old }),
    clicked({ gclid: 'x'.repeat(200) }),
    clicked({ gclid: '=HYPERLINK("https://a.example")' }),
    clicked({ gclid: 'Cj0K', at: '2026-11-16T14:31:00.000Z' }),
    clicked({ gclid: 'Cj0K' }, { form: null, metadata: 'partial' }),
    twice,
    { ...twice, key: 'another' },
  ]);
  expect(lines.slice(2).map((line) => line.split(',')[0])).toEqual(['good', 'twice']);
  expect(said.slice(1)).toEqual([
    'Left out: 10.',
    '  3 with no known click on an ad of Google Ads',
    '  1 marked as spam',
    '  1 whose click was more than 90 days ago',
    '  1 whose click id may be cut at 200 characters',
    '  1 whose click id is not one that Google Ads gives',
    '  1 sent before the click, by the clock of the device',
    '  1 from an unknown form',
    '  1 that repeat another one',
  ]);
});

test('Meta gets no request from more than 7 days ago, and none that came more than 7 days after the click', async () => {
  const sent = (fbclid: string, at: string, sentAt = at) =>
    clicked({ fbclid, at: `2026-11-${at}:00:00.000Z` }, { sentAt: Date.parse(`2026-11-${sentAt}:00:00Z`) });
  const rows = [sent('fresh', '15T21'), sent('late', '15T19'), sent('slow', '12T19', '19T20')];
  const { lines, said } = await write('meta', rows);
  const none = await write('meta', rows.slice(1));
  expect([none.lines, none.said[0]]).toEqual([
    [],
    'No request of this period can go to Meta: no file is written.',
  ]);
  expect(lines.slice(1).map((line) => line.split('.').at(-1))).toEqual(['fresh']);
  expect(said[1]).toContain('no client_user_agent');
  expect(said.slice(2)).toEqual([
    'Left out: 2.',
    '  2 sent more than 7 days ago, or more than 7 days after the click',
  ]);
});

const won = { value: 640, currency: 'CAD', day: '2026-11-18' };
const wonAt = Date.parse('2026-11-18T12:00Z') / 1000;

test.each<[PlatformName, LeadRow, string]>([
  ['google-ads', clicked({ gclid: 'Cj0K' }, { won }), 'Cj0K,Conversion: won,2026-11-18 12:00:00,640,CAD'],
  [
    // The office has named no day: the job came after the request.
    'microsoft-ads',
    clicked({ msclkid: 'f894' }, { won: { ...won, day: '' } }),
    'f894,Goal: won,2026-11-16 14:30:16,640,CAD',
  ],
  [
    'meta',
    clicked({ fbclid: 'IwAR' }, { key: '-OaKey', won }),
    `Purchase,${wonAt},physical_store,-OaKey-won,,fb.1.1794837600000.IwAR,640,CAD`,
  ],
])('%s learns which request became a job, and what it brought', async (platform, row, line) => {
  const { lines } = await write(platform, [row]);
  expect(lines.at(-1)).toBe(line);
  expect(lines.at(-2)).not.toContain('640');
});

/** As `printf +14165550199 | sha256sum` writes it. */
const hashed = '2b6cb54e1fd2e7126dd4e664069e68c8968798987d7b9ca122cba53a01bd82c7';
const abroad = createHash('sha256').update('+442079460958').digest('hex');

test('enhanced conversions have the hashed phone of each request, and the click where it is known', async () => {
  const direct = { lastTouch: touch({}), key: '-OaDirect' };
  const contact = { ...leadRow().contact, phone: '+1 (416) 555-0199' };
  const { lines, said } = await write('google-enhanced', [
    clicked({ gclid: 'Cj0K' }, { key: '-OaClick', won }),
    leadRow({ ...direct, contact }),
    ...['011 44 20 7946 0958', '0044 20 7946 0958', '+44 20 7946 0958'].map((phone) =>
      leadRow({ ...direct, contact: { ...contact, phone } }),
    ),
    clicked({ gclid: '=1+1' }, { key: '-OaBad' }),
    leadRow({ ...direct, contact: { ...contact, phone: '416-555' } }),
    leadRow(),
    leadRow({ ...direct, sentAt: Date.parse('2026-09-01') }),
  ]);
  expect(lines.slice(1)).toEqual([
    'Phone Number,Google Click ID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency,Order ID',
    `${hashed},Cj0K,Conversion: quote,2026-11-16 14:30:15,,,-OaClick`,
    `${hashed},Cj0K,Conversion: won,2026-11-18 12:00:00,640,CAD,-OaClick-won`,
    `${hashed},,Conversion: quote,2026-11-16 14:30:15,,,-OaDirect`,
    // With a plus in place of the exit code.
    ...Array.from({ length: 3 }, () => `${abroad},,Conversion: quote,2026-11-16 14:30:15,,,-OaDirect`),
    `${hashed},,Conversion: quote,2026-11-16 14:30:15,,,-OaBad`,
  ]);
  expect(said.slice(1)).toEqual([
    'It has hashed phones: delete it after the upload.',
    'Left out: 3.',
    '  1 with neither a click nor a whole phone number',
    '  1 of which no visit is known: perhaps the browser asks not to be tracked',
    '  1 whose click, or the request itself, was more than 63 days ago',
  ]);
});
