import { parseContentFile } from '../../../src/content-model/reading/parse-file';

const file = 'faq/price.md';
const fields = 'question: What does it cost?\ntopic: Price\norder: 2';
const page = (frontMatter: string, body = 'It depends.') => `---\n${frontMatter}\n---\n\n${body}\n`;

test('an answer is rendered to HTML beside its fields', () => {
  const { document, errors } = parseContentFile(file, page(fields, 'It *depends*.\n\n- Load\n- Floor'));
  expect(errors).toEqual([]);
  expect(document).toEqual({
    kind: 'faq',
    name: 'price',
    path: file,
    data: {
      question: 'What does it cost?',
      topic: 'Price',
      order: 2,
      html: '<p>It <em>depends</em>.</p>\n<ul>\n<li>Load</li>\n<li>Floor</li>\n</ul>\n',
    },
  });
});

test('markup and script addresses in a text stay text', () => {
  const { document } = parseContentFile(
    file,
    page(fields, '<script>alert(1)</script>\n\n[press](javascript:alert)'),
  );
  const data = document?.data as { html: string } | undefined;
  expect(data?.html).toContain('&lt;script&gt;');
  expect(data?.html).not.toMatch(/<script|javascript:/);
});

test('the error of a file without front matter says what is expected', () => {
  expect(parseContentFile(file, 'It depends on the load.\n').errors).toEqual([
    {
      file,
      line: 1,
      field: '(file)',
      found: 'no front matter; the file begins with "It depends on the load."',
      expected: 'a first line "---", then the fields, then another line "---"',
    },
  ]);
});

test('front matter that does not end is reported', () => {
  expect(parseContentFile(file, `---\n${fields}\nIt depends.\n`).errors).toEqual([
    {
      file,
      line: 1,
      field: '(file)',
      found: 'front matter that does not end',
      expected: 'a line "---" below the fields, where the text begins',
    },
  ]);
});

const ofFieldLine = 'a line of the form  field: value';

test.each([
  [
    'a colon in a text without quotes',
    'question: Price: what is it?\ntopic: Price\norder: 2',
    {
      line: 2,
      field: 'question',
      found: '"question: Price: what is it?"',
      expected: ofFieldLine,
      fix: "put the text in quotes: question: 'Price: what is it?'",
    },
  ],
  [
    'a quote that is not closed',
    'question: Why?\ntopic: "Price\norder: 2',
    {
      line: 3,
      field: 'topic',
      found: '"topic: "Price"',
      expected: ofFieldLine,
      fix: "put the text in quotes: topic: 'Price'",
    },
  ],
  [
    'a text that begins with stars',
    "question: *Can't* you?\ntopic: Price\norder: 2",
    {
      line: 2,
      field: 'question',
      found: '"question: *Can\'t* you?"',
      expected: expect.any(String),
      fix: "put the text in quotes: question: '*Can''t* you?'",
    },
  ],
  [
    'a text that begins with a mark of YAML',
    'question: "@home" or not?\ntopic: Price\norder: 2',
    {
      line: 2,
      field: 'question',
      found: '"question: "@home" or not?"',
      expected: ofFieldLine,
      fix: "put the text in quotes: question: '@home\" or not?'",
    },
  ],
  [
    'a tab before a field',
    'question: Why?\n\ttopic: Price\norder: 2',
    {
      line: 3,
      field: 'topic',
      found: 'a tab at the beginning of "topic: Price"',
      expected: 'spaces',
      fix: 'put two spaces instead of each tab',
    },
  ],
  [
    'a field written twice',
    `${fields}\ntopic: Loads`,
    {
      line: 5,
      field: 'topic',
      found: '"topic: Loads"',
      expected: 'each field only once',
      fix: 'take one of the two out',
    },
  ],
])('%s is one error, reported with its line and the way to mend it', (_what, frontMatter, error) => {
  expect(parseContentFile(file, page(frontMatter)).errors).toEqual([{ file, ...error }]);
});

test.each([
  ['faq/price.md', `${fields}\nvalidFrom: [*x]`, 5, 'validFrom'],
  ['faq/price.md', `${fields}\nvalidFrom: &a [*a]`, 5, 'validFrom'],
  ['faq/price.md', `*question : Why?\n${fields}`, 2, '(file)'],
  ['pages/privacy-policy.md', 'x: {a: *b}', 2, 'x'],
  ['pages/privacy-policy.md', 'summary:\n  items:\n    - Little\n    - *b', 5, '(file)'],
])('an alias in %s is an error with its line, wherever it is: %j', (path, frontMatter, line, field) => {
  const { document, errors } = parseContentFile(path, page(frontMatter));
  expect(document).toBeUndefined();
  expect(errors[0]).toMatchObject({
    file: path,
    line,
    field,
    expected: 'no * at the beginning of a text',
    fix: expect.stringContaining('quotes'),
  });
});

test('a line that only lacks quotes is read over: the other fields are checked in the same go', () => {
  const { errors } = parseContentFile(file, page('question: Price: what?\ntopci: Price\norder: first'));
  expect(errors.map(({ line, field }) => `${line} ${field}`)).toEqual(['2 question', '3 topci', '4 order']);
});

test('all that is wrong with the fields and the body is reported at once, with lines of the file', () => {
  const { errors } = parseContentFile(file, page('qestion: Why?\ntopic: Price\norder: first', '  '));
  expect(errors).toEqual([
    {
      file,
      line: 2,
      field: 'qestion',
      found: 'the field "qestion"',
      expected: 'no such field; did you mean "question"?',
    },
    { file, line: 4, field: 'order', found: '"first"', expected: 'a number, without quotes' },
    { file, field: 'body', found: 'nothing', expected: 'text below the front matter' },
  ]);
});

test('empty front matter names every missing field', () => {
  const { errors } = parseContentFile(file, page(''));
  expect(errors.map(({ field, found }) => [field, found])).toEqual([
    ['question', 'nothing'],
    ['topic', 'nothing'],
    ['order', 'nothing'],
  ]);
});

test('a date without quotes stays a date in text', () => {
  const policy =
    'meta: { title: Privacy, description: Kept }\ntitle: Privacy\nupdated: 2024-10-16\nupdatedLabel: Updated\nminimumAge: 18\nbrandPage: { meta: { title: All, description: Kept }, title: All }\nsummary: { title: Short, items: [Little] }';
  const { document, errors } = parseContentFile('pages/privacy-policy.md', page(policy));
  expect(errors).toEqual([]);
  expect(document?.data).toMatchObject({ updated: '2024-10-16', minimumAge: 18 });
});
