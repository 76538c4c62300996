import type { TextAtPath } from './texts-with-paths';
import { quoteFound, type TextError } from '../content-error';

const tag = /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>|<!--/gi;
const code = /`[^`]*`/g;
/** Bold text and links, as only markdown has them. */
const marks = /\*\*[^*\s][^*]*\*\*|\[[^\]]+\]\([^)\s]+\)/g;

/** Reports markup that a visitor would see as it is written: HTML anywhere, markdown outside a markdown body. */
export function findMarkup({ where, text }: TextAtPath): TextError[] {
  const isMarkdown = where.endsWith(' body');
  const [html] = (isMarkdown ? text.replace(code, '') : text).match(tag) ?? [];
  const [mark] = isMarkdown ? [] : (text.match(marks) ?? []);
  return [
    ...(html ? [htmlError(html, isMarkdown)] : []),
    ...(mark
      ? [{ found: quoteFound(mark), expected: 'plain text', fix: `take the marks out: ${asWritten}` }]
      : []),
  ];
}

const asWritten = 'visitors would see them as they are written';

function htmlError(html: string, isMarkdown: boolean): TextError {
  const found = `the HTML ${quoteFound(html)}`;
  if (!isMarkdown) return { found, expected: 'plain text', fix: `take all such tags out: ${asWritten}` };
  const instead = 'two stars on either side make **bold**, an empty line a paragraph';
  return {
    found,
    expected: 'plain text or markdown',
    fix: `take all such tags out: ${asWritten}; ${instead}`,
  };
}
