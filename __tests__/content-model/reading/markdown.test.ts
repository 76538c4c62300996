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
      expected: 'a first line "---", then the fields, then another line "---" above the text',
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
      expected: 'a first line "---", then the fields, then another line "---" above the text',
    },
  ]);
});

const line = 'a line of the form  field: value, with spaces and no tabs before it';
const star = 'no * at the beginning of a text';

test.each([
  [
    'question: Price: what is it?\ntopic: Price\norder: 2',
    2,
    'question',
    '"question: Price: what is it?"',
    line,
  ],
  ['question: Why?\ntopic: "Price\norder: 2', 3, 'topic', '"topic: "Price"', line],
  ["question: *Can't* you?\ntopic: Price\norder: 2", 2, 'question', '"question: *Can\'t* you?"', line],
  ['question: "@home" or not?\ntopic: Price\norder: 2', 2, 'question', '"question: "@home" or not?"', line],
  ['question: Why?\n\ttopic: Price\norder: 2', 3, 'topic', '"topic: Price"', line],
  [`${fields}\ntopic: Loads`, 5, 'topic', '"topic: Loads"', 'each field only once'],
  // An alias of another value must not make a page disappear.
  [`${fields}\nvalidFrom: [*x]`, 5, 'validFrom', '"validFrom: [*x]"', star],
  [`${fields}\nvalidFrom: &a [*a]`, 5, 'validFrom', '"validFrom: &a [*a]"', star],
  [`*question : Why?\n${fields}`, 2, '(file)', '"*question : Why?"', star],
])('front matter like %j is one error', (frontMatter, at, field, found, expected) => {
  const { document, errors } = parseContentFile(file, page(frontMatter));
  expect(document).toBeUndefined();
  expect(errors).toEqual([
    { file, line: at, field, found, expected, fix: expect.stringMatching(/quotes|one of the two/) },
  ]);
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
