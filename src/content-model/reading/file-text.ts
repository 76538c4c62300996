import { type ContentError, ofFile, quoteFound } from '../content-error';

const asUtf8 = 'save the file again with the encoding UTF-8 (in Notepad: Save as, Encoding)';

/** Removes the byte order mark, which some editors write. */
export const withoutByteOrderMark = (source: string): string => source.replace(/^\uFEFF/, '');

/** Gives the line of an offset in a text; the first line is 1. */
export const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;

/** More than ten times the largest file of a brand: the checks would take minutes over much more. */
const longestFile = 250_000;

/** Reports a text that no format can be read from: not UTF-8, with git's marks of a conflict, or far too long. */
export function findUnreadableText(file: string, source: string): ContentError | undefined {
  if (source.length > longestFile) {
    const fix = 'take out what does not belong there: was something pasted into it, or pasted many times?';
    return ofFile(file, `a file of ${source.length} characters`, `at most ${longestFile} characters`, fix);
  }
  if (source.includes('\0')) return ofFile(file, 'text in the encoding UTF-16', 'text in UTF-8', asUtf8);
  const lines = source.split('\n');
  const unclear = lines.findIndex((line) => line.includes('\uFFFD'));
  if (unclear >= 0) {
    const found = `a character that cannot be read (\uFFFD) in ${quoteFound(lines[unclear]?.trim())}`;
    return ofFile(file, found, 'text in UTF-8', `${asUtf8}, then write the character again`, unclear + 1);
  }
  const conflict = lines.findIndex((line) => /^(<{7}|={7}|>{7})( |\r?$)/.test(line));
  if (conflict < 0) return undefined;
  const found = `${quoteFound(lines[conflict]?.trim())}: two versions that git could not bring together`;
  const fix =
    'keep the lines that are right, and take out the others with the lines <<<<<<<, ======= and >>>>>>>';
  return ofFile(file, found, 'one version', fix, conflict + 1);
}

const deepest = 20;

/** Texts in quotes, brackets, and the marks with which YAML opens a list in a list on one line. */
const steps = /"(?:\\.|[^"\\\n])*"|[[{]|[\]}]|(?:[-?:][ \t]+){20}/g;

/** The readers of both formats call themselves for each group, and end the whole check where that is too often. */
export function findTooDeep(file: string, text: string): ContentError | undefined {
  let depth = 0;
  for (const { 0: step, index } of text.matchAll(steps)) {
    if (step === '[' || step === '{') depth += 1;
    else if (step === ']' || step === '}') depth -= 1;
    if (depth <= deepest && !/^[-?:]/.test(step)) continue;
    const fix = 'take out the brackets from there on that close nothing, or that were pasted many times';
    const found = `more than ${deepest} groups or lists inside each other`;
    return ofFile(file, found, `at most ${deepest}`, fix, lineAt(text, index));
  }
  return undefined;
}
