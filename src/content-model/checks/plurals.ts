import { parse, type Token } from '@messageformat/parser';

const isPlain = (token: Token): boolean => ['content', 'octothorpe'].includes(token.type);

/** Gives a part of a text with all its forms; nothing of a part that src/shared/site/fill-count.ts does not read. */
function wordsOf(token: Token): string | undefined {
  if (token.type === 'content') return token.value;
  if (token.type === 'octothorpe') return '{count}';
  if (token.type === 'argument') return `{${token.arg}}`;
  if (token.type !== 'plural' || token.arg !== 'count' || token.pluralOffset) return undefined;
  const isWhole = token.cases.some(({ key }) => key === 'other');
  const isRead =
    isWhole && token.cases.every(({ key, tokens }) => !key.startsWith('=') && tokens.every(isPlain));
  return isRead ? token.cases.flatMap(({ tokens }) => tokens.map(wordsOf)).join(' ') : undefined;
}

/** Gives a text with its plural forms one after the other; nothing where they are not written as ICU messages write them. */
export function withoutPlurals(text: string): string | undefined {
  try {
    const parts = parse(text).map(wordsOf);
    return parts.includes(undefined) ? undefined : parts.join('');
  } catch {
    return undefined;
  }
}
