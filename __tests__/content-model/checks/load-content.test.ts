import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadContent } from '../../../src/content-model/checks/load-content';
import { InvalidContentError, formatErrors } from '../../../src/content-model/content-error';
import { validContentFiles } from '../../support/content-fixture';
import { fixturePhotoFiles } from '../../support/content-fixture-photos';

const folders: string[] = [];

const logo = { path: 'media/logos/a.svg', source: '<svg xmlns="http://www.w3.org/2000/svg"/>' };

/** A folder with these files, and the logo and photographs that the fixture names. */
function writeContent(files: { path: string; source: string | Buffer }[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  folders.push(folder);
  for (const file of [logo, ...files, ...fixturePhotoFiles(validContentFiles())]) {
    mkdirSync(path.dirname(path.join(folder, file.path)), { recursive: true });
    writeFileSync(path.join(folder, file.path), file.source);
  }
  return folder;
}

function errorAt(file: string, line: number) {
  return { file, line, field: 'a', found: 'b', expected: 'c' };
}

function errorOf(contentDir: string): InvalidContentError {
  try {
    loadContent(contentDir);
  } catch (error) {
    if (error instanceof InvalidContentError) return error;
    throw error;
  }
  throw new Error('The content had no error');
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

test('a valid folder is read, and what systems leave in it unseen is ignored', () => {
  const left = [
    'cities/.DS_Store',
    'Thumbs.db',
    'site/desktop.ini',
    'media/.DS_Store',
    'media/logos/Thumbs.db',
  ];
  const folder = writeContent([...validContentFiles(), ...left.map((file) => ({ path: file, source: 'x' }))]);
  expect(loadContent(folder).cities).toEqual([expect.objectContaining({ slug: 'toronto' })]);
});

test('pictures and films in media/ are not read as content, and are in no other folder', () => {
  const film = { path: 'media/film/hero.mp4', source: 'x' };
  expect(loadContent(writeContent([...validContentFiles(), film])).cities).toHaveLength(1);
  const astray = { path: 'cities/media/hero.mp4', source: 'x' };
  const { errors } = errorOf(writeContent([...validContentFiles(), film, astray]));
  expect(errors.map(({ file }) => file)).toEqual(['cities/media/hero.mp4']);
});

test('the errors of all files are reported at once, each with its file, line, field and fix', () => {
  const broken: Record<string, (source: string) => string> = {
    'cities/toronto.json': (source) => source.replace('"slug": "toronto",', '"slug": "toronto"'),
    'reviews/first.json': (source) => source.replace('"stars": 5', '"stars": "5"'),
    'site/brand.json': (source) => source.replace('/media/logos/a.svg', '/media/logos/b.svg'),
  };
  const words = 'site/words.json';
  const files = validContentFiles().map(({ path: file, source }) => {
    const text = broken[file]?.(source) ?? source;
    return { path: file, source: file === words ? Buffer.from(source, 'utf16le') : text };
  });
  const folder = writeContent([...files, { path: 'notes.txt', source: 'To do' }]);
  const error = errorOf(folder);
  expect(error.name).toBe('InvalidContentError');
  expect(error.errors).toHaveLength(5);
  expect(error.message.replaceAll(folder, 'content'))
    .toBe(`5 errors in the content (content/). Nothing was built.

content/cities/toronto.json:2
  field:    slug
  found:    no comma before "locationId"
  expected: a comma after every field and item but the last
  fix:      put a comma there

content/notes.txt
  field:    (file)
  found:    "notes.txt"
  expected: a file in one of: cities/, badges/, services/, reviews/, jobs/, local-services/, guides/, campaigns/, faq/, site/, pages/
  fix:      name it like that, move it where it belongs, or take it out

content/reviews/first.json:5
  field:    stars
  found:    "5"
  expected: a number, without quotes
  fix:      take the quotes off: 5

content/site/brand.json:35
  field:    logos.CA.src
  found:    "/media/logos/b.svg", which does not exist there
  expected: a picture that is there, outside media/photos/
  fix:      write "/media/logos/a.svg"

content/site/words.json
  field:    (file)
  found:    text in the encoding UTF-16
  expected: text in UTF-8
  fix:      save the file again with the encoding UTF-8 (in Notepad: Save as, Encoding)

When you have fixed them, check again with: npm run content:check`);
});

test('a missing folder is one plain error', () => {
  const missing = path.join(tmpdir(), 'no-content-here');
  expect(errorOf(missing).message).toBe(`1 error in the content (${missing}/). Nothing was built.

${missing}
  field:    (file)
  found:    no such folder
  expected: the content folder; CONTENT_DIR may name another one

When you have fixed them, check again with: npm run content:check`);
});

test('a folder of the project is named as one would type it', () => {
  mkdirSync('.local', { recursive: true });
  const folder = mkdtempSync('.local/content-');
  folders.push(folder);
  expect(errorOf(path.resolve(folder)).message).toContain(`in the content (${folder}/)`);
});

test('the errors of a file stand together in the order of its lines', () => {
  const message = formatErrors([errorAt('b.json', 1), errorAt('a.json', 12), errorAt('a.json', 3)]);
  expect(message.match(/^content\/.*$/gm)).toEqual([
    'content/a.json:3',
    'content/a.json:12',
    'content/b.json:1',
  ]);
});
