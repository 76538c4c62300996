import type { ErrorWords, JsonError } from './json-error';
import { isWrongQuote, restOfLine, strayMark } from './json-marks';
import { type FieldPath, shorten } from '../content-error';

/** The position up to which a JSON text has been read without an error. */
export type ReadPosition = {
  awaited: 'value' | 'name' | 'colon' | 'comma' | 'end';
  /** The path of the awaited value; an awaited comma or colon follows the field or item with this path. */
  path: FieldPath;
  /** The beginning and end of the name or value before it. */
  start: number;
  end: number;
  /** The comma after that value. */
  comma?: Comma;
};

type Comma = { offset: number; after: FieldPath };

/** Describes the error at an offset where a JSON text cannot be read on, in words that its editor understands. */
export function describeError(source: string, position: ReadPosition, offset: number): JsonError {
  const { awaited, path, start, end, comma } = position;
  const mark = source[offset] ?? '';
  const stray = strayMark(source, offset);
  if (stray) return { path, ...stray };
  if (comma && (mark === ',' || mark === bracketOf(comma.after)))
    return { path: comma.after, ...needlessComma(source, end, comma, mark) };
  if (awaited === 'value' || awaited === 'name') {
    if (mark === '"') return { path, ...wrongText(source, offset) };
    const word = awaited === 'value' ? matchAt(/(?:true|false|null)(?![\w.+-])/y, source, offset) : '';
    if (word === '') return { path, ...(awaited === 'value' ? noValue : noName)(source, offset) };
    // jsonc-parser reads `true;` as one word.
    const behind = offset + word.length;
    return describeError(source, positionAfter(path, offset, behind), behind);
  }
  // It reads `01` and `1.2.3` as two numbers without a comma between them.
  const isNumberTorn = offset === end && /[\w.+-]/.test(mark) && /[\w-]/.test(source[start] ?? '');
  if (isNumberTorn && awaited !== 'colon') return { path, ...noValue(source, start) };
  const words = { colon: noColon, comma: noComma, end: restAfterEnd }[awaited];
  return { path, ...words(source, position, offset) };
}

/** Gives the position after a value. */
export function positionAfter(path: FieldPath, start: number, end: number): ReadPosition {
  return { awaited: path.length === 0 ? 'end' : 'comma', path, start, end };
}

export function repeatedName(name: string, offset: number): ErrorWords {
  return {
    offset,
    found: `the field "${name}" a second time`,
    expected: 'each field only once',
    fix: 'take one of the two out, or give it the name it should have',
  };
}

type Words = (source: string, position: ReadPosition, offset: number) => ErrorWords;

function matchAt(pattern: RegExp, source: string, offset: number): string {
  pattern.lastIndex = offset;
  return pattern.exec(source)?.[0] ?? '';
}

const tokenAt = (source: string, offset: number): string =>
  matchAt(/"[^"\n]*"?|[\w.+-]+|\S/y, source, offset) || 'the end of the file';
const lineOf = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;
const isInList = (path: FieldPath): boolean => typeof path.at(-1) === 'number';
const bracketOf = (path: FieldPath): string => (isInList(path) ? ']' : '}');
const kindOf = (path: FieldPath): string => (isInList(path) ? 'item' : 'field');
const mayBegin = /["{[\w-]/;

const restAfterEnd: Words = (source, _place, offset) => ({
  offset,
  found: tokenAt(source, offset),
  expected: 'nothing more: the content ended before this',
  fix: 'take out what stands there; or is a bracket closed too early above?',
});

function noValue(source: string, offset: number): ErrorWords {
  const words = matchAt(/[^,;}\]\r\n"]*/y, source, offset).trim();
  const putting = (content: string) => ({ edit: { offset, length: words.length, content } });
  const bare = words.toLowerCase();
  if (/^(true|false)$/.test(bare))
    return { offset, found: words, expected: `${bare}, in small letters`, ...putting(bare) };
  const number = words.replace(/^(-?)0+(?=\d)/, '$1').replace(/^\./, '0.');
  if (/^-?\d+(\.\d+)?$/.test(number)) {
    const expected = `a number without zeros in front: ${number}`;
    return { offset, found: words, expected, ...putting(number) };
  }
  if (words === '' || /^[{[:]/.test(words)) {
    const expected = 'a value: a text in double quotes, a number, true, false, a list or a group of fields';
    const fix = 'write the value there, or take the field out';
    return { offset, found: tokenAt(source, offset), expected, fix };
  }
  const text = JSON.stringify(words);
  const expected = 'a text in double quotes, a number, true or false';
  return { offset, found: shorten(words), expected, fix: `write ${shorten(text)}`, ...putting(text) };
}

function noName(source: string, offset: number): ErrorWords {
  const name = matchAt(/[\w-]+(?=\s*:)/y, source, offset);
  const expected = 'a field name in double quotes';
  if (name === '') return { offset, found: tokenAt(source, offset), expected };
  const edit = { offset, length: name.length, content: `"${name}"` };
  return { offset, found: name, expected, fix: `write "${name}"`, edit };
}

const noColon: Words = (source, { end }, offset) => {
  const mark = source[offset] ?? '';
  const edit = mark === '=' ? { offset, length: 1, content: ':' } : { offset: end, length: 0, content: ':' };
  return {
    offset,
    found: tokenAt(source, offset),
    expected: 'a colon between the name of the field and its value',
    ...((mark === '=' || mayBegin.test(mark)) && { edit }),
  };
};

const noComma: Words = (source, position, offset) => {
  const { path, end } = position;
  const bracket = bracketOf(path);
  const next = source[offset];
  if (next === undefined) {
    const fix = `put ${bracket} at the end; or is a bracket missing further up?`;
    return { offset, found: 'the end of the file', expected: `a comma or ${bracket}`, fix };
  }
  if (next === ';' || next === '.')
    return { offset, found: next, expected: 'a comma', edit: { offset, length: 1, content: ',' } };
  const torn = tornText(source, position, offset);
  if (torn) return torn;
  if (!mayBegin.test(next)) {
    const fix = `is a bracket missing, or one too many, above line ${lineOf(source, offset)}?`;
    return { offset, found: tokenAt(source, offset), expected: `a comma or ${bracket}`, fix };
  }
  const line = lineOf(source, end);
  const isSameLine = line === lineOf(source, offset);
  return {
    // Reported where the comma belongs, which is often a line above the value at which the reader misses it.
    offset: end,
    found: `no comma before ${shorten(tokenAt(source, offset))}`,
    expected: `a comma after every ${kindOf(path)} but the last`,
    fix: isSameLine ? 'put a comma between the two' : `put a comma at the end of line ${line}`,
    edit: { offset: end, length: 0, content: ',' },
  };
};

/** Describes a text that ended at a quotation mark which was meant as one of its characters. */
function tornText(source: string, { start, end }: ReadPosition, offset: number): ErrorWords | undefined {
  const isOnOneLine = !source.slice(end, offset).includes('\n');
  if (source[start] !== '"' || !isOnOneLine || /["{[}\]]/.test(source[offset] ?? '')) return undefined;
  const line = restOfLine(source, start);
  const [whole] = /^".*"(?=[\s,}\]]*$)/.exec(line) ?? [];
  const inner = whole?.slice(1, -1).replace(/\\?"/g, '\\"');
  return {
    offset: start,
    found: `a " in the middle of a text: ${shorten(line)}`,
    expected: '\\" for a quotation mark inside a text',
    fix: 'write \\" or “ ” inside the text; or is the " missing that ends a text before it?',
    ...(whole !== undefined && { edit: { offset: start, length: whole.length, content: `"${inner}"` } }),
  };
}

function needlessComma(source: string, end: number, { offset, after }: Comma, next: string): ErrorWords {
  const edit = { offset, length: 1, content: ' ' };
  if (next === ',')
    return { offset, found: 'two commas', expected: 'one comma', fix: 'take one of them out', edit };
  return {
    offset: end,
    found: `a comma before ${next}`,
    expected: `no comma after the last ${kindOf(after)}`,
    fix: `take out the comma at the end of line ${lineOf(source, offset)}`,
    edit,
  };
}

/** The characters that may stand between the quotes: not control characters, " and \. */
const rightInText = /(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/y;

function wrongText(source: string, start: number): ErrorWords {
  const offset = start + 1 + matchAt(rightInText, source, start + 1).length;
  const mark = source[offset] ?? '\n';
  if (mark === '\n' || mark === '\r') return openText(source, start);
  if (mark === '\\') {
    const expected = 'two of them (\\\\) for one that is to be read, or none';
    return { offset, found: 'a lone backslash', expected, edit: { offset, length: 0, content: '\\' } };
  }
  const found = `${mark === '\t' ? 'a tab' : 'an invisible character'} inside a text`;
  return { offset, found, expected: 'a space', edit: { offset, length: 1, content: ' ' } };
}

/** Describes a text that does not end on its line. */
function openText(source: string, offset: number): ErrorWords {
  const line = restOfLine(source, offset);
  const written = line.replace(/[\s,]*$/, '');
  const last = written.at(-1) ?? '';
  const end = offset + written.length;
  if (written.length > 1 && isWrongQuote(last)) {
    return {
      offset,
      found: `a text that ends in ${last} : ${shorten(written)}`,
      expected: 'a straight double quote (") at the end too',
      fix: `type " instead of ${last}`,
      edit: { offset: end - 1, length: 1, content: '"' },
    };
  }
  const next = source.slice(offset + line.length).trimStart()[0];
  if (next !== undefined && !'"}]'.includes(next)) {
    return {
      offset,
      found: `a text that goes on in the next line: ${shorten(line)}`,
      expected: 'a text on one line',
      fix: 'write the whole text on one line; a line break inside it is \\n',
    };
  }
  return {
    offset,
    found: `no closing quote: ${shorten(line)}`,
    expected: 'a closing double quote (") on the same line',
    fix: 'put a " where the text ends',
    edit: { offset: end, length: 0, content: '"' },
  };
}
