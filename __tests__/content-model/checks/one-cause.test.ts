import { checkContent } from '../../../src/content-model/checks/check-content';
import type { ContentFile } from '../../../src/content-model/types';
import { citySource, jsonFile, validContentFiles } from '../../support/content-fixture';

const ontario = 'badges/ontario.json';
const job = 'jobs/basement.json';
const prefixes = ['L1S', 'L1T', 'L1Z', 'L0B'];

const city = (slug: string, changes: Record<string, unknown> = {}): ContentFile => ({
  path: `cities/${slug}.json`,
  source: citySource({ slug, locationName: slug, postalPrefixes: prefixes, ...changes }),
});

/** The smallest content with three more cities and a second job. */
const files = [
  ...validContentFiles(),
  city('ajax'),
  city('barrie'),
  city('guelph'),
  {
    path: 'jobs/loft.json',
    source: validContentFiles().find(({ path }) => path === job)?.source ?? '',
  },
];

const errorsOf = (content: readonly ContentFile[]) => checkContent(content).errors;
const without = (path: string) => files.filter((file) => file.path !== path);
const replaced = (...changed: ContentFile[]) =>
  files.map((file) => changed.find(({ path }) => path === file.path) ?? file);
const renamed = (from: string, to: string) =>
  files.map((file) => (file.path === from ? { ...file, path: to } : file));
const changedIn = (name: string, make: (source: string) => string) =>
  files.map((file) => (file.path === name ? { ...file, source: make(file.source) } : file));

test('the content has no error before', () => {
  expect(errorsOf(files)).toEqual([]);
});

test('a wrong country is one error, which says how many codes agree', () => {
  expect(errorsOf(replaced(city('ajax', { country: 'US' })))).toEqual([
    {
      file: 'cities/ajax.json',
      line: 6,
      field: 'country',
      found: '"US"',
      expected: '"CA", the country of badges/ontario.json, and of 4 of its 4 postalPrefixes',
    },
  ]);
});

test('the codes of another country are one error, which says how many there are', () => {
  const postalPrefixes = ['L1S', '303', '304', '305'];
  expect(errorsOf(replaced(city('ajax', { postalPrefixes })))).toMatchObject([
    {
      field: 'postalPrefixes',
      found: '3 of 4 of the United States, such as "303"',
      fix: 'write those of the city, or "US" as its country',
    },
  ]);
});

test('badges in another country than all of their cities are one error, in their file', () => {
  expect(errorsOf(changedIn(ontario, (source) => source.replace('"CA"', '"US"')))).toMatchObject([
    { file: ontario, field: 'country', found: '"US"', expected: '"CA", the country of its 4 cities' },
  ]);
});

test('missing badges are one error, which says who names them', () => {
  const texas = jsonFile('badges/texas.json', {
    group: 'texas',
    country: 'US',
    region: { name: 'Texas', code: 'TX' },
    teams: [{ name: 'Houston', sport: 'Baseball' }],
  });
  expect(errorsOf([...without(ontario), texas])).toEqual([
    {
      file: ontario,
      field: '(file)',
      found: 'no such file',
      expected: 'this file: cities/toronto.json, cities/ajax.json, cities/barrie.json and 2 more name it',
      fix: 'bring it back from an earlier version, or name another one in those files',
      namedIn: { file: 'cities/toronto.json', field: 'badgeGroup' },
    },
  ]);
  expect(errorsOf(without(ontario))).toMatchObject([{ file: 'badges/', found: 'no files' }]);
});

test('badges under a wrong name are one error', () => {
  expect(errorsOf(renamed(ontario, 'badges/Ontario (1).json'))).toMatchObject([
    { file: 'badges/Ontario (1).json', field: 'group', fix: 'give the file the name ontario.json' },
  ]);
});

test('a city that is gone is one error for all that is of it, and one under a wrong name is one', () => {
  expect(errorsOf(without('cities/toronto.json'))).toMatchObject([
    {
      file: 'cities/toronto.json',
      expected:
        'this file: jobs/basement.json, jobs/loft.json, local-services/toronto/stoves.json and 1 more name it',
    },
  ]);
  expect(errorsOf(renamed('cities/toronto.json', 'cities/Toronto.json'))).toMatchObject([
    { file: 'cities/Toronto.json', field: 'slug', fix: 'give the file the name toronto.json' },
  ]);
});

test('a misspelt folder is one error for all of its files', () => {
  const moved = files.map((file) => ({ ...file, path: file.path.replace(/^cities\//, 'Cities/') }));
  expect(errorsOf(moved)).toMatchObject([
    {
      file: 'Cities/toronto.json',
      found: '"Cities/toronto.json" and 3 more files of Cities/',
      expected: 'no such folder; did you mean "cities/"?',
    },
  ]);
  const badges = files.map((file) => ({ ...file, path: file.path.replace(/^badges\//, 'badge/') }));
  expect(errorsOf(badges)).toMatchObject([{ expected: 'no such folder; did you mean "badges/"?' }]);
});

test('a page that was renamed while copying it is one error', () => {
  expect(errorsOf(renamed('pages/home.json', 'pages/Home (copy).json'))).toMatchObject([
    { expected: 'no such file; did you mean "pages/home.json"?' },
  ]);
});
