import type { ErrorWords } from './json-error';
import { shorten } from '../content-error';

const curly = '“”„‟«»';
const single = "‘’‚'`´";
const wrongQuotes = new RegExp(`[${curly}${single}]`);
const closedWrongly = new RegExp(`^[${curly}${single}](.*?)["${curly}${single}](?=\\s*([:,}\\]]|$)|\\s+")`);
const oddSpace = /[\u00A0\u1680\u2000-\u200F\u2028\u2029\u202F\u205F\u2060\u3000\uFEFF]/;

export const isWrongQuote = (character: string): boolean => wrongQuotes.test(character);

export const restOfLine = (source: string, offset: number): string =>
  /^[^\r\n]*/.exec(source.slice(offset))?.[0] ?? '';

/** Describes a mark that is wrong anywhere in JSON: one that only looks right, or a remark. */
export function strayMark(source: string, offset: number): ErrorWords | undefined {
  const mark = source[offset] ?? '';
  if (oddSpace.test(mark)) {
    const edit = { offset, length: 1, content: ' ' };
    const fix = 'delete what looks like a space there, and type the space anew';
    return { offset, found: 'a special space, pasted from another program', expected: 'a space', fix, edit };
  }
  const line = restOfLine(source, offset);
  if (/^(\/\/|\/\*|#\s)/.test(line)) {
    const edit = { offset, length: line.length, content: '' };
    const expected = 'no remarks: JSON does not allow them';
    return { offset, found: `a remark: ${shorten(line)}`, expected, fix: 'take the remark out', edit };
  }
  return wrongQuotes.test(mark) ? wronglyQuoted(line, offset) : undefined;
}

function wronglyQuoted(line: string, offset: number): ErrorWords {
  const [whole, words = ''] = closedWrongly.exec(line) ?? [];
  const isCurly = curly.includes(line[0] ?? '');
  const edit = whole && { offset, length: whole.length, content: JSON.stringify(words) };
  return {
    offset,
    found: `${isCurly ? 'curly' : 'single'} quotes: ${shorten(whole ?? line)}`,
    expected: isCurly ? 'straight double quotes (")' : 'double quotes (")',
    fix: isCurly ? 'type the quotes anew here: word processors bend them' : 'use " instead of both',
    ...(edit && { edit }),
  };
}
