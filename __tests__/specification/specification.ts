import { readFileSync } from 'node:fs';

const source = readFileSync('docs/specification.md', 'utf8');
/** Its lines are broken where they are full, which says nothing. */
const inOneLine = source.replace(/\s+/g, ' ');

/** What stands behind these words of the specification, up to the first sign that ends it; refuses words that it does not have. */
export function after(words: string, end: string): string {
  const [, found] = inOneLine.split(words);
  if (found === undefined) throw new Error(`docs/specification.md does not say "${words}"`);
  return found.slice(0, found.indexOf(end)).trim();
}

/** The names between backticks behind these words, up to the end of the sentence or another sign. */
export function namesAfter(words: string, end = '. '): string[] {
  return Array.from(after(words, end).matchAll(/`([^`]+)`/g), ([, name = '']) => name);
}

/** The items of a list in a sentence, split at its commas. */
export function itemsAfter(words: string, end: string): string[] {
  return after(words, end)
    .split(/, (?!and )/)
    .map((item) => item.trim());
}

/** The rows below the head of a table, cell by cell, without the quotes and backticks around them. */
export function rowsOf(...head: string[]): string[][] {
  const lines = source.split('\n').map((line) => line.trim());
  const start = lines.findIndex((line) => line.startsWith('|') && sameCells(cellsOf(line), head));
  if (start < 0) throw new Error(`docs/specification.md has no table of ${head.join(', ')}`);
  const end = lines.findIndex((line, at) => at > start && !line.startsWith('|'));
  return lines.slice(start + 2, end).map(cellsOf);
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replace(/^(['`])(.*)\1$/, '$2'));

const sameCells = (cells: string[], head: string[]): boolean =>
  cells.length === head.length && cells.every((cell, at) => cell === head[at]);

/** The items of the list below a line. */
export function bulletsBelow(line: string): string[] {
  const [, found] = source.split(`\n${line}\n\n`);
  if (found === undefined) throw new Error(`docs/specification.md has no list below "${line}"`);
  const [list = ''] = found.split('\n\n');
  return list.split('\n').map((item) => item.replace(/^- /, ''));
}

/** Whether the specification says this to the letter, in quotes or without. */
export const says = (text: string): boolean => inOneLine.includes(text);

/** The messages of docs/specification.md, section 5, by their key in site/forms.json; it says nothing of other countries’ numbers. */
export const messages = {
  nameRequired: 'Name is required',
  phoneTooShort: 'Phone number must be at least 10 digits',
  messageRequired: 'Message is required',
  dateRequired: 'Please select a date',
  timeWindowRequired: 'Please choose a time slot',
  fieldRequired: 'This field is required',
  zipOrPostalCodeRequired: 'Either Zip or Postal Code is required',
};
