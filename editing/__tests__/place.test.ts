import { isOnScreen, schemaOf } from '../content/schemas';
import { entryOf, fieldAddress, formerAddress, nameEntry, readPlace } from '../screen/staff/place';
import { timeInWords } from '../screen/staff/time-in-words';
import { validContentFiles } from '../../__tests__/support/content-fixture';

test('every content file has an address on the screen that leads back to it, but for those of developers', () => {
  for (const { path } of validContentFiles()) {
    expect(readPlace(formerAddress(path))).toEqual({ page: 'former', path });
    const isShown = isOnScreen(schemaOf(path));
    const { address = '' } = entryOf(path) ?? {};
    expect([path, readPlace(address)]).toEqual([path, isShown ? { page: 'decap', path } : { page: 'first' }]);
    expect(nameEntry(path)).not.toContain('/');
  }
});

test('without a place the screen is on its first page, and a list is no entry', () => {
  for (const hash of ['', '#', '#/', '#/start']) expect(readPlace(hash)).toEqual({ page: 'first' });
  for (const place of ['collections/faq', 'collections/faq/new', 'collections/gone/entries/a', 'workflow'])
    expect(readPlace(`#/${place}`)).toEqual({ page: 'decap' });
});

test('a notice leads to its field, in a new entry too, to its entry, or to the list of its folder', () => {
  const coupons = '#/collections/site/entries/site-coupons';
  expect(fieldAddress({ words: '', file: 'site/coupons.json', field: 'items[1].validUntil' })).toBe(
    `${coupons}?field=items.1.validUntil`,
  );
  expect(fieldAddress({ words: '', file: 'site/coupons.json', field: '(file)' })).toBe(coupons);
  const author = { words: '', file: 'reviews/a.json', field: 'author', isNew: true };
  expect(fieldAddress(author)).toBe('#/collections/reviews/new?field=author');
  expect(fieldAddress({ words: '', file: 'badges/', field: '(file)' })).toBe('#/collections/badges');
  expect(fieldAddress({ words: '', file: 'media/photos/a.webp' })).toBeUndefined();
  expect(fieldAddress({ words: '' })).toBeUndefined();
});

const now = Date.parse('2026-11-22T12:00:00Z');

test.each([
  ['2026-11-22T11:59:00Z', '1 minute ago'],
  ['2026-11-22T10:59:00Z', '1 hour ago'],
  ['2026-11-21T11:00:00Z', 'yesterday'],
  ['2026-11-20T21:00:00Z', '2 days ago'],
  ['2026-11-22T12:00:09Z', 'just now'],
])('%s is %s', (when, words) => {
  expect(timeInWords(when, now)).toBe(words);
});
