import { parseContentFile } from '../../src/content-model/parse-file';
import { citySource } from '../support/content-fixture';

const toronto = 'cities/toronto.json';

function onlyProblem(path: string, source: string) {
  const { document, problems } = parseContentFile(path, source);
  expect(document).toBeUndefined();
  expect(problems).toHaveLength(1);
  return problems[0];
}

test('a missing comma is told at the end of the line it belongs on', () => {
  const source = '{\n  "slug": "toronto",\n  "locationId": "13929"\n  "country": "CA"\n}\n';
  expect(onlyProblem(toronto, source)).toEqual({
    file: toronto,
    line: 3,
    field: 'locationId',
    found: '"country"',
    expected: 'a comma before it (line 3, column 24)',
  });
});

test.each([
  [
    'a comma after the last field',
    '{\n  "slug": "a",\n}',
    2,
    'slug',
    'a comma before }',
    'no comma after the last field (line 2, column 14)',
  ],
  [
    'a comma after the last item',
    '{\n  "cities": ["a",]\n}',
    2,
    'cities[0]',
    'a comma before ]',
    'no comma after the last item (line 2, column 17)',
  ],
  [
    'a missing closing brace',
    '{\n  "slug": "a"\n',
    3,
    'slug',
    'the end of the file',
    'a comma or } (line 3, column 1)',
  ],
  [
    'a missing colon',
    '{\n  "slug" "a"\n}',
    2,
    'slug',
    '"a"',
    'a colon after the field name "slug" (line 2, column 10)',
  ],
  [
    'a text that is not closed',
    '{\n  "slug": "a,\n  "b": 1\n}',
    2,
    'slug',
    '"a,',
    'a closing double quote on the same line (line 2, column 11)',
  ],
  [
    'single quotes',
    "{\n  'slug': 'a'\n}",
    2,
    '(file)',
    "'",
    'a field name in double quotes (line 2, column 3)',
  ],
  [
    'a value in single quotes',
    '{ "slug": \'a\' }',
    1,
    'slug',
    "'",
    'double quotes around the text (line 1, column 11)',
  ],
  ['curly quotes', '{ "slug": “a” }', 1, 'slug', '“', 'straight double quotes (") (line 1, column 11)'],
  [
    'a value without quotes',
    '{ "slug": toronto }',
    1,
    'slug',
    'toronto',
    'a text in double quotes, a number, true, false, a list or a group of fields (line 1, column 11)',
  ],
  [
    'a number with a leading zero',
    '{ "order": 01 }',
    1,
    'order',
    '01',
    'a text in double quotes, a number, true, false, a list or a group of fields (line 1, column 12)',
  ],
  ['a remark', '{\n  "slug": "a" // the city\n}', 2, 'slug', '/', 'a comma or } (line 2, column 15)'],
  [
    'a lone backslash',
    '{ "slug": "a\\b\\c" }',
    1,
    'slug',
    'a lone backslash',
    'after a backslash one of " \\ / n t (write \\\\ for a backslash) (line 1, column 15)',
  ],
  [
    'a line break inside a text',
    '{ "text": "one\ntwo" }',
    1,
    'text',
    '"one',
    'a closing double quote on the same line (line 1, column 11)',
  ],
  [
    'a field written twice',
    '{\n  "slug": "a",\n  "slug": "b"\n}',
    3,
    'slug',
    '"slug"',
    'the field "slug" only once (line 3, column 3)',
  ],
  [
    'something after the end',
    '{}\n{}',
    2,
    '(file)',
    '{',
    'nothing more: the content ended before this (line 2, column 1)',
  ],
])('%s is told with its place', (_what, source, line, field, found, expected) => {
  expect(onlyProblem(toronto, source)).toEqual({ file: toronto, line, field, found, expected });
});

test('an empty file is told as empty', () => {
  const problem = onlyProblem(toronto, ' \n');
  expect(problem).toMatchObject({
    field: '(file)',
    found: 'an empty file',
    expected: 'JSON, beginning with {',
  });
});

test('Windows line ends and a byte order mark are no problem, and lines are still counted', () => {
  const windows = `\uFEFF${citySource().replaceAll('\n', '\r\n')}`;
  expect(parseContentFile(toronto, windows).problems).toEqual([]);
  const wrong = windows.replace('"CA"', '"GB"');
  expect(onlyProblem(toronto, wrong)).toMatchObject({ line: 6, field: 'country' });
});

test('wherever one character is lost, JSON.parse and the check agree on whether it still reads', () => {
  const source = '{"a":"x\\n\\u00e9","b":[1,-2.5e3,true,null,{}],\n"c":{"d":false,"e":[[]]}}';
  for (let index = 0; index < source.length; index += 1) {
    for (const put of ['', ',', '"', '}', ' 0']) {
      const broken = source.slice(0, index) + put + source.slice(index + 1);
      const { problems } = parseContentFile(toronto, broken);
      const isToldAsSyntax = problems.some(({ expected }) => /\(line \d+, column \d+\)$/.test(expected));
      expect([broken, isToldAsSyntax]).toEqual([broken, !reads(broken)]);
    }
  }
});

function reads(source: string): boolean {
  try {
    JSON.parse(source);
    return true;
  } catch {
    return false;
  }
}
