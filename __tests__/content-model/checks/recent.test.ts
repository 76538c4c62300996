import { checkContent } from '../../../src/content-model/checks/check-content';
import { validContentFiles } from '../../support/content-fixture';

const box = '"recent": { "label": "Optional: show my first name" },';

/** Of the fixture with a mode of the pop-up and, where it is wanted, the box that allows a name to be shown. */
function errorsOf(mode: string, hasBox: boolean) {
  const files = validContentFiles().map(({ path, source }) => {
    if (path === 'site/social-proof.json') return { path, source: source.replace('"sample"', `"${mode}"`) };
    if (path !== 'site/forms.json' || !hasBox) return { path, source };
    return { path, source: source.replace('"policyLink"', `${box} "policyLink"`) };
  });
  return checkContent(files).errors;
}

test.each([
  ['recent', true],
  ['sample', false],
  ['off', false],
])('the mode "%s" with a box for names: %s', (mode, hasBox) => {
  expect(errorsOf(mode, hasBox)).toEqual([]);
});

test('real first names are not shown without a box that allows it', () => {
  expect(errorsOf('recent', false)).toEqual([
    expect.objectContaining({
      file: 'site/forms.json',
      field: 'consent.recent',
      found: 'nothing',
      expected: expect.stringMatching(/because "mode" of site\/social-proof.json is "recent"/),
      fix: expect.stringMatching(/"recent": \{ "label": .*or set "mode" .* to "off"/),
    }),
  ]);
});

test.each(['sample', 'off'])('with the mode "%s" nobody is asked for a name', (mode) => {
  expect(errorsOf(mode, true)).toEqual([
    expect.objectContaining({
      file: 'site/forms.json',
      field: 'consent.recent',
      expected: expect.stringMatching(new RegExp(`because "mode" .* is "${mode}"`)),
      fix: expect.stringMatching(/^take "recent" out/),
    }),
  ]);
});
