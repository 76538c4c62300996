import { prepareSave } from '../content/prepare-save';
import { citySource, validContentFiles, withChangedFile } from '../../__tests__/support/content-fixture';

test('a file that the site cannot do without is not deleted; an error elsewhere keeps nobody from saving', async () => {
  const { errors } = await prepareSave(validContentFiles(), [{ path: 'site/brand.json', source: null }]);
  expect(errors).toMatchObject([{ file: 'site/brand.json', found: 'no such file' }]);
  const files = withChangedFile('faq/what-is-taken.md', (text) => text.replace('topic:', 'topik:'));
  const change = { path: 'cities/toronto.json', source: citySource({ locationName: 'Old Toronto' }) };
  expect(await prepareSave(files, [change])).toMatchObject({ errors: [], notices: [] });
});
