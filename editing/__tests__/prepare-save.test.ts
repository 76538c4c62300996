import { prepareSave } from '../content/prepare-save';
import { citySource, validContentFiles, withChangedFile } from '../../__tests__/support/content-fixture';

test('a file that the site cannot do without is not deleted', async () => {
  const { errors } = await prepareSave(validContentFiles(), [{ path: 'site/brand.json', source: null }]);
  expect(errors).toMatchObject([{ file: 'site/brand.json', found: 'no such file' }]);
});

test('an error elsewhere that was there before keeps nobody from saving', async () => {
  const files = withChangedFile('faq/what-is-taken.md', (text) => text.replace('topic:', 'topik:'));
  const change = { path: 'cities/toronto.json', source: citySource({ locationName: 'Old Toronto' }) };
  expect(await prepareSave(files, [change])).toMatchObject({ errors: [], notices: [] });
});
