import { StaffActions } from '../content/staff-actions';
import { citySource, validContentFiles } from '../../__tests__/support/content-fixture';
import { openGitHub } from './support/staff-hosts';

const files = validContentFiles();
const changed = { path: 'cities/toronto.json', source: citySource({ locationName: 'Old Toronto' }) };

test('under review they wait in a pull request, and the branch stays as it is', async () => {
  const { repository, site, close } = await openGitHub(files, true);
  const { words, url } = await new StaffActions(repository).save(files, [changed], 'Say it otherwise');
  expect([words, url]).toEqual([
    expect.stringContaining('waiting for a review'),
    'https://github.com/haulwell/site/pull/1',
  ]);
  const [branch = ''] = site.branches().filter((name) => name !== 'main');
  expect(site.changedFiles(branch)).toEqual(['content/cities/toronto.json']);
  expect(site.messages()).toEqual(['The site']);
  await close();
});
