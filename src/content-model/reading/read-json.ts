import {
  getLocation,
  getNodeValue,
  parseTree,
  type ParseError,
  printParseErrorCode,
  visit,
} from 'jsonc-parser';
import { findTooDeep, lineAt } from './file-text';
import { type ContentError, formatFieldPath, ofFile, quoteFound, shorten } from '../content-error';

type Words = [expected: string, fix: string];

const closing: Words = [
  'a comma or a closing bracket',
  'is a comma, a quote or a bracket missing here or further up?',
];

/** What is expected where jsonc-parser cannot read on, by the name of its error, and how to fix it. */
const words: Record<string, Words> = {
  CloseBraceExpected: closing,
  CloseBracketExpected: closing,
  ColonExpected: ['a colon between the name of the field and its value', 'put a colon there'],
  CommaExpected: ['a comma after every field and item but the last', 'put a comma there'],
  EndOfFileExpected: ['nothing more', 'take it out; or is a bracket closed too early above?'],
  InvalidCharacter: ['no tab and no other invisible character in a text', 'write a space instead'],
  InvalidCommentToken: ['no remarks: JSON does not allow them', 'take the remark out'],
  InvalidEscapeCharacter: ['two backslashes (\\\\) for one that is read, or none', 'take the backslash out'],
  InvalidSymbol: [
    'straight double quotes (") around a text, \\" inside one; true and false in small letters',
    'type the quotes and the spaces of this line anew: other programs bend them',
  ],
  PropertyNameExpected: [
    'a field name in straight double quotes (")',
    'write it, or take the last comma out',
  ],
  UnexpectedEndOfString: ['a closing double quote (") on the same line', 'put a " where the text ends'],
};
const wordsForValue: Words = [
  'a value: a text in straight double quotes ("), a number, true, false, a list or a group of fields',
  'write one, or take the last comma out',
];

/** A file with more errors is not JSON with typos: most of the others have the same cause. */
const mostErrors = 5;

/** JSON.parse names no line for most errors, and silently keeps the last of two fields with the same name. */
export function readJson(file: string, source: string): { data?: unknown; errors: ContentError[] } {
  const fix = 'copy another file of its kind into it, or take it out of the folder';
  if (source.trim() === '') return { errors: [ofFile(file, 'an empty file', 'JSON, beginning with {', fix)] };
  const tooDeep = findTooDeep(file, source);
  if (tooDeep) return { errors: [tooDeep] };
  const found: ParseError[] = [];
  const tree = parseTree(source, found, { disallowComments: true });
  const syntax = found.map((error) => describe(file, source, error));
  const errors = [...syntax, ...findRepeated(file, source)]
    .filter(({ line }, index, all) => all.findIndex((other) => other.line === line) === index)
    .slice(0, mostErrors);
  return { data: tree && (getNodeValue(tree) as unknown), errors };
}

function describe(file: string, source: string, { error, offset, length }: ParseError): ContentError {
  const token = shorten(source.slice(offset, offset + length));
  const isOfBracket = /^[}\]]/.test(token);
  const code = printParseErrorCode(error);
  const lacksComma = code === 'CommaExpected' && !isOfBracket;
  const [expected, fix] = code === 'CommaExpected' && isOfBracket ? closing : (words[code] ?? wordsForValue);
  const end = source.trimEnd().length;
  // A comma belongs at the end of what is before it, often a line above.
  const at = lacksComma ? source.slice(0, offset).trimEnd().length : Math.min(offset, end);
  const line = lineAt(source, at);
  const path = getLocation(source, at).path.filter((step) => step !== '');
  const ofLine = offset >= end ? 'the end of the file' : quoteFound(source.split('\n')[line - 1]?.trim());
  const found = lacksComma ? `no comma before ${token}` : ofLine;
  return { file, line, field: formatFieldPath(path), found, expected, fix };
}

function findRepeated(file: string, source: string): ContentError[] {
  const errors: ContentError[] = [];
  const known = new Set<string>();
  const expected = 'each field only once';
  const fix = 'take one of the two out, or give it the name it should have';
  visit(source, {
    onObjectProperty: (name, _offset, _length, line, _column, pathOf) => {
      const path = [...pathOf(), name];
      const key = JSON.stringify(path);
      const found = `the field "${shorten(name)}" a second time`;
      if (known.has(key))
        errors.push({ file, line: line + 1, field: formatFieldPath(path), found, expected, fix });
      known.add(key);
    },
  });
  return errors;
}
