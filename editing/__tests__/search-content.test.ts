import { nameField } from '../config/field-place';
import { searchContent } from '../content/search-content';
import { nameText, noticeWords } from '../screen/staff/place';
import { validContentFiles } from '../../__tests__/support/content-fixture';

const files = validContentFiles();

test('a text is found by any of its words, in any case, with its file and field', () => {
  const toronto = JSON.parse(files.find(({ path }) => path === 'cities/toronto.json')?.source ?? '') as {
    about: { typical: string };
  };
  const { typical } = toronto.about;
  const found = searchContent(files, typical.toUpperCase());
  expect(found).toContainEqual({
    file: 'cities/toronto.json',
    name: 'Toronto',
    field: 'about.typical',
    text: typical,
  });
});

test('a single character finds nothing, and neither do words that stand in no text together', () => {
  expect(searchContent(files, 'a')).toEqual([]);
  expect(searchContent(files, 'toronto qwertz')).toEqual([]);
});

test('a field is named by the labels of its form, an item of a list by its number', () => {
  expect(nameField('site/coupons.json', 'items[1].amount')).toBe('Coupons, coupon 2, Amount');
  expect(nameField('cities/toronto.json', 'about.typical')).toBe('About the city, Typical loads');
  expect(nameField('site/coupons.json', '(file)')).toBe('');
  expect(nameText('faq/hours.md', 'order')).toBe('Question “Hours”, Order');
});

test('an error is written by the labels of the screen where a form shows it, otherwise by its file', () => {
  const error = { words: 'faq/hours.md, line 4, order: found "x"', plain: 'found "x"', field: 'order' };
  expect(noticeWords({ ...error, file: 'faq/hours.md' })).toBe('Question “Hours”, Order: found "x"');
  expect(noticeWords({ ...error, file: 'media/a.png' })).toBe(error.words);
});
