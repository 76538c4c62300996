import { checkContent } from '../../../src/content-model/checks/check-content';
import { citySource, withAddedFile, withChangedFile } from '../../support/content-fixture';

const fix = 'take one of the two out, or change it';

test.each([
  ['site/coupons.json', '"half-load"', '"full-load"', 'items[1].id', '"full-load"', 'items[0]'],
  ['site/videos.json', '"id": "second"', '"id": "first"', 'items[1].id', '"first"', 'items[0]'],
  [
    'site/navigation.json',
    '"to": "reviews"',
    '"to": "what-we-take"',
    'menu[2].to',
    '"what-we-take"',
    'menu[0]',
  ],
  [
    'site/booking.json',
    '"timeSensitive": true',
    '"timeSensitive": false',
    'flexibility[1].timeSensitive',
    'false, without quotes',
    'flexibility[0]',
  ],
  [
    'site/coupons.json',
    '"Until spring"',
    '"One each"',
    'items[1].terms[1]',
    '"One each"',
    'items[1].terms[0]',
  ],
  ['site/social-proof.json', '"Name 7"', '"Name 3"', 'firstNames[7]', '"Name 3"', 'firstNames[3]'],
])('in %s %s cannot be %s, which is there already', (file, from, to, field, found, first) => {
  const files = withChangedFile(file, (source) => source.replace(from, to));
  expect(checkContent(files).errors).toEqual([
    {
      file,
      line: expect.any(Number),
      field,
      found: `${found} a second time`,
      expected: `each only once; ${first} is the same already`,
      fix,
    },
  ]);
});

test('a place that a city names twice is reported where it stands the second time', () => {
  const files = withAddedFile(
    'cities/ajax.json',
    citySource({ slug: 'ajax', cities: ['Ajax', 'Whitby', 'Ajax'] }),
  );
  expect(checkContent(files).errors).toMatchObject([
    { line: 11, field: 'cities[2]', found: '"Ajax" a second time' },
  ]);
});
