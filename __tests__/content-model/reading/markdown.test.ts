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

const parts = 'a first line "---", then the fields, then another line "---" above the text';
const line = 'a line of the form  field: value, with spaces and no tabs before it';
const star = 'no * at the beginning of a text';
const first = 'no front matter; the file begins with "It depends on the load."';

test.each([
  ['It depends on the load.\n', `1 (file): ${first}`, parts],
  [`---\n${fields}\nIt depends.\n`, '1 (file): front matter that does not end', parts],
  [page('question: Price: what is it?\norder: 2'), '2 question: "question: Price: what is it?"', line],
  [page('question: Why?\ntopic: "Price\norder: 2'), '3 topic: "topic: "Price"', line],
  [page("question: *Can't* you?\ntopic: Price"), '2 question: "question: *Can\'t* you?"', line],
  [page('question: "@home" or not?\ntopic: Price'), '2 question: "question: "@home" or not?"', line],
  [page('question: Why?\n\ttopic: Price\norder: 2'), '3 topic: "topic: Price"', line],
  [page(`${fields}\ntopic: Loads`), '5 topic: "topic: Loads"', 'each field only once'],
  // An alias of another value must not make a page disappear.
  [page(`${fields}\nvalidFrom: [*x]`), '5 validFrom: "validFrom: [*x]"', star],
  [page(`${fields}\nvalidFrom: &a [*a]`), '5 validFrom: "validFrom: &a [*a]"', star],
  [page(`*question : Why?\n${fields}`), '2 (file): "*question : Why?"', star],
])('front matter like %j is one error', (source, found, expected) => {
  const { document, errors } = parseContentFile(file, source);
  expect(document).toBeUndefined();
  expect(errors.map((error) => `${error.line} ${error.field}: ${error.found}`)).toEqual([found]);
  expect(errors[0]?.expected).toBe(expected);
  expect(errors[0]?.fix ?? parts).toMatch(/quotes|one of the two|a first line/);
});

test('all that is wrong with the fields and the body is reported at once, with lines of the file', () => {
  const { errors } = parseContentFile(file, page('qestion: Why?\ntopic: Price\norder: first', '  '));
  expect(
    errors.map(({ line: at, field, found, expected }) => `${at} ${field}: ${found}, ${expected}`),
  ).toEqual([
    '2 qestion: the field "qestion", no such field; did you mean "question"?',
    '4 order: "first", a number, without quotes',
    'undefined body: nothing, text below the front matter',
  ]);
});

test('a date without quotes stays a date in text', () => {
  const policy =
    'meta: { title: Privacy, description: Kept }\ntitle: Privacy\nupdated: 2024-10-16\nupdatedLabel: Updated\nkeptYears: 7\nbrandPage: { meta: { title: All, description: Kept }, title: All }\nsummary: { title: Short, items: [Little] }';
  const { document, errors } = parseContentFile('pages/privacy-policy.md', page(policy));
  expect(errors).toEqual([]);
  expect(document?.data).toMatchObject({ updated: '2024-10-16', keptYears: 7 });
});
