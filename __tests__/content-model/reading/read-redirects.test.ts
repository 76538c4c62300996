import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRedirects } from '../../../src/content-model/reading/read-site-document';
import { validContentFiles } from '../../support/content-fixture';
import { writeContentFolder } from '../../support/content-folder';
import { makeTemporaryFolder } from '../../support/local-database';

test('the redirects of a content folder are read alone; a broken file or none at all holds nothing up', () => {
  const folder = makeTemporaryFolder();
  expect(readRedirects(folder)).toEqual([]);
  writeContentFolder(folder, validContentFiles());
  expect(readRedirects(folder)).toContainEqual({ source: '/old-york', destination: '/toronto', type: 301 });
  writeFileSync(path.join(folder, 'site/redirects.json'), '{ "cities": [{ "from": "Old York" }] }');
  expect(readRedirects(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
