import * as rules from '../../../../src/features/measuring/rules/attribution';
import { campaign } from '../../../support/campaign';

const { addTouch, parseAttribution, readTouch } = rules;
type AttributionTouch = rules.AttributionTouch;

const now = new Date('2026-11-21T17:30:05.250Z');
const at = now.toISOString();
const site = 'https://www.haulwell.example';
const dayMs = 24 * 60 * 60 * 1000;

const read = (query: string, referrer = '', path = '/toronto'): AttributionTouch =>
  readTouch({ address: `${site}${path}${query}`, referrer, now });
const source = (query: string): string | undefined => read(query).utm_source;

test('every value of a full campaign address is read, and the page it landed on without its query', () => {
  const query =
    '?utm_source=google&utm_medium=cpc&utm_campaign=fall%20sale&utm_term=junk+removal&utm_content=ad-2&utm_id=77' +
    '&gclid=Cj0K&gbraid=0AAA&wbraid=ClA&msclkid=5d1c&fbclid=IwAR&gad_campaignid=2187&email=ada%40example.com#top';
  expect(read(query, 'https://www.google.com/search?q=junk#x')).toStrictEqual({
    ...campaign,
    landing_page: '/toronto',
    referrer: 'https://www.google.com/search',
    at,
  });
});

test.each([
  ['encoded letters', '%C3%A9t%C3%A9', 'été'],
  ['another encoding than UTF-8', '%E9t%E9', '\ufffdt\ufffd'],
  ['a broken percent sign', '50%25%', '50%%'],
  ['markup', '%3Cscript%3Ealert(1)%3C/script%3E', 'scriptalert(1)/script'],
  ['control characters', 'a%00b%07c%1B%5B31m%7F%C2%85d', 'abc[31md'],
])('%s in a value: %s is read as %j', (_, written, value) => {
  expect(source(`?utm_source=${written}`)).toBe(value);
});

test.each([
  ['the same site', `${site}/ottawa?utm_source=x`, undefined],
  ['a page with a name and a password', 'https://ada:secret@example.com/a', 'https://example.com/a'],
  ['a page with markup in its path', 'https://example.com/<b>?<i>', 'https://example.com/%3Cb%3E'],
  ['what is no address', 'ht!tp//x', undefined],
  ['10 KB', `https://example.com/${'a'.repeat(10_240)}`, `https://example.com/${'a'.repeat(180)}`],
])('from %s the referrer is origin and path, and only that of another site', (_, referrer, expected) => {
  expect(read('', referrer).referrer).toBe(expected);
});

test('when the first touch is forgotten, the last one is the earliest that is known', () => {
  const [last_touch, brought] = [read('?utm_source=a'), read('?utm_source=b')];
  expect(addTouch({ last_touch }, read(''))).toStrictEqual({ first_touch: last_touch, last_touch });
  expect(addTouch({ last_touch }, brought)).toStrictEqual({ first_touch: last_touch, last_touch: brought });
});

const whole = { utm_source: 'google', landing_page: '/toronto', referrer: 'https://example.com/a', at };
const stored = (touch: unknown) => parseAttribution({ first_touch: touch }, now).first_touch;

test.each([
  ['no object', 'google'],
  ['without a page', { ...whole, landing_page: undefined }],
  ['with markup for its page', { ...whole, landing_page: '/<b>' }],
  ['with a time that is none', { ...whole, at: '2026-13-41T99:00:00.000Z' }],
  ['of tomorrow', { ...whole, at: new Date(now.getTime() + dayMs).toISOString() }],
])('a stored touch %s is ignored', (_, touch) => {
  expect(stored(touch)).toBeUndefined();
});

test.each([
  ['markup', { utm_source: '<img src=x>' }, 'img src=x'],
  ['10 KB', { utm_source: 'x'.repeat(10_240) }, 'x'.repeat(200)],
  ['half a character', { utm_source: 'a\ud83db' }, 'ab'],
  ['an object', { utm_source: { '.sv': 'timestamp' } }, undefined],
])('a stored value that is %s is cleaned or left out', (_, changed, value) => {
  expect(stored({ ...whole, ...changed })?.utm_source).toBe(value);
});
