import { readdirSync } from 'node:fs';
import path from 'node:path';
import { checkMarks, checkShipped } from '../../scripts/check-pages/check-files';
import { cleanPublic } from '../../src/build/clean-public';
import { hideMark } from '../../src/content-model/gatsby/marks';
import { reservedSlugs } from '../../src/shared/site/reserved-slugs';
import { makeTemporaryFolder, writeFiles } from '../support/local-database';

const ofSite = [
  ...reservedSlugs.map((slug) => `${slug}/index.html`),
  'toronto/index.html',
  'page-data/toronto/page-data.json',
  'page-data/app-data.json',
  'islands/start-0123.js',
  'outbox-worker.js',
  'site-version.json',
];
const ofBuild = [
  'webpack.stats.json',
  'chunk-map.json',
  '~partytown/partytown-sw.js',
  'app-0123.js',
  'app-0123.js.LICENSE.txt',
  'app-0123.js.map',
  'styles.0123.css',
];

function built(files: readonly string[], text = '{}'): string {
  const publicDir = makeTemporaryFolder();
  writeFiles(publicDir, Object.fromEntries(files.map((file) => [file, text])));
  return publicDir;
}

const shipped = (...files: string[]) => checkShipped(built(files), ['toronto']).map(({ page }) => page);

test('a file that nobody asks for is reported, and so is a folder whose name a city could take', () => {
  expect(shipped(...ofSite)).toEqual([]);
  expect(shipped(...ofSite, ...ofBuild)).toEqual([
    '/app-0123.js',
    '/app-0123.js.map',
    '/chunk-map.json',
    '/styles.0123.css',
    '/webpack.stats.json',
    '/~partytown',
  ]);
  expect(shipped('vans/one.json', 'page-data/vans/one.json')).toEqual(['/vans', '/page-data/vans']);
});

test('a build takes its own files out of what is served, and those of a photograph that is gone', () => {
  const [present, gone] = ['0123456789abcdef0123456789abcdef', 'fedcba9876543210fedcba9876543210'];
  const photos = [`static/${present}/a/crew.avif`, `static/${gone}/a/crew.avif`, 'static/font.woff2'];
  const publicDir = built([...ofSite, ...ofBuild, ...photos]);
  cleanPublic(publicDir, new Set([present]));
  expect(readdirSync(path.join(publicDir, 'static'))).toEqual(
    expect.arrayContaining([present, 'font.woff2']),
  );
  expect(readdirSync(path.join(publicDir, 'static'))).not.toContain(gone);
  expect(checkShipped(publicDir, ['toronto'])).toEqual([]);
  expect(readdirSync(publicDir)).not.toContain('app-0123.js.LICENSE.txt');
});

const mark = hideMark({ file: 'pages/home.json', field: 'hero.title' });

test.each([
  ['toronto.html', `<h1>Junk${mark}</h1>`, 1],
  ['toronto.html', '<script src="http://localhost:5000/admin/site-marks.js"></script>', 1],
  ['page-data.json', JSON.stringify({ title: `Junk${mark}` }), 1],
  ['toronto.html', '<h1>Junk</h1>', 0],
])('%s with %j has %i error of marks', (file, text, count) =>
  expect(checkMarks(built([file], text))).toHaveLength(count),
);
