import { parseContentFile } from '../../../src/content-model/reading/parse-file';
import { readJson } from '../../../src/content-model/reading/read-json';
import { citySource } from '../../support/content-fixture';

const toronto = 'cities/toronto.json';

/** The errors of a text: where each is, what is found, and what is said of it. */
const errorsOf = (source: string) =>
  parseContentFile(toronto, source).errors.map(({ line, field, found, expected, fix }) => [
    `${line} ${field}: ${found}`,
    `${expected} | ${fix}`,
  ]);

const comma = 'a comma after every field and item but the last | put a comma there';
const quotes =
  'straight double quotes (") around a text, \\" inside one; true and false in small letters | type the quotes and the spaces of this line anew: other programs bend them';
const value =
  'a value: a text in straight double quotes ("), a number, true, false, a list or a group of fields | write one, or take the last comma out';
const name = 'a field name in straight double quotes (") | write it, or take the last comma out';
const bracket = 'a comma or a closing bracket | is a comma, a quote or a bracket missing here or further up?';
const colon = 'a colon between the name of the field and its value | put a colon there';
const closingQuote = 'a closing double quote (") on the same line | put a " where the text ends';
const remark = 'no remarks: JSON does not allow them | take the remark out';
const backslash = 'two backslashes (\\\\) for one that is read, or none | take the backslash out';
const tab = 'no tab and no other invisible character in a text | write a space instead';
const once = 'each field only once | take one of the two out, or give it the name it should have';
const end = 'nothing more | take it out; or is a bracket closed too early above?';

test.each([
  ['{\n  "slug": "a"\n  "country": "CA"\n}', '2 slug: no comma before "country"', comma],
  ['{ "cities": ["a" "b"] }', '1 cities[0]: no comma before "b"', comma],
  ['{\n  "slug": "a",\n}', '3 (file): "}"', name],
  ['{\n  "slug": ,\n  "b": 1\n}', '2 slug: ""slug": ,"', value],
  ['{\n  "slug": "a"\n', '2 slug: the end of the file', bracket],
  ['{\n  "slug" "a"\n}', '2 slug: ""slug" "a""', colon],
  ['{\n  "slug": "a,\n  "b": 1\n}', '2 slug: ""slug": "a,"', closingQuote],
  ['{ "slug": “a” }', '1 slug: "{ "slug": “a” }"', quotes],
  ['{ slug: "a" }', '1 (file): "{ slug: "a" }"', quotes],
  ['{ "text": "The "best" crew" }', '1 text: "{ "text": "The "best" crew" }"', quotes],
  ['{ "slug":\u00A0"a" }', expect.stringMatching(/^1 slug: /), quotes],
  ['{ "slug": "a" // the city\n}', '1 slug: "{ "slug": "a" // the city"', remark],
  ['{ "slug": "a\\c" }', '1 slug: "{ "slug": "a\\c" }"', backslash],
  ['{ "slug": "a\tb" }', '1 slug: "{ "slug": "a b" }"', tab],
  ['{\n  "slug": "a",\n  "slug": "b"\n}', '3 slug: the field "slug" a second time', once],
  ['{}\n{}', '2 (file): "{}"', end],
])('%j is reported with its line and what to do', (source, found, said) => {
  expect(errorsOf(source)).toEqual([[found, said]]);
});

test('errors of several lines are reported at once, at most five', () => {
  const source = citySource()
    .replace('"Toronto",', '“Toronto”,')
    .replace('"North York"\n', '"North York,\n')
    .replace('"Typical loads."', '"Typical\tloads."')
    .replace('"Ways in."', '"Ways in.",');
  const places = errorsOf(source).map(([found]) => found!.split(':')[0]);
  expect(places).toEqual(['4 locationName', '10 cities[1]', '14 about.typical', '16 about']);
  expect(errorsOf('[\n1,,\n2,,\n3,,\n4,,\n5,,\n6,,\n7]')).toHaveLength(5);
});

test('other files are held to the fields of a file that only lacks a comma', () => {
  const { document } = parseContentFile(toronto, citySource().replace('"ontario",', '"ontario"'));
  expect(document?.data).toMatchObject({ slug: 'toronto', badgeGroup: 'ontario', country: 'CA' });
});

test('Windows line ends and a byte order mark are no error, and lines are still counted', () => {
  const windows = `\uFEFF${citySource().replaceAll('\n', '\r\n')}`;
  expect(parseContentFile(toronto, windows).errors).toEqual([]);
  const wrong = windows.replace('"CA"', '"GB"');
  expect(parseContentFile(toronto, wrong).errors).toMatchObject([{ line: 6, field: 'country' }]);
});

const utf8Fix = 'save the file again with the encoding UTF-8 (in Notepad: Save as, Encoding)';
const conflict =
  'keep the lines that are right, and take out the others with the lines <<<<<<<, ======= and >>>>>>>';

test.each([
  [
    Buffer.from(`\uFEFF${citySource()}`, 'utf16le').toString('utf8'),
    'undefined (file): text in the encoding UTF-16',
    `text in UTF-8 | ${utf8Fix}`,
  ],
  [
    Buffer.from(citySource({ locationName: 'Montréal' }), 'latin1').toString('utf8'),
    '4 (file): a character that cannot be read (\uFFFD) in ""locationName": "Montr\uFFFDal","',
    `text in UTF-8 | ${utf8Fix}, then write the character again`,
  ],
  [
    citySource().replace('  "country"', '<<<<<<< HEAD\n  "country"'),
    '6 (file): "<<<<<<< HEAD": two versions that git could not bring together',
    `one version | ${conflict}`,
  ],
  [
    ' \n',
    'undefined (file): an empty file',
    'JSON, beginning with { | copy another file of its kind into it, or take it out of the folder',
  ],
])('a file that is no text of one version is one error: %#', (source, found, said) => {
  expect(errorsOf(source)).toEqual([[found, said]]);
});

const deep = 50_000;

test.each([
  ['lists in JSON', toronto, `{\n"cities": ${'['.repeat(deep)}${']'.repeat(deep)}}`, 2],
  ['brackets that nobody closes', toronto, `{\n\n${'['.repeat(deep)}`, 3],
  [
    'lists in front matter',
    'faq/a.md',
    `---\nquestion: Why?\ntopic: ${'['.repeat(deep)}${']'.repeat(deep)}\n---\nSo.`,
    3,
  ],
])('%s nested without end are one error, with file and line', (_what, file, source, line) => {
  const found = 'more than 20 groups or lists inside each other';
  const fix = expect.stringContaining('take out');
  const error = { file, line, field: '(file)', found, expected: 'at most 20', fix };
  expect(parseContentFile(file, source)).toEqual({ errors: [error] });
});

test('wherever one character is lost, JSON.parse and the check agree on whether it still reads', () => {
  const source = '{"a":"x\\n\\u00e9","b":[1,-2.5e3,true,null,{}],\n"c":{"d":false,"e":[[]]}}';
  for (let index = 0; index < source.length; index += 1) {
    for (const put of ['', ',', '"', '}', ' 0', "'", '“', '\t', '#', '//', '\u00A0', '\u2028']) {
      const broken = source.slice(0, index) + put + source.slice(index + 1);
      expect([broken, readJson('a.json', broken).errors.length === 0]).toEqual([broken, reads(broken)]);
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
