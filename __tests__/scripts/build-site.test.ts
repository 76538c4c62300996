import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stampOf } from '../../scripts/build-site';
import { makeTemporaryFolder } from '../support/local-database';

const project = process.cwd();
const folder = makeTemporaryFolder();
beforeAll(() => {
  mkdirSync(path.join(folder, 'scripts'));
  for (const file of ['package.json', 'babel.config.cjs', 'scripts/gatsby-build.mjs', 'README.md'])
    cpSync(file, path.join(folder, file));
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test.each([
  ['package.json', true],
  ['babel.config.cjs', true],
  ['scripts/gatsby-build.mjs', true],
  ['README.md', false],
])('after a change of %s npm start builds anew: %s', (file, isBuilt) => {
  const before = stampOf({}, '');
  writeFileSync(file, 'changed');
  expect(stampOf({}, '') !== before).toBe(isBuilt);
});
