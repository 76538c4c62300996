import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { stampOf } from '../../scripts/build-site';
import { folderForAll } from '../support/local-database';

const project = process.cwd();
const inFolder = folderForAll();
const files = ['package.json', 'babel.config.cjs', 'scripts/gatsby-build.mjs', 'README.md'];

test('a change of anything that the pages depend on has npm start build anew', () => {
  mkdirSync(inFolder('scripts'));
  for (const file of files) cpSync(file, inFolder(file));
  process.chdir(inFolder());
  const isBuilt = files.map((file) => {
    const before = stampOf({}, '');
    writeFileSync(file, 'changed');
    return stampOf({}, '') !== before;
  });
  process.chdir(project);
  expect(isBuilt).toEqual([true, true, true, false]);
});
