import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { removeOldMedia } from '../../src/build/remove-old-media';
import { folderForAll } from '../support/local-database';

const inPublic = folderForAll();

const present = '0123456789abcdef0123456789abcdef';
const gone = 'fedcba9876543210fedcba9876543210';

test('what was made of a photograph that is gone is deleted, and nothing else', () => {
  const files = [
    `static/${present}/a/crew.avif`,
    `static/${gone}/a/crew.avif`,
    'static/font.woff2',
    'app.js',
  ];
  for (const file of files) {
    mkdirSync(path.dirname(inPublic(file)), { recursive: true });
    writeFileSync(inPublic(file), '');
  }
  removeOldMedia(inPublic('static'), new Set([present]));
  expect(files.filter((file) => existsSync(inPublic(file)))).toStrictEqual([
    `static/${present}/a/crew.avif`,
    'static/font.woff2',
    'app.js',
  ]);
});
