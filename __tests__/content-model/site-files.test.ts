import { checkContent } from '../../src/content-model/check-content';
import { withChangedFile } from '../support/content-fixture';

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
    /^one of: "", "book-now", .*"what-we-take"$/,
  ],
])('%s that leads nowhere is told', (_what, from, to, field, found, expected) => {
  const files = withChangedFile('site/navigation.json', (source) => source.replace(from, to));
  expect(checkContent(files).problems).toEqual([
    {
      file: 'site/navigation.json',
      line: expect.any(Number),
      field,
      found,
      expected: expect.stringMatching(expected),
    },
  ]);
});

test('two coupons with one id are told', () => {
  const files = withChangedFile('site/coupons.json', (source) =>
    source.replace('"half-load"', '"full-load"'),
  );
  expect(checkContent(files).problems).toEqual([
    {
      file: 'site/coupons.json',
      line: 13,
      field: 'items[1].id',
      found: '"full-load"',
      expected: 'an id of its own; items[0] has this one already',
    },
  ]);
});

test('invented activity must be marked as a sample', () => {
  const files = withChangedFile('site/social-proof.json', (source) => source.replace('"sample": true,', ''));
  expect(checkContent(files).problems).toEqual([
    {
      file: 'site/social-proof.json',
      field: 'sample',
      found: 'nothing',
      expected: 'true, because "mode" is "sample": the activity shown is invented',
    },
  ]);
});
