import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hideMark } from '../../src/content-model/gatsby/marks';
import { checkMarks } from '../../scripts/check-pages/check-marks';

const mark = hideMark({ file: 'pages/home.json', field: 'hero.title' });
let publicDir: string;

beforeEach(() => {
  publicDir = mkdtempSync(path.join(tmpdir(), 'built-'));
});
afterEach(() => rmSync(publicDir, { recursive: true }));

const page = (html: string) => [{ address: '/toronto', html }];

test('a page with a mark in a text, or with the script of the marks, is refused', () => {
  expect(checkMarks(publicDir, page(`<h1>Junk${mark}</h1>`))).toMatchObject([{ page: '/toronto' }]);
  const script = '<script src="http://localhost:5000/admin/site-marks.js"></script>';
  expect(checkMarks(publicDir, page(script))).toMatchObject([{ page: '/toronto' }]);
  expect(checkMarks(publicDir, page('<h1>Junk</h1>'))).toEqual([]);
});

test('so are data and scripts beside the pages', () => {
  writeFileSync(path.join(publicDir, 'page-data.json'), JSON.stringify({ title: `Junk${mark}` }));
  writeFileSync(path.join(publicDir, 'app.js'), 'load("ok")');
  expect(checkMarks(publicDir, [])).toMatchObject([{ page: 'page-data.json' }]);
});
