import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadContent } from '../../src/content-model/load-content';
import { ContentError, formatProblems } from '../../src/content-model/problem';
import type { ContentFile } from '../../src/content-model/types';
import { validContentFiles } from '../support/content-fixture';

const folders: string[] = [];

function writeContent(files: ContentFile[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  folders.push(folder);
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file.path)), { recursive: true });
    writeFileSync(path.join(folder, file.path), file.source);
  }
  return folder;
}

function problemAt(file: string, line: number) {
  return { file, line, field: 'a', found: 'b', expected: 'c' };
}

function errorOf(contentDir: string): ContentError {
  try {
    loadContent(contentDir);
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
  throw new Error('The content had no problem');
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

test('a valid folder is read, and files that begin with a dot are ignored', () => {
  const folder = writeContent([...validContentFiles(), { path: 'cities/.DS_Store', source: 'x' }]);
  expect(loadContent(folder).cities).toEqual([expect.objectContaining({ slug: 'toronto' })]);
});

test('pictures and films in media/ are not read as content, and are in no other folder', () => {
  const film = { path: 'media/film/hero.mp4', source: 'x' };
  expect(loadContent(writeContent([...validContentFiles(), film])).cities).toHaveLength(1);
  const astray = { path: 'cities/media/hero.mp4', source: 'x' };
  const { problems } = errorOf(writeContent([...validContentFiles(), film, astray]));
  expect(problems.map(({ file }) => file)).toEqual(['cities/media/hero.mp4']);
});

test('problems of several files are all in one message, each with file, line, field, found and expected', () => {
  const folder = writeContent([
    ...validContentFiles()
      .filter(({ path: file }) => file !== 'site/words.json')
      .map((file) => {
        const source = file.source
          .replace('"locationId": "13929"', '"locationId": 13929')
          .replace('"locationName"', '"locationname"')
          .replace('"order": 1,', '"order": 1')
          .replace('question:', 'qestion:');
        return { ...file, source };
      }),
    { path: 'pictures/truck.jpg', source: 'x' },
  ]);
  const error = errorOf(folder);
  expect(error.name).toBe('ContentError');
  expect(error.problems).toHaveLength(6);
  expect(error.message).toBe(`6 problems in the content (${folder}/). Nothing was built.

${folder}/cities/toronto.json:3
  field:    locationId
  found:    the number 13929
  expected: digits in quotes, or "" for a city without a location

${folder}/cities/toronto.json:4
  field:    locationname
  found:    the field "locationname"
  expected: no such field; did you mean "locationName"?

${folder}/faq/what-is-taken.md:2
  field:    qestion
  found:    the field "qestion"
  expected: no such field; did you mean "question"?

${folder}/pictures/truck.jpg
  field:    (file)
  found:    "pictures/truck.jpg"
  expected: a file in one of: cities/, badges/, services/, reviews/, faq/, site/, pages/

${folder}/services/appliances.json:3
  field:    order
  found:    "title"
  expected: a comma before it (line 3, column 13)

${folder}/site/words.json
  field:    (file)
  found:    no such file
  expected: this file: the site needs it`);
});

test('a missing folder is one plain problem', () => {
  const missing = path.join(tmpdir(), 'no-content-here');
  expect(errorOf(missing).message).toBe(`1 problem in the content (${missing}/). Nothing was built.

${missing}
  field:    (file)
  found:    no such folder
  expected: the content folder; CONTENT_DIR may name another one`);
});

test('the problems of a file stand together in the order of its lines', () => {
  const message = formatProblems([problemAt('b.json', 1), problemAt('a.json', 12), problemAt('a.json', 3)]);
  expect(message.match(/^content\/.*$/gm)).toEqual([
    'content/a.json:3',
    'content/a.json:12',
    'content/b.json:1',
  ]);
});
