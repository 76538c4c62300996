import { parseContentFile } from '../../src/content-model/parse-file';

test.each([
  ['citys/toronto.json', 'no such folder; did you mean "cities/"?'],
  ['notes.txt', 'a file in one of: cities/, badges/, services/, reviews/, faq/, site/, pages/'],
  ['pictures/truck.jpg', 'a file in one of: cities/, badges/, services/, reviews/, faq/, site/, pages/'],
  ['cities/toronto.md', 'a name that ends in .json'],
  ['cities/toronto.json~', 'a name that ends in .json'],
  ['faq/price.json', 'a name that ends in .md'],
  ['cities/old/toronto.json', 'a file directly in cities/, not in a folder below it'],
  ['site/coupon.json', 'no such file; did you mean "site/coupons.json"?'],
  ['pages/privacy-policy.json', 'no such file; did you mean "pages/privacy-policy.md"?'],
  [
    'site/weather.json',
    'one of: before-after.json, brand.json, navigation.json, forms.json, booking.json, claims.json, coupons.json, steps.json, social-proof.json, videos.json, words.json, social.json',
  ],
])('%s has no place in the content', (file, expected) => {
  expect(parseContentFile(file, '{}').problems).toEqual([
    { file, field: '(file)', found: `"${file}"`, expected },
  ]);
});
