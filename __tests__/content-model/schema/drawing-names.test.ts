import { checkContent } from '../../../src/content-model/checks/check-content';
import { scenes } from '../../../art/drawings/scenes';
import { withChangedFile } from '../../support/content-fixture';

test.each([
  [
    'services/appliances.json',
    '"service-appliances"',
    '"service-aplliances"',
    'drawing',
    'service-appliances',
  ],
  ['site/steps.json', '"spot-load"', '"spot-lod"', 'items[0].drawing', 'spot-load'],
  ['site/before-after.json', '"after-garage"', '"after_garage"', 'items[0].after', 'after-garage'],
])(
  'a drawing that %s names but nobody drew is reported with the closest name',
  (file, from, to, field, meant) => {
    const { errors } = checkContent(withChangedFile(file, (source) => source.replace(from, to)));
    const expected = expect.stringMatching(new RegExp(`^one of: .*; did you mean "${meant}"\\?$`));
    expect(errors).toEqual([{ file, line: expect.any(Number), field, found: to, expected }]);
  },
);

test('for a drawing like no other the error lists the names, one for each that is drawn', () => {
  const files = withChangedFile('services/appliances.json', (source) =>
    source.replace('"service-appliances"', '"unicorn"'),
  );
  const { errors } = checkContent(files);
  expect(errors).toMatchObject([{ field: 'drawing', found: '"unicorn"' }]);
  const [, names = ''] = errors[0]!.expected.split('one of: ');
  expect(names.split(', ').toSorted()).toEqual(Object.keys(scenes).toSorted());
});
