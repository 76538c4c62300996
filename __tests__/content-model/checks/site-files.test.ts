import { checkContent } from '../../../src/content-model/checks/check-content';
import { withChangedFile } from '../../support/content-fixture';

test.each([
  [
    'a menu item',
    '"to": "get-quote"',
    '"to": "get-qoute"',
    'menu[3].to',
    '"get-qoute"',
    /did you mean "get-quote"\?$/,
  ],
  [
    'a menu item with a slash',
    '"to": "reviews"',
    '"to": "/reviews"',
    'menu[2].to',
    '"/reviews"',
    /did you mean "reviews"\?$/,
  ],
  [
    'a footer link',
    '"to": ""',
    '"to": "blog"',
    'footer.links[0].to',
    '"blog"',
    /^a page of the city, one of: "", "book-now", .*"what-we-take"$/,
  ],
])('%s that leads nowhere is reported', (_what, from, to, field, found, expected) => {
  const files = withChangedFile('site/navigation.json', (source) => source.replace(from, to));
  expect(checkContent(files).errors).toEqual([
    {
      file: 'site/navigation.json',
      line: expect.any(Number),
      field,
      found,
      expected: expect.stringMatching(expected),
    },
  ]);
});

test('invented activity must be marked as a sample', () => {
  const files = withChangedFile('site/social-proof.json', (source) => source.replace('"sample": true,', ''));
  expect(checkContent(files).errors).toEqual([
    {
      file: 'site/social-proof.json',
      field: 'sample',
      found: 'nothing',
      expected: 'true, because "mode" is "sample": the activity shown is invented',
      fix: 'add  "sample": true,  or set "mode" to "off"',
    },
  ]);
});

test('the value of a request needs a currency', () => {
  const valued = (source: string) =>
    source.replace('"Conversion: book"', '"Conversion: book", "value": 12.5');
  const check = (change: (source: string) => string) =>
    checkContent(withChangedFile('site/conversions.json', (source) => change(valued(source)))).errors;
  expect(check((source) => source)).toEqual([
    {
      file: 'site/conversions.json',
      field: 'currency',
      found: 'nothing',
      expected: '"CAD" or "USD", because "book" has the value 12.5',
      fix: 'add  "currency": "CAD",  or take the values out',
    },
  ]);
  expect(check((source) => source.replace('{', '{ "currency": "USD",'))).toEqual([]);
});

test('opening hours that end before they begin, and a day that is named twice, are reported', () => {
  const files = withChangedFile('site/brand.json', (source) =>
    source.replace('"17:00"', '"05:00"').replace('"Monday"', '"Monday", "Monday"'),
  );
  const { errors } = checkContent(files);
  expect(errors).toContainEqual({
    file: 'site/brand.json',
    line: expect.any(Number),
    field: 'openingHours[0].closes',
    found: '"05:00"',
    expected: 'a time after "09:00", when the day begins',
  });
  expect(errors).toContainEqual({
    file: 'site/brand.json',
    line: expect.any(Number),
    field: 'openingHours[0].days[1]',
    found: '"Monday" a second time',
    expected: 'each day of the week only once',
  });
});

test('a policy whose date in words is another one than its date is reported', () => {
  const files = withChangedFile('pages/privacy-policy.md', (source) =>
    source.replace('Last updated', 'Last updated October 14, 2024'),
  );
  expect(checkContent(files).errors).toEqual([
    {
      file: 'pages/privacy-policy.md',
      line: 7,
      field: 'updatedLabel',
      found: '"Last updated October 14, 2024"',
      expected: 'the date of "updated" in words: October 16, 2024',
      fix: 'make both say the same day',
    },
  ]);
});
