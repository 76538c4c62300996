import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../scripts/git';

// What a page of docs/ or a comment cites must be in the clone: files, headings, decisions, sections of the specification.

const specification = readFileSync('docs/specification.md', 'utf8');
/** Named in the pages of docs/, but of another repository. */
const elsewhere = ['src/index.js'];

const isMarkdown = (file: string): boolean => file.endsWith('.md');
/** A decision describes the past, so it may name files that are gone. */
const isPast = (file: string): boolean => file.startsWith('docs/decisions/');

function anchorsOf(file: string): string[] {
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm);
  const lowered = Array.from(headings, ([, heading = '']) => heading.toLowerCase());
  return lowered.map((heading) => heading.replace(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-'));
}

function isThere(from: string, link: string): boolean {
  const [target = '', anchor] = link.split('#');
  const file = target === '' ? from : path.posix.join(path.posix.dirname(from), target);
  return existsSync(file) && (!anchor || !isMarkdown(file) || anchorsOf(file).includes(anchor));
}

type Cited = {
  pattern: RegExp;
  isRight: (name: string, file: string) => boolean;
  isIn?: (file: string) => boolean;
};

const kinds: Cited[] = [
  {
    pattern: /\]\((?!https?:|mailto:)([^)\s]+)\)/g,
    isIn: isMarkdown,
    isRight: (link, file) => isThere(file, link),
  },
  {
    pattern: /`((?:src|local|scripts|editing|tools|__tests__|docs|\.github)\/[\w./-]*)`/g,
    isIn: (file) => isMarkdown(file) && !isPast(file),
    isRight: (name) => existsSync(name) || elsewhere.includes(name),
  },
  // In quotes it is a file of a repository that a test makes up.
  { pattern: /(?<!['"\w/])(docs\/[\w./-]+\.md(?:#[\w-]+)?)/g, isRight: (link) => isThere('README.md', link) },
  {
    pattern: /\bdecisions\/(\d{4})(?![-\d])/g,
    isRight: (number) => readdirSync('docs/decisions').some((name) => name.startsWith(number)),
  },
  { pattern: /\bsections?\s+(\d+)/gi, isRight: (number) => specification.includes(`\n## ${number}. `) },
];

function errorsOf(file: string, text: string): string[] {
  const withoutCode = text
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/`[^`\n]*`/g, (span) => (span.includes('](') ? '' : span));
  return kinds.flatMap(({ pattern, isRight, isIn = () => true }) =>
    Array.from(isIn(file) ? withoutCode.matchAll(pattern) : [], ([, name = '']) => name)
      .filter((name) => !isRight(name, file))
      .map((name) => `${file} cites ${name}, which is not there`),
  );
}

test('everything that is cited is in the clone', () => {
  const code = ['*.ts', '*.tsx', '*.mjs', '*.cjs', '*.css', '*.yml'];
  const files = listFiles('.', 'ls-files', 'docs', 'README.md', ...code).filter(
    (file) => existsSync(file) && !file.endsWith('citations.test.ts'),
  );
  expect(files).toContain('docs/adding.md');
  expect(files.flatMap((file) => errorsOf(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  '[it](gone.md)',
  '[it](adding.md#gone)',
  'In `src/gone.ts`.',
  'See docs/gone.md.',
  'docs/decisions/9999',
  'section 99',
])('%j in a page of docs/ is refused', (text) => expect(errorsOf('docs/a.md', text)).toHaveLength(1));
