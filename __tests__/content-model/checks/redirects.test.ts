import { checkContent } from '../../../src/content-model/checks/check-content';
import type { ContentFile } from '../../../src/content-model/types';
import { citySource, jsonFile, validContentFiles } from '../../support/content-fixture';

const file = 'site/redirects.json';

function filesWith(...cities: { from: string; to: string }[]): ContentFile[] {
  return [
    ...validContentFiles().filter(({ path }) => path !== file),
    { path: 'cities/ajax.json', source: citySource({ slug: 'ajax', locationName: 'Ajax', locationId: '' }) },
    jsonFile(file, { cities }),
  ];
}

const errorsOf = (...cities: { from: string; to: string }[]) => checkContent(filesWith(...cities)).errors;

test('old addresses lead to cities, several of them to the same one, or to the landing page', () => {
  const cities = [
    { from: 'old-york', to: 'toronto' },
    { from: 'fort-york', to: 'toronto' },
    { from: 'ghost-town', to: '/' },
  ];
  const { content, errors } = checkContent(filesWith(...cities));
  expect(errors).toEqual([]);
  expect(content?.site.redirects.cities).toEqual(cities);
});

test('a city that is there is not redirected', () => {
  expect(errorsOf({ from: 'toronto', to: 'ajax' })).toEqual([
    {
      file,
      line: 4,
      field: 'cities[0].from',
      found: '"toronto"',
      expected: 'the old slug of a city that is gone or renamed; this city is there, in cities/toronto.json',
      fix: 'take the redirect out',
    },
  ]);
});

test.each(['book', 'privacy', 'media', 'index'])('/%s is not redirected', (from) => {
  expect(errorsOf({ from, to: 'ajax' })).toEqual([
    expect.objectContaining({
      file,
      field: 'cities[0].from',
      expected: `the old slug of a city; /${from} is an address of the site itself`,
      fix: 'take the redirect out',
    }),
  ]);
});

const wanted = 'the slug of a city, or "/" for the page on which visitors choose one';

test('a redirect to a city that is not there is reported, with the city that was meant', () => {
  expect(errorsOf({ from: 'old-york', to: 'torono' }, { from: 'fort-york', to: 'nowhere' })).toEqual([
    expect.objectContaining({
      line: 5,
      field: 'cities[0].to',
      found: '"torono"',
      expected: `${wanted}; did you mean "toronto"?`,
    }),
    expect.objectContaining({
      field: 'cities[1].to',
      found: '"nowhere"',
      expected: wanted,
      fix: 'write one of the two, or take the redirect out',
    }),
  ]);
});

test('a redirect cannot lead to another one', () => {
  const errors = errorsOf({ from: 'old-york', to: 'fort-york' }, { from: 'fort-york', to: 'toronto' });
  expect(errors).toMatchObject([{ field: 'cities[0].to', found: '"fort-york"', expected: wanted }]);
});

test('an old address is redirected once', () => {
  expect(errorsOf({ from: 'old-york', to: 'toronto' }, { from: 'old-york', to: 'ajax' })).toMatchObject([
    { field: 'cities[1].from', found: '"old-york" a second time' },
  ]);
});

test.each([
  ['Old York', 'toronto', 'from', 'lowercase words joined by hyphens, in quotes', 'write "old-york"'],
  ['/old-york/', 'toronto', 'from', 'lowercase words joined by hyphens, in quotes', 'write "old-york"'],
  ['old-york', '/toronto', 'to', wanted, 'write "toronto"'],
  ['old-york', 'https://www.example.com', 'to', wanted, undefined],
])('from %s to %s is no redirect', (from, to, field, expected, fix) => {
  const [error, ...others] = errorsOf({ from, to });
  expect(others).toEqual([]);
  expect(error).toMatchObject({ field: `cities[0].${field}`, expected, ...(fix && { fix }) });
});

test('a field of its own is refused', () => {
  const errors = errorsOf({ from: 'old-york', to: 'toronto', type: 302 } as never);
  expect(errors).toMatchObject([{ field: 'cities[0].type' }]);
});
