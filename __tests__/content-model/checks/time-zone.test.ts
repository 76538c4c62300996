import { parseContentFile } from '../../../src/content-model/reading/parse-file';
import { citySource } from '../../support/content-fixture';

const file = 'cities/toronto.json';
const errorsOf = (timeZone: unknown) => parseContentFile(file, citySource({ timeZone })).errors;

test.each([
  ['America/Tornto', '"America/Tornto"', 'write "America/Toronto"'],
  ['america/toronto', '"america/toronto"', 'write "America/Toronto"'],
  ['America/New York', '"America/New York"', 'write "America/New_York"'],
  ['Amercia/Edmonton', '"Amercia/Edmonton"', 'write "America/Edmonton"'],
  ['Chicago', '"Chicago"', 'write "America/Chicago"'],
  ['Honolulu', '"Honolulu"', 'write "Pacific/Honolulu"'],
  ['America/Calgary', '"America/Calgary"', undefined],
  ['EST', '"EST"', undefined],
  ['Eastern Time', '"Eastern Time"', undefined],
  ['-05:00', '"-05:00"', undefined],
  ['', '""', undefined],
  [-5, 'the number -5', 'put it in quotes: "-5"'],
])('%j is no time zone of a city', (timeZone, found, fix) => {
  const expected = 'the time zone of the city, like "America/Toronto"';
  expect(errorsOf(timeZone)).toEqual([
    { file, line: 7, field: 'timeZone', found, expected, ...(fix && { fix }) },
  ]);
});

test('a city without a time zone is refused', () => {
  expect(errorsOf(undefined)).toEqual([
    {
      file,
      field: 'timeZone',
      found: 'nothing',
      expected: 'the time zone of the city, like "America/Toronto"',
      fix: 'add the field "timeZone"',
    },
  ]);
});

test.each(['America/St_Johns', 'America/Kentucky/Louisville', 'America/Port-au-Prince', 'Canada/Eastern'])(
  '%s is a time zone',
  (timeZone) => {
    expect(errorsOf(timeZone)).toEqual([]);
  },
);
