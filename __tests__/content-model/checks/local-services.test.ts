import { checkContent } from '../../../src/content-model/checks/check-content';
import type { LocalService } from '../../../src/content-model/types';
import { jsonFile, validContentFiles, withAddedFile, withChangedFile } from '../../support/content-fixture';

const stoves = 'local-services/toronto/stoves.json';
const source = validContentFiles().find(({ path }) => path === stoves)?.source ?? '';
const data = JSON.parse(source) as LocalService;

const errorsAfter = (path: string, changes: Partial<LocalService> = {}) =>
  checkContent(withAddedFile(path, jsonFile(path, { ...data, name: 'Ranges', order: 2, ...changes }).source))
    .errors;

const atFile = (file: string) => ({ file, field: '(file)' });

test('content without services in cities has no error, and no page of one', () => {
  const files = validContentFiles().filter(({ path }) => path !== stoves);
  const { content, errors } = checkContent(files);
  expect(errors).toEqual([]);
  expect(content?.localServices).toEqual([]);
});

test('a service in a city that is not there is reported, with the city that is meant', () => {
  const near = 'local-services/torronto/ranges.json';
  expect(errorsAfter(near)).toEqual([
    {
      ...atFile(near),
      found: 'a file in the folder "torronto"',
      expected: expect.stringMatching(/^a folder with the slug of a city.*; did you mean "toronto"\?$/),
    },
  ]);
  const far = 'local-services/vancouver/ranges.json';
  expect(errorsAfter(far)).toEqual([
    expect.objectContaining({ ...atFile(far), fix: 'rename the folder, or take it out' }),
  ]);
});

test.each(['Hot Tubs', 'hot_tubs', 'été'])('a file named %s could be at no address', (name) => {
  const path = `local-services/toronto/${name}.json`;
  expect(errorsAfter(path)).toEqual([
    {
      ...atFile(path),
      found: `a file named "${name}"`,
      expected: expect.stringContaining('lowercase words joined by hyphens'),
      fix: 'give the file another name, such as hot-tubs.json',
    },
  ]);
});

test('a file cannot have the name of the page above it', () => {
  const path = 'local-services/toronto/index.json';
  expect(errorsAfter(path)).toEqual([
    expect.objectContaining({
      ...atFile(path),
      expected: 'another name: /toronto/what-we-take/index is the address of the page above it',
    }),
  ]);
});

test('a service that is not there is reported, with the one that is meant', () => {
  const path = 'local-services/toronto/ranges.json';
  expect(errorsAfter(path, { service: 'aplliances' })).toEqual([
    expect.objectContaining({
      file: path,
      field: 'service',
      found: '"aplliances"',
      expected: expect.stringContaining('did you mean "appliances"?'),
    }),
  ]);
  expect(errorsAfter(path, { service: 'violins' })).toEqual([
    expect.objectContaining({ field: 'service', fix: 'write one of: appliances' }),
  ]);
});

test('two pages of one city have not the same name, nor the same place in its list', () => {
  const path = 'local-services/toronto/ranges.json';
  expect(errorsAfter(path, { name: 'Stoves', order: 1 })).toEqual(
    ['name', 'order'].map((field) =>
      expect.objectContaining({
        file: path,
        field,
        expected: expect.stringContaining(`of its own in its city; ${stoves} has this one already`),
      }),
    ),
  );
});

test.each(['reviews/first.json', 'jobs/basement.json'])(
  '%s cannot be about a page that no city has',
  (path) => {
    const about = (names: string[]) =>
      checkContent(
        withChangedFile(path, (text) =>
          text.replace('"taken"', `"about": ${JSON.stringify(names)}, "taken"`),
        ),
      ).errors;
    expect(about(['stoves'])).toEqual([]);
    expect(about(['stoves', 'stovs'])).toEqual([
      expect.objectContaining({
        file: path,
        field: 'about[1]',
        found: '"stovs"',
        expected: expect.stringContaining('did you mean "stoves"?'),
      }),
    ]);
    expect(about(['violins'])).toEqual([expect.objectContaining({ fix: 'write one of: stoves' })]);
  },
);

test('its texts may name all that texts of a city may, and nothing else', () => {
  const change = (to: string) =>
    checkContent(withChangedFile(stoves, (text) => text.replace('Gas or coil', to))).errors;
  expect(change('In {searchName}, {pricing.minimum}: gas or coil')).toEqual([]);
  expect(change('{thing} or coil')).toEqual([expect.objectContaining({ field: 'lead', found: '"{thing}"' })]);
});

test('the words that such pages share may name what a page is about', () => {
  const change = (file: string, from: string) =>
    checkContent(withChangedFile(file, (text) => text.replace(from, '{thing}'))).errors;
  expect(change('pages/local-service.json', 'Out of the door')).toEqual([]);
  expect(change('pages/what-we-take.json', 'All lists')).toHaveLength(1);
});
