import { readLeadsOptions } from '../leads/options';

const read = (line: string) => readLeadsOptions(line.split(' ').filter(Boolean), '2026-11-23');

test('without options the last seven days are counted by the last touch, on this machine', () => {
  const period = { since: '2026-11-17', until: '2026-11-23' };
  expect(read('')).toMatchObject({ action: 'table', live: false, period, touch: 'last', yes: false });
  expect(read('--last-week').period).toEqual({ since: '2026-11-16', until: '2026-11-22' });
});

test.each([
  ['--csv --out a.csv --with-contacts', { action: 'csv', out: 'a.csv', hasContacts: true }],
  ['--report --out a.html --live', { action: 'report', live: true }],
  ['--meta --won jobs.csv', { action: 'meta', won: 'jobs.csv' }],
  ['--google-enhanced', { action: 'google-enhanced' }],
  ['--report --spend ads.csv', { action: 'report', spend: 'ads.csv' }],
  ['--csv --consented', { action: 'csv', consented: true }],
  ['--forget 416-555-0199 --yes', { action: 'forget', forget: '416-555-0199', yes: true }],
])('%s names what to do', (line, options) => {
  expect(read(line)).toMatchObject(options);
});

test.each([
  ['--since 2026-02-31', '--since is "2026-02-31", but must be a day'],
  ['--since yesterday', '--since is "yesterday", but must be a day'],
  ['--since 2026-11-01 --until 2026-1-2', '--until is "2026-1-2", but must be a day'],
  ['--since 2026-11-02 --until 2026-11-01', '--since 2026-11-02 is after --until 2026-11-01'],
  ['--since 2026-11-24', '--since 2026-11-24 is after today, 2026-11-23'],
  ['--until 2026-11-01', '--until needs --since'],
  ['--last-week --until 2026-11-01', '--last-week names both ends'],
  ['--meta --with-contacts', '--with-contacts goes with --csv, --json, --report alone'],
  ['--by colour', '--by is "colour", but must be of campaign, city, form, day, channel, source'],
  ['--touch middle', '--touch is "middle", but must be first or last'],
  ['--csv --report', 'Of --csv, --report ask for one at a time'],
  ['--out a.csv', '--out goes with --csv, --json, --report, --google-ads'],
  ['--csv --by city --with-contacts', '--by counts and --with-contacts lists'],
  ['--consented', '--consented goes with --csv, --json alone'],
  ['--csv --spend ads.csv', '--spend goes with --report alone'],
  ['--csv --won jobs.csv', '--won goes with --report, --google-ads'],
  ['--yes', '--yes goes with --forget, --delete-old alone'],
  ['--forget', "Option '--forget <value>' argument missing: npm run leads -- takes --live, --since"],
  ['--nope', "Unknown option '--nope': npm run leads -- takes --live, --since"],
])('%s is refused with one sentence', (line, sentence) => {
  expect(() => read(line)).toThrow(sentence);
  expect(() => read(line)).toThrow(expect.objectContaining({ name: 'PlainError' }));
});
