import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// Everything that a comment or a page of docs/ cites must exist in the clone.

const folders = ['src', 'art', 'local', 'scripts', 'editing', '__tests__', '__mocks__', 'docs', '.github'];
const isRead = (file: string): boolean => /\.([cm]?[jt]sx?|css|json|md|yml|html)$/.test(file);
/** This file cites wrongly on purpose. */
const own = '__tests__/scripts/citations.test.ts';

const specificationFile = 'docs/specification.md';
const decisionsFolder = 'docs/decisions';
/** Named in the pages of docs/, but of another repository. */
const elsewhere = ['src/index.js'];

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : listFiles(file);
    return entry.isFile() && isRead(file) ? [file] : [];
  });
}

function listSources(): string[] {
  const atRoot = readdirSync('.').filter((name) => /^[\w.-]+\.(md|tsx?|cjs)$|^\.oxlintrc\.json$/.test(name));
  return [...atRoot, ...folders.flatMap(listFiles)].filter((file) => file !== own);
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Replaces the mark that begins a line of a comment with spaces, so that sentences go on and offsets stay. */
function withoutCommentMarks(text: string): string {
  return text.replace(/\n[ \t]*(?:\*|\/\/|#)?(?=[ \t])/g, (mark) => `\n${' '.repeat(mark.length - 1)}`);
}

/** Without blocks and spans of code, in which brackets are no links. */
function withoutCode(markdown: string): string {
  return markdown.replace(/^```[\s\S]*?^```/gm, blank).replace(/`[^`\n]*`/g, blank);
}

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(file: string): string[] {
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm);
  return Array.from(headings, ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

const sections = Array.from(readFileSync(specificationFile, 'utf8').matchAll(/^## (\d+)\. /gm), ([, n]) => n);
const decisions = readdirSync(decisionsFolder).filter((name) => /^\d{4}-/.test(name));
const hasDecision = (number: string): boolean => decisions.some((name) => name.startsWith(`${number}-`));

function linkError(from: string, link: string): string | undefined {
  const [target = '', anchor] = link.split('#');
  const file = target === '' ? from : path.posix.join(path.posix.dirname(from), target);
  if (!existsSync(file)) return `${link}: there is no ${file}`;
  const isMissing = anchor !== undefined && file.endsWith('.md') && !anchorsOf(file).includes(anchor);
  return isMissing ? `${link}: ${file} has no such heading` : undefined;
}

type Finder = { pattern: RegExp; error: (found: RegExpMatchArray, file: string) => string | undefined };

const numbersIn = (text: string, digits: RegExp): string[] => Array.from(text.matchAll(digits), ([n]) => n);

const inEveryFile: Finder[] = [
  {
    pattern: /\bdesign\s+(?:(?:section|decision|page)s?\b(?:\s+\d+)?|\d+)|\bissues?\s+\d+/gi,
    error: ([cited]) => `"${cited.replace(/\s+/g, ' ')}" is nowhere to be opened: cite a file of docs/`,
  },
  {
    pattern: /\bsections?\s+\d+(?:(?:,|\s+and)\s+\d+)*/gi,
    error: ([cited]) => {
      const missing = numbersIn(cited, /\d+/g).find((number) => !sections.includes(number));
      return missing && `section ${missing}: ${specificationFile} has no such section`;
    },
  },
  {
    pattern: /\bdecisions\/\d{4}(?![-\d])(?:(?:,|\s+and)\s+\d{4}\b)*/g,
    error: ([cited]) => {
      const missing = numbersIn(cited, /\d{4}/g).find((number) => !hasDecision(number));
      return missing && `decision ${missing}: ${decisionsFolder} has no such file`;
    },
  },
  {
    // In quotes it is a file of a repository that a test makes up.
    pattern: /(?<!['"\w/])docs\/[\w./-]+\.md(?:#[\w-]+)?/g,
    error: ([cited]) => linkError('README.md', cited),
  },
];

const inMarkdown: Finder[] = [
  {
    pattern: /\]\((?!https?:|mailto:)([^)\s]+)\)/g,
    error: ([, link = ''], file) => linkError(file, link),
  },
];

/** Paths of the project in the pages about its present state; decisions describe the past. */
const paths: Finder = {
  pattern: /`((?:src|local|scripts|editing|__tests__|docs|\.github)\/[\w./-]*)`/g,
  error: ([, named = '']) =>
    existsSync(named) || elsewhere.includes(named) ? undefined : `${named}: there is no such file`,
};

function find(file: string, text: string, finders: Finder[]): string[] {
  return finders.flatMap(({ pattern, error }) =>
    Array.from(text.matchAll(pattern)).flatMap((found) => {
      const words = error(found, file);
      return words ? [`${file}:${text.slice(0, found.index).split('\n').length} ${words}`] : [];
    }),
  );
}

/** A section needs its document: each file names it once. */
function unnamedSpecification(file: string, text: string): string[] {
  if (file.endsWith('.md') || text.includes(specificationFile)) return [];
  const finder = {
    pattern: /\bsections?\s+\d+/gi,
    error: () => `of what? Write ${specificationFile} before it`,
  };
  return find(file, text, [finder]);
}

function findErrors(file: string, source: string): string[] {
  const text = withoutCommentMarks(source);
  const isMarkdown = file.endsWith('.md');
  return [
    ...find(file, text, inEveryFile),
    ...unnamedSpecification(file, text),
    ...(isMarkdown ? find(file, withoutCode(source), inMarkdown) : []),
    ...(isMarkdown && !file.startsWith(decisionsFolder) ? find(file, source, [paths]) : []),
  ];
}

test('everything that is cited exists in the clone', () => {
  const sources = listSources();
  expect(sources).toContain('src/startup/start-app.ts');
  expect(sources.flatMap((file) => findErrors(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test('the index lists every decision once, and no number is taken twice', () => {
  const index = readFileSync(`${decisionsFolder}/README.md`, 'utf8');
  const listed = Array.from(index.matchAll(/\]\((\d{4}-[\w-]+\.md)\)/g), ([, name]) => name);
  expect(listed).toEqual(decisions);
  expect(new Set(decisions.map((name) => name.slice(0, 4))).size).toBe(decisions.length);
});

test.each([
  ['src/a.ts', '\n/** As chosen (design decision 3). */', 'src/a.ts:2 "design decision 3"'],
  ['src/a.ts', '/**\n * As chosen (design\n * section 7).\n */', 'src/a.ts:2 "design section 7"'],
  ['src/a.ts', '// issue 6, point 5', 'src/a.ts:1 "issue 6"'],
  [
    'src/a.ts',
    '/** docs/specification.md, section 12. */',
    'section 12: docs/specification.md has no such section',
  ],
  ['src/a.ts', '/** docs/specification.md, sections 2 and 10. */', 'section 10:'],
  ['src/a.ts', '/** All the masks (section 5). */', 'src/a.ts:1 of what?'],
  ['src/a.ts', '/** See docs/decisions/9999. */', 'decision 9999:'],
  ['src/a.ts', '/** See docs/decisions/0001, 0002 and 9999. */', 'decision 9999:'],
  ['src/a.ts', '// See docs/nowhere.md.', 'there is no docs/nowhere.md'],
  ['src/a.ts', '// See docs/specification.md#nowhere.', 'docs/specification.md has no such heading'],
  ['docs/a.md', '[it](nowhere.md)', 'there is no docs/nowhere.md'],
  ['docs/a.md', '[it](specification.md#nowhere)', 'has no such heading'],
  ['docs/a.md', 'In `src/nowhere.ts`.', 'src/nowhere.ts: there is no such file'],
])('%s with %j is refused', (file, source, error) => {
  expect(findErrors(file, source).join('\n')).toContain(error);
});

test.each([
  ['src/a.ts', '/** docs/specification.md, section 5;\n * section\n * 9 too. */'],
  ['src/a.ts', '// docs/decisions/0030 and 0031, docs/decisions/0001-location-record-at-build-time.md'],
  ['src/a.ts', "project.commit({ 'docs/made-up.md': '' });"],
  [
    'docs/a.md',
    '[it](specification.md#3-entities-and-their-fields), `[not](a-link)`, [far](https://example.com)',
  ],
  ['docs/decisions/0001-a.md', 'It was in `src/nowhere.ts`.'],
])('%s with %j is fine', (file, source) => {
  expect(findErrors(file, source)).toEqual([]);
});
