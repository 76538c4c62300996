import { nameField } from '../content/schemas';
import { searchIn } from '../content/search-content';
import { plainWords } from '../content/describe-errors';
import { inScreenWords, nameText } from '../screen/staff/place';
import { validContentFiles } from '../../__tests__/support/content-fixture';

const files = validContentFiles();

const search = searchIn(files);
const questionIn = (path: string, question: string, answer = 'Ask us.') => ({
  path,
  source: `---\ntopic: a\nquestion: ${question}\norder: 9\n---\n\n${answer}\n`,
});

test('a text is found by its words, in any case, also with a typo or half a word', () => {
  const toronto = JSON.parse(files.find(({ path }) => path === 'cities/toronto.json')?.source ?? '') as {
    about: { typical: string };
  };
  const { typical: text } = toronto.about;
  const found = { file: 'cities/toronto.json', name: 'Toronto', field: 'about.typical', text };
  expect(search(text.toUpperCase())[0]).toEqual(found);
  expect(search(text.replace(/[a-z]([a-z]{4})/, '$1').slice(0, -4))).toContainEqual(found);
});

test('a title comes before other texts, and so does a field by its label', () => {
  const question = questionIn('faq/price.md', 'What does it cost?', 'It costs what the load costs.');
  const [first] = searchIn([...files, question])('how much does it cost');
  expect(first).toMatchObject({ file: 'faq/price.md', field: 'question' });
  expect(search('hours')[0]).toMatchObject({ file: 'site/brand.json', field: 'openingHours[0].opens' });
  expect(search('qwertz')).toEqual([]);
});

test('words that every question has count only where there are no others', () => {
  const found = searchIn([...files, questionIn('faq/insured.md', 'When are you insured?')]);
  const hours = expect.objectContaining({ field: 'openingHours[0].opens' }) as object;
  expect(found('When are you open?').slice(0, 3)).toContainEqual(hours);
  expect(found('when are you')[0]).toMatchObject({ file: 'faq/insured.md' });
  // A fact that nobody has filled in is found by its label.
  expect(search('insurance')).toContainEqual(
    expect.objectContaining({ file: 'site/pricing.json', field: 'insurance', text: '' }),
  );
});

test('a field is named by the labels of its form, an item of a list by its number', () => {
  expect(nameField('site/coupons.json', 'items[1].amount')).toBe('Coupons, coupon 2, Amount');
  expect(nameField('cities/toronto.json', 'about.typical')).toBe('About the city, Typical loads');
  expect(nameField('site/coupons.json', '(file)')).toBe('');
  expect(nameText('faq/hours.md', 'order')).toBe('Question “Hours”, Order');
});

test('an error says first what was most likely meant, and nothing of files', () => {
  const expected = 'one of: {city}; did you mean "{city}"?';
  const error = { file: 'faq/hours.md', field: 'question', found: '"{ctiy}"', expected };
  expect(plainWords(error)).toBe('Did you mean "{city}"? Found "{ctiy}"; expected one of: {city}.');
  const missing = { ...error, found: 'nothing', fix: 'add the field "taken"' };
  expect(plainWords(missing)).toBe('Nothing is written or chosen here yet.');
  expect(
    inScreenWords('content/faq/hours.md was changed; site/coupons.json, line 4, items[1].amount: found'),
  ).toBe('Question “Hours” was changed; Coupons, Coupons, coupon 2, Amount: found');
});
