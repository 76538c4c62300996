import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeOldMedia } from '../../src/build/remove-old-media';

let publicDir: string;
beforeEach(() => {
  publicDir = mkdtempSync(path.join(tmpdir(), 'old-media-'));
});
afterEach(() => rmSync(publicDir, { recursive: true }));

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
    mkdirSync(path.dirname(path.join(publicDir, file)), { recursive: true });
    writeFileSync(path.join(publicDir, file), '');
  }
  removeOldMedia(path.join(publicDir, 'static'), new Set([present]));
  expect(files.filter((file) => existsSync(path.join(publicDir, file)))).toStrictEqual([
    `static/${present}/a/crew.avif`,
    'static/font.woff2',
    'app.js',
  ]);
});
