import * as fc from 'fast-check';
import { checkContent } from '../../../src/content-model/checks/check-content';
import { formatErrors } from '../../../src/content-model/content-error';
import { parseContentFile } from '../../../src/content-model/reading/parse-file';
import { validContentFiles } from '../../support/content-fixture';

const files = validContentFiles();
const typed = [...'"\'“,:{}[]\n\t\\#*0\u00A0\uFFFD\0', '', '//', '- ', '---\n', '<b>'];

/** One to three typing errors in one file. */
const brokenFile = fc.record({
  file: fc.nat(files.length - 1),
  typed: fc.array(fc.record({ at: fc.nat(2000), length: fc.nat(2), put: fc.constantFrom(...typed) }), {
    minLength: 1,
    maxLength: 3,
  }),
});

function reads(path: string, source: string): boolean {
  try {
    JSON.parse(source);
    return true;
  } catch {
    return path.endsWith('.md');
  }
}

test('whatever is wrong with a file, the check reports it in words and never throws', () => {
  fc.assert(
    fc.property(brokenFile, ({ file, typed: made }) => {
      const { path, source } = files[file]!;
      const broken = made.reduce((text, { at, length, put }) => {
        const start = at % (text.length + 1);
        return text.slice(0, start) + put + text.slice(start + length);
      }, source);
      const { errors } = checkContent(
        files.map((one) => (one.path === path ? { path, source: broken } : one)),
      );
      const own = errors.filter((error) => error.file === path);
      expect(own.length > 0 || reads(path, broken)).toBe(true);
      const lines = broken.split('\n').length;
      expect(own.filter(({ line = 1 }) => line > lines)).toEqual([]);
      const odd = errors.filter(({ found, expected }) => /undefined|\[object|NaN/.test(found + expected));
      expect(odd).toEqual([]);
      expect(formatErrors(errors)).not.toContain('undefined');
    }),
    { numRuns: 60 },
  );
});

test('front matter of whatever marks is either read or reported: no file disappears', () => {
  const words = ['a', ': ', '- ', '? ', '*a', '&a ', '!!set ', '!x ', '<<: ', ', ', '\n  '];
  const marks = [...words, ...'[]{}|>\n\'"#%@~'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...marks), { maxLength: 12 }), (put) => {
      const { document, errors } = parseContentFile(
        'faq/one.md',
        `---\nquestion: Why?\n${put.join('')}\n---\nBecause.\n`,
      );
      expect(document !== undefined || errors.length > 0).toBe(true);
    }),
    { numRuns: 300 },
  );
});
