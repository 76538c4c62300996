import { rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { loadContent } from '../../../src/content-model/checks/load-content';
import { InvalidContentError } from '../../../src/content-model/content-error';
import { validContentFiles } from '../../support/content-fixture';
import { writeContentFolder } from '../../support/content-folder';
import { makeTemporaryFolder, writeFiles } from '../../support/local-database';

const folders: string[] = [];

/** The valid content in a folder, with more files or other texts. */
function writeContent(files: Record<string, string | Buffer>): string {
  const folder = makeTemporaryFolder();
  folders.push(folder);
  writeContentFolder(folder, validContentFiles());
  writeFiles(folder, files);
  return folder;
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

test('a valid folder is read; what systems leave in it unseen is ignored, and so are films and pictures of media/, but no link', () => {
  const left = [
    'cities/.DS_Store',
    'Thumbs.db',
    'site/desktop.ini',
    'media/.DS_Store',
    'media/logos/Thumbs.db',
  ];
  const ignored = Object.fromEntries([...left, 'media/film/hero.mp4'].map((file) => [file, 'x']));
  expect(loadContent(writeContent(ignored)).cities).toMatchObject([{ slug: 'toronto' }]);
  const { errors } = errorOf(writeContent({ ...ignored, 'cities/media/hero.mp4': 'x' }));
  expect(errors.map(({ file }) => file)).toEqual(['cities/media/hero.mp4']);
  const linked = writeContent({});
  symlinkSync('/dev/zero', path.join(linked, 'media/logos/zero.svg'));
  expect(errorOf(linked).errors).toMatchObject([{ file: 'media/logos/zero.svg' }]);
});

test('the errors of all files are reported at once, each with its file, line, field and fix', () => {
  const sourceOf = (file: string) => validContentFiles().find((each) => each.path === file)!.source;
  const folder = writeContent({
    'cities/toronto.json': sourceOf('cities/toronto.json').replace('"slug": "toronto",', '"slug": "toronto"'),
    'reviews/first.json': sourceOf('reviews/first.json').replace('"stars": 5', '"stars": "5"'),
    'site/brand.json': sourceOf('site/brand.json').replace('/media/logos/a.svg', '/media/logos/b.svg'),
    'site/words.json': Buffer.from(sourceOf('site/words.json'), 'utf16le'),
    'notes.txt': 'To do',
  });
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

content/site/brand.json:34
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
  const missing = path.resolve('/no-content-here');
  expect(errorOf(missing).message).toContain(
    `built.\n\n${missing}\n  field:    (file)\n  found:    no such folder`,
  );
});
