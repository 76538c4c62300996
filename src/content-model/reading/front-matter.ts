/** The two parts of a markdown file, each with the number of its first line. */
export type MarkdownParts = { frontMatter: string; frontMatterLine: number; body: string; bodyLine: number };

/**
 * Splits a markdown file into the front matter between its two `---` lines and the body below it. Gives 'absent' when
 * the file does not begin with `---`, and 'unclosed' when the second line is missing.
 */
export function splitFrontMatter(source: string): MarkdownParts | 'absent' | 'unclosed' {
  const lines = source.split(/\r?\n/);
  if (lines[0]?.trimEnd() !== '---') return 'absent';
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  if (end === -1) return 'unclosed';
  return {
    frontMatter: lines.slice(1, end).join('\n'),
    frontMatterLine: 2,
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 2,
  };
}
