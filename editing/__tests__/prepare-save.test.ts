import { prepareSave } from '../content/prepare-save';
import { citySource, validContentFiles, withChangedFile } from '../../__tests__/support/content-fixture';

test('a city that jobs name may be deleted, and the notice leads to a job that names it', async () => {
  const other = citySource({ slug: 'hamilton', locationName: 'Hamilton' });
  const files = [...validContentFiles(), { path: 'cities/hamilton.json', source: other }];
  const job = files.find(({ path }) => path.startsWith('jobs/'))!;
  const { city } = JSON.parse(job.source) as { city: string };
  const { errors, notices } = await prepareSave(files, [{ path: `cities/${city}.json`, source: null }]);
  expect(errors).toEqual([]);
  expect(notices).toMatchObject([
    { file: job.path, field: 'city', words: expect.stringContaining(`cities/${city}.json`) },
  ]);
});

test('a file that the site cannot do without is not deleted', async () => {
  const { errors } = await prepareSave(validContentFiles(), [{ path: 'site/brand.json', source: null }]);
  expect(errors).toMatchObject([{ file: 'site/brand.json', found: 'no such file' }]);
});

test('an error elsewhere that was there before keeps nobody from saving', async () => {
  const files = withChangedFile('faq/what-is-taken.md', (text) => text.replace('topic:', 'topik:'));
  const change = { path: 'cities/toronto.json', source: citySource({ locationName: 'Old Toronto' }) };
  expect(await prepareSave(files, [change])).toMatchObject({ errors: [], notices: [] });
});
