import type { JsonMistake as Slip } from './json-error';
import { isWrongQuote, restOfLine, strayMark } from './json-marks';
import { shorten } from '../content-error';

/** The slips of the hand that a JSON text can have, each reported as its editor would see it. */

type Place = {
  bracket: '}' | ']';
  /** Of the value before. */
  valueOffset: number;
  valueEnd: number;
  offset: number;
};

const tokenAt = (source: string, offset: number): string =>
  /^(?:"[^"\n]*"?|[\w.+-]+|\S)/.exec(source.slice(offset))?.[0] ?? 'the end of the file';
const lineOf = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;
const whatIn = (bracket: '}' | ']'): string => (bracket === '}' ? 'field' : 'item');

export function restAfterEnd(source: string, offset: number): Slip {
  const stray = strayMark(source, offset);
  if (stray) return stray;
  const fix = 'take out what stands there; or is a bracket closed too early above?';
  return {
    offset,
    found: tokenAt(source, offset),
    expected: 'nothing more: the content ended before this',
    fix,
  };
}

export function noValue(source: string, offset: number): Slip {
  const stray = strayMark(source, offset);
  if (stray) return stray;
  const words = /^[^,;}\]\r\n"]*/.exec(source.slice(offset))?.[0].trim() ?? '';
  const end = offset + words.length;
  const bare = words.toLowerCase();
  if (/^[a-z]+$/i.test(words) && /^(true|false)$/.test(bare)) {
    const edit = { start: offset, end, text: bare };
    return { offset, found: words, expected: `${bare}, in small letters`, edit };
  }
  const number = words.replace(/^(-?)0+(?=\d)/, '$1').replace(/^\./, '0.');
  if (/^-?\d+(\.\d+)?$/.test(number)) {
    return {
      offset,
      found: words,
      expected: `a number without zeros in front: ${number}`,
      edit: { start: offset, end, text: number },
    };
  }
  if (words !== '' && !/^[{[:]/.test(words)) {
    const text = JSON.stringify(words);
    const expected = 'a text in double quotes, a number, true or false';
    return {
      offset,
      found: shorten(words),
      expected,
      fix: `write ${shorten(text)}`,
      edit: { start: offset, end, text },
    };
  }
  const expected = 'a value: a text in double quotes, a number, true, false, a list or a group of fields';
  const fix = 'write the value there, or take the field out';
  return { offset, found: tokenAt(source, offset), expected, fix };
}

export function noName(source: string, offset: number): Slip {
  const stray = strayMark(source, offset);
  if (stray) return stray;
  const name = /^[\w-]+(?=\s*:)/.exec(source.slice(offset))?.[0];
  const expected = 'a field name in double quotes';
  if (!name) return { offset, found: tokenAt(source, offset), expected };
  const edit = { start: offset, end: offset + name.length, text: `"${name}"` };
  return { offset, found: name, expected, fix: `write "${name}"`, edit };
}

export function repeatedName(name: string, offset: number): Slip {
  return {
    offset,
    found: `the field "${name}" a second time`,
    expected: 'each field only once',
    fix: 'take one of the two out, or give it the name it should have',
  };
}

export function noColon(source: string, nameEnd: number, offset: number): Slip {
  const stray = strayMark(source, offset);
  if (stray) return stray;
  const isEqualSign = source[offset] === '=';
  const isValue = /["{[\w-]/.test(source[offset] ?? '');
  const edit = isEqualSign
    ? { start: offset, end: offset + 1, text: ':' }
    : { start: nameEnd, end: nameEnd, text: ':' };
  return {
    offset,
    found: tokenAt(source, offset),
    expected: 'a colon between the name of the field and its value',
    ...((isEqualSign || isValue) && { edit }),
  };
}

export function noComma(source: string, place: Place): Slip {
  const { bracket, valueEnd, offset } = place;
  const stray = strayMark(source, offset);
  if (stray) return stray;
  const next = source[offset];
  if (next === undefined) {
    const fix = `put ${bracket} at the end; or is a bracket missing further up?`;
    return { offset, found: 'the end of the file', expected: `a comma or ${bracket}`, fix };
  }
  if (next === ';' || next === '.') {
    return { offset, found: next, expected: 'a comma', edit: { start: offset, end: offset + 1, text: ',' } };
  }
  const torn = tornText(source, place);
  if (torn) return torn;
  if (!/["{[\w-]/.test(next)) {
    const fix = `is a bracket missing, or one too many, above line ${lineOf(source, offset)}?`;
    return { offset, found: tokenAt(source, offset), expected: `a comma or ${bracket}`, fix };
  }
  const line = lineOf(source, valueEnd);
  const isSameLine = line === lineOf(source, offset);
  return {
    // Told where the comma belongs, which is often a line above the value it was missed at.
    offset: valueEnd,
    found: `no comma before ${shorten(tokenAt(source, offset))}`,
    expected: `a comma after every ${whatIn(bracket)} but the last`,
    fix: isSameLine ? 'put a comma between the two' : `put a comma at the end of line ${line}`,
    edit: { start: valueEnd, end: valueEnd, text: ',' },
  };
}

/** A text that ended at a quotation mark which was meant to be one of its letters. */
function tornText(source: string, { valueOffset, valueEnd, offset }: Place): Slip | undefined {
  const isText = source[valueOffset] === '"';
  const between = source.slice(valueEnd, offset);
  if (!isText || between.includes('\n') || /["{[}\]]/.test(source[offset] ?? '')) return undefined;
  const line = restOfLine(source, valueOffset);
  const [whole] = /^".*"(?=[\s,}\]]*$)/.exec(line) ?? [];
  const inner = whole?.slice(1, -1).replace(/\\?"/g, '\\"');
  const edit = whole !== undefined && {
    start: valueOffset,
    end: valueOffset + whole.length,
    text: `"${inner}"`,
  };
  return {
    offset: valueOffset,
    found: `a " in the middle of a text: ${shorten(line)}`,
    expected: '\\" for a quotation mark inside a text',
    fix: 'write \\" or “ ” inside the text; or is the " missing that ends a text before it?',
    ...(edit && { edit }),
  };
}

export function needlessComma(source: string, { bracket, valueEnd, offset }: Place, next: string): Slip {
  const edit = { start: offset, end: offset + 1, text: ' ' };
  if (next === ',')
    return { offset, found: 'two commas', expected: 'one comma', fix: 'take one of them out', edit };
  return {
    offset: valueEnd,
    found: `a comma before ${bracket}`,
    expected: `no comma after the last ${whatIn(bracket)}`,
    fix: `take out the comma at the end of line ${lineOf(source, offset)}`,
    edit,
  };
}

/** A text that does not end on its line. */
export function openText(source: string, start: number): Slip {
  const line = restOfLine(source, start);
  const written = line.replace(/[\s,]*$/, '');
  const last = written.at(-1) ?? '';
  const end = start + written.length;
  if (written.length > 1 && isWrongQuote(last)) {
    return {
      offset: start,
      found: `a text that ends in ${last} : ${shorten(written)}`,
      expected: 'a straight double quote (") at the end too',
      fix: `type " in the place of ${last}`,
      edit: { start: end - 1, end, text: '"' },
    };
  }
  const next = source.slice(start + line.length).trimStart()[0];
  const goesOn = next !== undefined && !'"}]'.includes(next);
  if (goesOn) {
    const fix = 'write the whole text on one line; a line break inside it is \\n';
    return {
      offset: start,
      found: `a text that goes on in the next line: ${shorten(line)}`,
      expected: 'a text on one line',
      fix,
    };
  }
  return {
    offset: start,
    found: `no closing quote: ${shorten(line)}`,
    expected: 'a closing double quote (") on the same line',
    fix: 'put a " where the text ends',
    edit: { start: end, end, text: '"' },
  };
}

export function loneBackslash(offset: number): Slip {
  return {
    offset,
    found: 'a lone backslash',
    expected: 'two of them (\\\\) for one that is to be read, or none',
    edit: { start: offset, end: offset, text: '\\' },
  };
}

export function controlLetter(letter: string, offset: number): Slip {
  const found = `${letter === '\t' ? 'a tab' : 'an invisible letter'} inside a text`;
  return { offset, found, expected: 'a space', edit: { start: offset, end: offset + 1, text: ' ' } };
}
