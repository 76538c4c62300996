import { checkContent } from '../../../src/content-model/checks/check-content';
import { withChangedFile } from '../../support/content-fixture';
import { fixturePhotoMedia } from '../../support/content-fixture-photos';

const faq = 'faq/what-is-taken.md';
const pagesWords = 'book-now, faq, get-quote, how-it-works, reviews, privacy-policy, what-we-take';
const expectedLink = `a page of the reader's city (${pagesWords}), /book, or a whole address with https://`;

function errorsAfter(
  file: string,
  from: string,
  to: string,
  media?: { path: string; size: number; head: string }[],
) {
  const files = withChangedFile(file, (source) => source.replace(from, to));
  return checkContent(files, media && { media: [...media, ...fixturePhotoMedia(files)] }).errors;
}

test.each([
  'get-quote',
  'privacy-policy#who',
  '/',
  '/book',
  '/privacy-policy',
  '/toronto',
  '/toronto/faq',
  'https://www.canada.ca/a?b=c&d',
  'mailto:a@example.com',
])('an answer may lead to %s', (address) => {
  expect(errorsAfter(faq, 'in {city}.', `in [a place](${address}).`)).toEqual([]);
});

test.each([
  ['get-qoute', `${expectedLink}; did you mean "get-quote"?`, undefined],
  ['/toronto/get-qoute', `${expectedLink}; did you mean "get-quote"?`, undefined],
  ['/vancouver', expectedLink, undefined],
  ['/toronto/faq/more', expectedLink, undefined],
  // Not every city has such a page.
  ['what-we-take/stoves', expectedLink, undefined],
  ['/toronto/what-we-take/stoves', expectedLink, undefined],
  ['#top', expectedLink, undefined],
  ['www.canada.ca', expectedLink, undefined],
  ['https://canada', expectedLink, undefined],
  ['javascript:alert', expectedLink, undefined],
  ['tel:+18005550199', expectedLink, 'write the number as text: {phone}'],
])('an answer cannot lead to %s', (address, expected, fix) => {
  expect(errorsAfter(faq, 'in {city}.', `in {city}.\n\nSee [here](${address}).`)).toEqual([
    { file: faq, line: 9, field: 'body', found: `a link to "${address}"`, expected, ...(fix && { fix }) },
  ]);
});

test('the policy stands on a page of no city too, so its links cannot be those of a city', () => {
  const policy = 'pages/privacy-policy.md';
  const linkTo = (address: string) =>
    errorsAfter(policy, 'We keep what you send to', `See [here](${address}). We keep what you send to`);
  expect(linkTo('/book')).toEqual([]);
  expect(linkTo('https://www.canada.ca/')).toEqual([]);
  expect(linkTo('faq')).toMatchObject([
    { file: policy, field: 'body', expected: expect.stringContaining('this text also stands on') },
  ]);
});

test('a picture of an answer must be there', () => {
  const logo = { path: 'media/logos/a.svg', size: 10, head: '<svg/>' };
  const truck = { path: 'media/truck.svg', size: 10, head: '<svg/>' };
  const after = (address: string) => errorsAfter(faq, 'in {city}.', `![A truck](${address})`, [logo, truck]);
  expect(after('/media/truck.svg')).toEqual([]);
  expect(after('/media/truk.svg')).toEqual([
    {
      file: faq,
      line: 7,
      field: 'body',
      found: 'the picture "/media/truk.svg"',
      expected: 'a picture of the folder media/; did you mean "/media/truck.svg"?',
    },
  ]);
});

const asWritten = 'visitors would see them as they are written';

test.each([
  [
    'pages/home.json',
    'In {city}',
    'In <b>{city}</b>',
    'hero.eyebrow',
    'the HTML "<b>"',
    `take all such tags out: ${asWritten}`,
  ],
  [
    'pages/home.json',
    'In {city}',
    'In<br/>{city}',
    'hero.eyebrow',
    'the HTML "<br/>"',
    `take all such tags out: ${asWritten}`,
  ],
  [
    'pages/home.json',
    'In {city}',
    'In **{city}**',
    'hero.eyebrow',
    '"**{city}**"',
    `take the marks out: ${asWritten}`,
  ],
  [
    'pages/home.json',
    'In {city}',
    '[{city}](/)',
    'hero.eyebrow',
    '"[{city}](/)"',
    `take the marks out: ${asWritten}`,
  ],
  [faq, 'you take?', 'you **take**?', 'question', '"**take**"', `take the marks out: ${asWritten}`],
])('markup in a text of %s is reported: %s cannot be %s', (file, from, to, field, found, fix) => {
  expect(errorsAfter(file, from, to)).toEqual([
    { file, line: expect.any(Number), field, found, expected: 'plain text', fix },
  ]);
});

test('HTML in an answer is reported once for its line; markdown, and signs that are no tags, are fine', () => {
  expect(errorsAfter(faq, '*everything*', '<i class="x">everything</i>')).toEqual([
    {
      file: faq,
      line: 7,
      field: 'body',
      found: 'the HTML "<i class="x">"',
      expected: 'plain text or markdown',
      fix: `take all such tags out: ${asWritten}; two stars on either side make **bold**, an empty line a paragraph`,
    },
  ]);
  expect(errorsAfter(faq, '*everything*', '**everything** <https://www.canada.ca> 3 < 4 > 2 `<b>`')).toEqual(
    [],
  );
  expect(errorsAfter('pages/home.json', 'In {city}', '2 < 3, 5 > 4, a * b * c')).toEqual([]);
});

const seen = 'only characters that can be seen';

test.each([
  ['\u202E', 'U+202E'],
  ['\u200B', 'U+200B'],
  ['\u200D', 'U+200D'],
  ['5\u200D5', 'U+200D'],
  ['\u00AD', 'U+00AD'],
  ['\u2066', 'U+2066'],
  ['\u{E0041}', 'U+E0041'],
  ['\uFE0F', 'U+FE0F'],
])('the invisible %j, which records must not have, is not published either', (hidden, name) => {
  const found = expect.stringMatching(
    new RegExp(`^a character that nobody sees \\(U\\${name.slice(1)}\\) in ".*\\[invisible character\\]`),
  );
  const error = { file: faq, found, expected: seen, fix: expect.stringContaining('type them anew') };
  expect(errorsAfter(faq, 'do you take', `do you${hidden} take`)).toEqual([
    { ...error, line: 2, field: 'question' },
  ]);
  expect(errorsAfter(faq, 'in {city}.', `in ${hidden}{city}.`)).toEqual([
    { ...error, line: 7, field: 'body' },
  ]);
  expect(errorsAfter('site/claims.json', ': "', `: "${hidden}x`)).toContainEqual(
    expect.objectContaining({ file: 'site/claims.json', line: expect.any(Number), found, expected: seen }),
  );
});

test('nor is one that a body writes by its number or name, or JSON by its escape', () => {
  for (const written of ['&#8203;', '&#x202e;', '&ZeroWidthSpace;', '&shy;'])
    expect(errorsAfter(faq, 'in {city}.', `in ${written}{city}.`)).toMatchObject([
      { field: 'body', expected: seen },
    ]);
  expect(errorsAfter('site/claims.json', ': "', ': "\\ud83dx')).toContainEqual(
    expect.objectContaining({ found: expect.stringContaining('(U+D83D)'), expected: seen }),
  );
});

test('emoji, spaces that keep words together, and names of characters that are seen are fine', () => {
  for (const written of ['♻️ ', '👩🏽‍🔧 ', '1️⃣ ', '🇨🇦 ', '10\u00A0kg ', '&amp; ', '&nbsp;'])
    expect(errorsAfter(faq, 'in {city}.', `in ${written}{city}.`)).toEqual([]);
});

test('a text that is too long for any page is reported, once', () => {
  const tooLong = `${'x'.repeat(5000)}<b>\u200B{citty}`;
  expect(errorsAfter(faq, 'do you take', tooLong)).toEqual([
    {
      file: faq,
      line: 2,
      field: 'question',
      found: expect.stringMatching(/ \(50\d\d characters\)$/),
      expected: 'at most 5000 characters',
      fix: expect.stringMatching(/^make it shorter by \d+ characters$/),
    },
  ]);
});

test('a body that is too long, or a whole file, is one error, whatever else is in it', () => {
  const words = 'A sofa, <b>[here](nowhere)</b>. ';
  expect(errorsAfter(faq, 'in {city}.', `${words}\n\n`.repeat(1000))).toEqual([
    {
      file: faq,
      line: 6,
      field: 'body',
      found: expect.stringMatching(/^a text of 34\d\d\d characters$/),
      expected: 'at most 30000 characters',
      fix: 'say it in fewer words; was something pasted into it?',
    },
  ]);
  expect(errorsAfter(faq, 'in {city}.', `in {city}.\n\n${'*a_ '.repeat(6000)}`)).toEqual([
    {
      file: faq,
      line: 9,
      field: 'body',
      found: 'a paragraph or list of 24001 characters',
      expected: 'at most 5000 characters',
      fix: 'say it in fewer words, or put an empty line into the middle of it',
    },
  ]);
  for (const file of [faq, 'site/claims.json'])
    expect(
      errorsAfter(file, '\n', `\n${words.repeat(170_000)}`).filter((error) => error.file === file),
    ).toEqual([
      {
        file,
        field: '(file)',
        found: expect.stringMatching(/^a file of 5\d{6} characters$/),
        expected: 'at most 250000 characters',
        fix: expect.stringContaining('pasted'),
      },
    ]);
});
