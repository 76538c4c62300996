import type { PlacedText } from './placed-texts';
import { quoteFound, type TextError } from '../content-error';

const tag = /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>|<!--/gi;
const code = /`[^`]*`/g;
/** What is bold, or a link, in markdown alone. */
const marks = /\*\*[^*\s][^*]*\*\*|\[[^\]]+\]\([^)\s]+\)/g;

/** Tells markup that a visitor would read as letters: HTML anywhere, markdown outside the body of a markdown file. */
export function findMarkup({ place, text }: PlacedText): TextError[] {
  const isMarkdown = place.endsWith(' body');
  const [html] = (isMarkdown ? text.replace(code, '') : text).match(tag) ?? [];
  const [mark] = isMarkdown ? [] : (text.match(marks) ?? []);
  return [
    ...(html ? [htmlError(html, isMarkdown)] : []),
    ...(mark
      ? [{ found: quoteFound(mark), expected: 'plain text', fix: `take the marks out: ${asLetters}` }]
      : []),
  ];
}

const asLetters = 'visitors would read them as letters';

function htmlError(html: string, isMarkdown: boolean): TextError {
  const found = `the HTML ${quoteFound(html)}`;
  if (!isMarkdown) return { found, expected: 'plain text', fix: `take all such tags out: ${asLetters}` };
  const instead = 'two stars on either side make **bold**, an empty line a paragraph';
  return {
    found,
    expected: 'plain text or markdown',
    fix: `take all such tags out: ${asLetters}; ${instead}`,
  };
}
