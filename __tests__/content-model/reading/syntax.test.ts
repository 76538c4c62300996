import { findJsonErrors } from '../../../src/content-model/reading/find-json-errors';
import { parseContentFile } from '../../../src/content-model/reading/parse-file';
import { citySource } from '../../support/content-fixture';

const toronto = 'cities/toronto.json';

/** The errors of how a text is written, each as its line, field, and what is said of it. */
function errorsOf(source: string) {
  const { errors } = parseContentFile(toronto, source);
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length;
  const count = findJsonErrors(source).errors.length;
  expect(findJsonErrors(source).errors.map(({ offset }) => lineOf(offset))).toEqual(
    errors.slice(0, count).map(({ line }) => line),
  );
  return errors
    .slice(0, count)
    .map(({ line, field, found, expected, fix = '' }) => [line, field, found, expected, fix]);
}

test.each([
  [
    'a missing comma, reported where it belongs',
    '{\n  "slug": "toronto",\n  "locationId": "13929"\n  "country": "CA"\n}\n',
    [
      3,
      'locationId',
      'no comma before "country"',
      'a comma after every field but the last',
      'put a comma at the end of line 3',
    ],
  ],
  [
    'a missing comma on one line',
    '{ "cities": ["a" "b"] }',
    [
      1,
      'cities[0]',
      'no comma before "b"',
      'a comma after every item but the last',
      'put a comma between the two',
    ],
  ],
  [
    'a comma after the last field',
    '{\n  "slug": "a",\n}',
    [
      2,
      'slug',
      'a comma before }',
      'no comma after the last field',
      'take out the comma at the end of line 2',
    ],
  ],
  [
    'a comma after the last item',
    '{\n  "cities": ["a",]\n}',
    [
      2,
      'cities[0]',
      'a comma before ]',
      'no comma after the last item',
      'take out the comma at the end of line 2',
    ],
  ],
  ['two commas', '{ "a": 1,, "b": 2 }', [1, 'a', 'two commas', 'one comma', 'take one of them out']],
  ['a semicolon', '{ "a": 1; "b": 2 }', [1, 'a', ';', 'a comma', '']],
  [
    'a missing closing brace',
    '{\n  "slug": "a"\n',
    [
      3,
      'slug',
      'the end of the file',
      'a comma or }',
      'put } at the end; or is a bracket missing further up?',
    ],
  ],
  [
    'the wrong bracket',
    '{\n  "cities": ["a"}\n}',
    [2, 'cities[0]', '}', 'a comma or ]', 'is a bracket missing, or one too many, above line 2?'],
  ],
  [
    'a missing colon',
    '{\n  "slug" "a"\n}',
    [2, 'slug', '"a"', 'a colon between the name of the field and its value', ''],
  ],
  [
    'an equal sign',
    '{ "slug" = "a" }',
    [1, 'slug', '=', 'a colon between the name of the field and its value', ''],
  ],
  [
    'a text that is not closed',
    '{\n  "slug": "a,\n  "b": 1\n}',
    [
      2,
      'slug',
      'no closing quote: "a,',
      'a closing double quote (") on the same line',
      'put a " where the text ends',
    ],
  ],
  [
    'a text that word processing closed',
    '{\n  "slug": "a”,\n  "b": 1\n}',
    [
      2,
      'slug',
      'a text that ends in ” : "a”',
      'a straight double quote (") at the end too',
      'type " instead of ”',
    ],
  ],
  [
    'a line break inside a text',
    '{ "text": "one\ntwo" }',
    [
      1,
      'text',
      'a text that goes on in the next line: "one',
      'a text on one line',
      'write the whole text on one line; a line break inside it is \\n',
    ],
  ],
  [
    'a quotation mark inside a text',
    '{ "text": "The "best" crew" }',
    [
      1,
      'text',
      'a " in the middle of a text: "The "best" crew" }',
      '\\" for a quotation mark inside a text',
      'write \\" or “ ” inside the text; or is the " missing that ends a text before it?',
    ],
  ],
  [
    'single quotes around a name',
    '{\n  \'slug\': "a"\n}',
    [2, '(file)', "single quotes: 'slug'", 'double quotes (")', 'use " instead of both'],
  ],
  [
    'single quotes around a text',
    '{ "slug": \'a\' }',
    [1, 'slug', "single quotes: 'a'", 'double quotes (")', 'use " instead of both'],
  ],
  [
    'curly quotes',
    '{ "slug": “a” }',
    [
      1,
      'slug',
      'curly quotes: “a”',
      'straight double quotes (")',
      'type the quotes anew here: word processors bend them',
    ],
  ],
  [
    'a name without quotes',
    '{ slug: "a" }',
    [1, '(file)', 'slug', 'a field name in double quotes', 'write "slug"'],
  ],
  [
    'a text without quotes',
    '{ "slug": to ronto }',
    [1, 'slug', 'to ronto', 'a text in double quotes, a number, true or false', 'write "to ronto"'],
  ],
  ['a capital', '{ "sample": True }', [1, 'sample', 'True', 'true, in small letters', '']],
  [
    'a number with a leading zero',
    '{ "order": 01 }',
    [1, 'order', '01', 'a number without zeros in front: 1', ''],
  ],
  [
    'no value at all',
    '{\n  "slug": ,\n  "b": 1\n}',
    [
      2,
      'slug',
      ',',
      'a value: a text in double quotes, a number, true, false, a list or a group of fields',
      'write the value there, or take the field out',
    ],
  ],
  [
    'a remark',
    '{\n  "slug": "a" // the city\n}',
    [2, 'slug', 'a remark: // the city', 'no remarks: JSON does not allow them', 'take the remark out'],
  ],
  [
    'a lone backslash',
    '{ "slug": "a\\b\\c" }',
    [1, 'slug', 'a lone backslash', 'two of them (\\\\) for one that is to be read, or none', ''],
  ],
  ['a tab inside a text', '{ "slug": "a\tb" }', [1, 'slug', 'a tab inside a text', 'a space', '']],
  [
    'a pasted space',
    '{ "slug":\u00A0"a" }',
    [
      1,
      'slug',
      'a special space, pasted from another program',
      'a space',
      'delete what looks like a space there, and type the space anew',
    ],
  ],
  [
    'a field written twice',
    '{\n  "slug": "a",\n  "slug": "b"\n}',
    [
      3,
      'slug',
      'the field "slug" a second time',
      'each field only once',
      'take one of the two out, or give it the name it should have',
    ],
  ],
  [
    'something after the end',
    '{}\n{}',
    [
      2,
      '(file)',
      '{',
      'nothing more: the content ended before this',
      'take out what stands there; or is a bracket closed too early above?',
    ],
  ],
])('%s is reported with its place and the way to mend it', (_what, source, error) => {
  expect(errorsOf(source)).toEqual([error]);
});

test('errors whose meaning is plain are read over: all of a file are reported at once, and its fields with them', () => {
  const source = citySource({ country: 'GB', locationId: 13929 })
    .replace('"13929"', '13929')
    .replace('"Toronto",\n  "badgeGroup"', '“Toronto”\n  "badgeGroup"')
    .replace('"North York"\n', '"North York,\n')
    .replace('"Typical loads."', '"Typical\tloads."')
    .replace('"Ways in."', '"Ways in.",');
  const { document, errors } = parseContentFile(toronto, source);
  expect(document).toBeUndefined();
  expect(errors.map(({ line, field, found }) => `${line} ${field}: ${found}`)).toEqual([
    '4 locationName: curly quotes: “Toronto”',
    '4 locationName: no comma before "badgeGroup"',
    '10 cities[1]: no closing quote: "North York,',
    '10 cities[1]: a comma before ]',
    '14 about.typical: a tab inside a text',
    '15 about.access: a comma before }',
    '3 locationId: the number 13929',
    '6 country: "GB"',
  ]);
});

test('errors are reported in the columns of the file, whatever was read over before them', () => {
  const source = '{ "a": “one” "b": 01; "c": True }';
  const { errors, mended } = findJsonErrors(source);
  expect(errors.map(({ offset }) => source.slice(offset, offset + 5))).toEqual([
    '“one”',
    ' "b":',
    '01; "',
    '; "c"',
    'True ',
  ]);
  expect(JSON.parse(mended!)).toEqual({ a: 'one', b: 1, c: true });
});

test('an empty file is reported as empty', () => {
  expect(parseContentFile(toronto, ' \n').errors).toEqual([
    {
      file: toronto,
      field: '(file)',
      found: 'an empty file',
      expected: 'JSON, beginning with {',
      fix: 'copy another file of its kind into it, or take it out of the folder',
    },
  ]);
});

test('Windows line ends and a byte order mark are no error, and lines are still counted', () => {
  const windows = `\uFEFF${citySource().replaceAll('\n', '\r\n')}`;
  expect(parseContentFile(toronto, windows).errors).toEqual([]);
  const wrong = windows.replace('"CA"', '"GB"');
  expect(parseContentFile(toronto, wrong).errors).toMatchObject([{ line: 6, field: 'country' }]);
});

const utf8Fix = 'save the file again with the encoding UTF-8 (in Notepad: Save as, Encoding)';

test.each([
  [
    'a file saved as UTF-16',
    Buffer.from(`\uFEFF${citySource()}`, 'utf16le').toString('utf8'),
    { found: 'text in the encoding UTF-16', expected: 'text in UTF-8', fix: utf8Fix },
  ],
  [
    'a letter of another encoding',
    Buffer.from(citySource({ locationName: 'Montréal' }), 'latin1').toString('utf8'),
    {
      line: 4,
      found: 'a character that cannot be read (\uFFFD) in ""locationName": "Montr\uFFFDal","',
      expected: 'text in UTF-8',
      fix: `${utf8Fix}, then write the character again`,
    },
  ],
  [
    'two versions that git left in it',
    citySource().replace('  "country"', '<<<<<<< HEAD\n  "country"'),
    {
      line: 6,
      found: '"<<<<<<< HEAD": two versions that git could not bring together',
      expected: 'one version',
      fix: 'keep the lines that are right, and take out the others with the lines <<<<<<<, ======= and >>>>>>>',
    },
  ],
])('%s is one error', (_what, source, error) => {
  expect(parseContentFile(toronto, source).errors).toEqual([{ file: toronto, field: '(file)', ...error }]);
});

const deep = 50_000;

test.each([
  ['lists in JSON', toronto, `{\n"cities": ${'['.repeat(deep)}${']'.repeat(deep)}}`, 2],
  ['groups in JSON', toronto, `{\n"about": ${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}}`, 2],
  ['brackets that nobody closes', toronto, `{\n\n${'['.repeat(deep)}`, 3],
  [
    'lists in front matter',
    'faq/a.md',
    `---\nquestion: Why?\ntopic: ${'['.repeat(deep)}${']'.repeat(deep)}\n---\nSo.`,
    3,
  ],
  ['lists on one line', 'faq/a.md', `---\ntopic:\n  ${'- '.repeat(deep)}a\n---\nSo.`, 3],
  ['fields on one line', 'faq/a.md', `---\n${'? '.repeat(deep)}a\n---\nSo.`, 2],
])('%s nested without end are one error, with file and line', (_what, file, source, line) => {
  expect(parseContentFile(file, source)).toEqual({
    errors: [
      {
        file,
        line,
        field: '(file)',
        found: 'more than 20 groups or lists inside each other',
        expected: 'at most 20',
        fix: expect.stringContaining('take out'),
      },
    ],
  });
});

test('brackets and dashes inside a text open nothing', () => {
  const marks = '[{('.repeat(40) + '- '.repeat(40) + '\\"[';
  const source = citySource().replace('"Typical loads."', `"${marks}"`);
  expect(source).toContain(marks);
  expect(parseContentFile(toronto, source).errors).toEqual([]);
});

test('wherever one character is lost, JSON.parse and the check agree on whether it still reads', () => {
  const source = '{"a":"x\\n\\u00e9","b":[1,-2.5e3,true,null,{}],\n"c":{"d":false,"e":[[]]}}';
  for (let index = 0; index < source.length; index += 1) {
    for (const put of ['', ',', '"', '}', ' 0', "'", '“', '\t', '#', '//']) {
      const broken = source.slice(0, index) + put + source.slice(index + 1);
      const { errors, mended } = findJsonErrors(broken);
      expect([broken, errors.length === 0]).toEqual([broken, reads(broken)]);
      expect([broken, mended === undefined || reads(mended)]).toEqual([broken, true]);
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
