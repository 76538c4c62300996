import { type ContentError, quoteFound, wholeFile } from '../content-error';

const byteOrderMark = /^\uFEFF/;
const asUtf8 = 'save the file again with the encoding UTF-8 (in Notepad: Save as, Encoding)';

/** Removes the byte order mark, which some editors write. */
export function withoutByteOrderMark(source: string): string {
  return source.replace(byteOrderMark, '');
}

/** Reports a text that cannot be read in any format: another encoding than UTF-8, or git's marks of a merge conflict. */
export function findUnreadableText(file: string, source: string): ContentError | undefined {
  if (source.includes('\0'))
    return {
      file,
      field: wholeFile,
      found: 'text in the encoding UTF-16',
      expected: 'text in UTF-8',
      fix: asUtf8,
    };
  const lines = source.split('\n');
  const unclear = lines.findIndex((line) => line.includes('\uFFFD'));
  if (unclear >= 0) return unclearLetter(file, unclear + 1, lines[unclear] as string);
  const conflict = lines.findIndex((line) => /^(<{7}|={7}|>{7})( |\r?$)/.test(line));
  if (conflict < 0) return undefined;
  return {
    file,
    line: conflict + 1,
    field: wholeFile,
    found: `${quoteFound(lines[conflict]?.trim())}: two versions that git could not bring together`,
    expected: 'one version',
    fix: 'keep the lines that are right, and take out the others with the lines <<<<<<<, ======= and >>>>>>>',
  };
}

function unclearLetter(file: string, line: number, text: string): ContentError {
  return {
    file,
    line,
    field: wholeFile,
    found: `a character that cannot be read (\uFFFD) in ${quoteFound(text.trim())}`,
    expected: 'text in UTF-8',
    fix: `${asUtf8}, then write the character again`,
  };
}
