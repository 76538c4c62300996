import { prepareSave } from '../content/prepare-save';
import { findUnreadable } from '../content/unreadable';
import { describeErrors } from '../content/describe-errors';
import {
  citySource,
  validContentFiles,
  withAddedFile,
  withChangedFile,
} from '../../__tests__/support/content-fixture';

test('a right change is formatted and has no error', async () => {
  const source = JSON.stringify(JSON.parse(citySource({ locationName: 'Old Toronto' })));
  const { changes, errors } = await prepareSave(validContentFiles(), [
    { path: 'cities/toronto.json', source },
  ]);
  expect(errors).toEqual([]);
  expect(changes[0]?.source).toContain('\n  "locationName": "Old Toronto",\n');
});

test('a wrong change gives the errors that a build would give', async () => {
  const source = citySource({ country: 'MX', locationName: '' });
  const { errors } = await prepareSave(validContentFiles(), [{ path: 'cities/toronto.json', source }]);
  expect(errors.map(({ field }) => field)).toEqual(expect.arrayContaining(['country', 'locationName']));
  expect(describeErrors(errors)).toContain(
    'cities/toronto.json, line 6, country: found "MX"; expected one of: CA, US',
  );
});

test('a city whose name is not that of its file is refused', async () => {
  const change = { path: 'cities/hamilton.json', source: citySource() };
  const { errors } = await prepareSave(validContentFiles(), [change]);
  expect(errors.map(({ file, field }) => [file, field])).toContainEqual(['cities/hamilton.json', 'slug']);
});

test('deleting a file that others need is no error, and a notice of what is wrong without it', async () => {
  const change = { path: 'badges/ontario.json', source: null };
  const { errors, notices } = await prepareSave(validContentFiles(), [change]);
  expect(errors).toEqual([]);
  expect(notices).toMatchObject([{ file: 'badges/', words: expect.stringContaining('at least one file') }]);
});

test('a city that jobs name may be deleted, and the notice leads to a job that names it', async () => {
  const other = citySource({ slug: 'hamilton', locationName: 'Hamilton' });
  const files = withAddedFile('cities/hamilton.json', other);
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

test('a file that no form can show is distinguished from one that is only wrong', () => {
  expect(findUnreadable({ path: 'cities/a.json', source: '{"slug": "a" "b": 1}' })).toMatchObject({
    line: 1,
  });
  expect(findUnreadable({ path: 'faq/a.md', source: '---\nquestion: "What\n---\n\nYes.\n' })).toBeDefined();
  expect(findUnreadable({ path: 'faq/a.md', source: 'Yes.' })).toBeDefined();
  expect(findUnreadable({ path: 'cities/a.json', source: '{"slug": 5}' })).toBeUndefined();
  const [faq] = withAddedFile('faq/b.md', '').filter(({ path }) => path === 'faq/what-is-taken.md');
  expect(findUnreadable(faq as { path: string; source: string })).toBeUndefined();
});
