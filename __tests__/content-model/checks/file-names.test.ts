import { checkContent } from '../../../src/content-model/checks/check-content';
import { proposeName } from '../../../src/content-model/checks/file-names';
import { longestCitySlug } from '../../../src/domain/limits';
import { parseContentFile } from '../../../src/content-model/reading/parse-file';
import { citySource, validContentFiles, withAddedFile } from '../../support/content-fixture';

const errorsOf = (file: string, source: string) => checkContent(withAddedFile(file, source)).errors;
const copyOf = (path: string) => validContentFiles().find((file) => file.path === path)?.source ?? '';

test.each([
  ['Toronto (copy)', [], 'toronto-copy'],
  ['Trois-Rivières', [], 'trois-rivieres'],
  ['Toronto copy', ['toronto-copy', 'toronto-copy-2'], 'toronto-copy-3'],
  ['()', [], 'new'],
])('for a file named %j, beside %j, the name %j is proposed', (written, taken, name) => {
  expect(proposeName(written, taken)).toBe(name);
});

test('a proposed name is no longer than a slug may be', () => {
  expect(proposeName(`${'long '.repeat(30)}`).length).toBeLessThanOrEqual(longestCitySlug);
});

test('a copied city is told a slug and a file name that it can have', () => {
  const file = 'cities/Toronto (copy).json';
  const [error, ...more] = errorsOf(file, citySource());
  expect(more).toEqual([]);
  expect(error).toMatchObject({
    file,
    field: 'slug',
    expected: "a slug of its own, which is the file's name too; cities/toronto.json has this one already",
    fix: 'write "toronto-copy", and name the file toronto-copy.json',
  });
  expect(errorsOf('cities/toronto-copy.json', citySource({ slug: 'toronto-copy' }))).toEqual([]);
});

test('a new slug in a file of another name is told to name the file so', () => {
  expect(errorsOf('cities/Ajax North.json', citySource({ slug: 'ajax-north' }))).toMatchObject([
    {
      field: 'slug',
      expected: 'a file named ajax-north.json',
      fix: 'give the file the name ajax-north.json',
    },
  ]);
});

test('so are copied badges', () => {
  expect(errorsOf('badges/Ontario copy.json', copyOf('badges/ontario.json'))).toMatchObject([
    {
      field: 'group',
      expected: "a group of its own, which is the file's name too; badges/ontario.json has this one already",
      fix: 'write "ontario-copy", and name the file ontario-copy.json',
    },
  ]);
});

test('a space in the name of a file changes nothing in what its texts may say', () => {
  const source = citySource({
    slug: 'ajax',
    about: { places: 'Around {city}.', typical: 'Call {phone}.', access: 'By road.' },
  });
  expect(errorsOf('cities/Ajax (new).json', source).map(({ field }) => field)).toEqual(['slug']);
});

test.each([
  ['cities/Ajax (copy).json.txt', 'name it cities/ajax-copy.json'],
  ['cities/Old ones/Ajax (1).json', 'move it to cities/ajax-1.json, or take it out of the content folder'],
])('%s is told a name that it can have', (file, fix) => {
  expect(parseContentFile(file, '{}').errors).toMatchObject([{ file, fix }]);
});

test('so is a picture', () => {
  const media = [{ path: 'media/Crew & Kühe (1).PNG', size: 9, head: '\u0089PNG' }];
  const errors = checkContent(validContentFiles(), { media }).errors.filter(({ file }) =>
    file.includes('Crew'),
  );
  expect(errors).toMatchObject([{ fix: 'name it media/crew-kuhe-1.png' }]);
});
