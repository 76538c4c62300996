import { parseContentFile } from '../../../src/content-model/reading/parse-file';

const folders =
  'a file in one of: cities/, badges/, services/, reviews/, jobs/, local-services/, campaigns/, faq/, site/, pages/';
const stray = 'take it out of the content folder, or move it where it belongs';
const copy = 'delete it: it is a copy that another program left behind';

test.each([
  ['citys/toronto.json', 'no such folder; did you mean "cities/"?', undefined],
  ['notes.txt', folders, stray],
  ['services/notes.txt', 'a name that ends in .json', stray],
  ['pictures/truck.jpg', folders, 'move it to media/, where pictures are'],
  ['cities/toronto.png', 'a name that ends in .json', 'move it to media/, where pictures are'],
  ['cities/toronto.md', 'a name that ends in .json', stray],
  ['cities/toronto.json~', 'a name that ends in .json', copy],
  ['cities/toronto.json.orig', 'a name that ends in .json', copy],
  ['cities/toronto.json.txt', 'a name that ends in .json', 'name it cities/toronto.json'],
  ['cities/toronto.JSON', 'a name that ends in .json', 'name it cities/toronto.json'],
  ['faq/price.json', 'a name that ends in .md', stray],
  [
    'cities/old/toronto.json',
    'a file directly in cities/, not in a folder below it',
    'move it to cities/toronto.json, or take it out of the content folder',
  ],
  [
    'local-services/mattresses.json',
    'a file in the folder of its city, such as local-services/toronto/mattresses.json',
    'move it to local-services/, the slug of its city, and /mattresses.json',
  ],
  [
    'local-services/toronto/old/mattresses.json',
    'a file in the folder of its city, such as local-services/toronto/mattresses.json',
    'move it to local-services/, the slug of its city, and /mattresses.json',
  ],
  ['local-services/toronto/mattresses.md', 'a name that ends in .json', stray],
  ['site/coupon.json', 'no such file; did you mean "site/coupons.json"?', undefined],
  ['pages/privacy-policy.json', 'no such file; did you mean "pages/privacy-policy.md"?', undefined],
  [
    'site/weather.json',
    'one of: before-after.json, brand.json, navigation.json, forms.json, booking.json, claims.json, coupons.json, load.json, pricing.json, steps.json, social-proof.json, videos.json, words.json, social.json, conversions.json, redirects.json',
    stray,
  ],
])('%s has no place in the content', (file, expected, fix) => {
  expect(parseContentFile(file, '{}').errors).toEqual([
    { file, field: '(file)', found: `"${file}"`, expected, ...(fix && { fix }) },
  ]);
});
