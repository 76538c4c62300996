import { splitFrontMatter } from '../../src/content-model/reading/front-matter';
import type { ContentFile, Site } from '../../src/content-model/types';
import { photoFolder } from '../../src/content-model/reading/media-kinds';
import { toBeWritten } from '../../src/content-model/notices/unwritten';

type First = Pick<Site, 'brand' | 'claims' | 'coupons'>;
type Own = { slogan: string; promise: string };

export type Shared = (file: ContentFile) => ContentFile | undefined;

/** A price match and a coupon are promises, which each brand makes for itself. */
const priceMatch = /\b(match|beat)(es|ed)?\b.*\b(quote|price)|\b(quote|price)s?\b.*\b(match|beat)\b/i;
const coupon = /\bcoupons?\b/i;

const unwritten = toBeWritten('what is true of this brand');

/** Between two sentences, also where one of them is bold; a question stays with its answer. */
const betweenSentences = /(?<=[.!]\**) +(?=\S)/;

/**
 * Gives the function that takes a file of the first brand and gives it as another brand may have it: without photographs,
 * without the claims and offers of the first brand, and with the other brand's slogan and promise instead of its own. It
 * gives nothing for a question that is all about such an offer.
 */
export function sharedBy({ brand, claims, coupons }: First, own: Own): Shared {
  const phrases = claims.items.map(({ value, label }) => `${value} ${label}`.toLowerCase());
  const offers = coupons.items.map(({ amount }) => amount);
  const figures = [...phrases.join(' ').split(' '), ...offers].filter((word) => /\d/.test(word));
  const isOwn = (sentence: string): boolean =>
    figures.some((figure) => hasFigure(sentence, figure)) || priceMatch.test(sentence);
  const isClaim = (item: string): boolean => phrases.includes(item.toLowerCase());
  const said: Record<string, string> = { [brand.tagline]: own.slogan, [brand.promise]: own.promise };
  const without = (text: string): string =>
    text
      .split(betweenSentences)
      .map((sentence) => withoutClauses(sentence, isOwn))
      .filter((sentence) => sentence !== '')
      .join(' ');

  function share(value: unknown): unknown {
    if (typeof value === 'string') return shareText(value);
    if (Array.isArray(value)) return shareList(value);
    if (typeof value !== 'object' || value === null) return value;
    const kept = Object.entries(value).filter(([, part]) => !isPhotograph(part));
    return Object.fromEntries(
      kept.map(([name, part]) => [name, share(name === 'coupons' ? withPlainTitle(part) : part)]),
    );
  }

  /** A text that is empty on purpose stays so. */
  function shareText(text: string): string {
    if (text === '') return text;
    return said[text] ?? (without(text) || unwritten);
  }

  function shareList(items: unknown[]): unknown[] {
    const kept = items.filter((item) => typeof item !== 'string' || !(isClaim(item) || without(item) === ''));
    return kept.length < items.length && kept.length === 0 ? [unwritten] : kept.map(share);
  }

  return ({ path, source }) => {
    if (path.endsWith('.json')) return { path, source: JSON.stringify(share(JSON.parse(source))) };
    const parts = splitFrontMatter(source);
    if (typeof parts === 'string') return undefined;
    const { frontMatter, body } = parts;
    if (coupon.test(frontMatter) || priceMatch.test(frontMatter)) return undefined;
    const lines = body.split('\n').map((line) => (isPicture(line) || coupon.test(line) ? '' : without(line)));
    const text = lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .replace(/\n---\s*$/, '');
    const isEmpty = /^\s*(---|$)/.test(text);
    return isEmpty ? undefined : { path, source: `---\n${frontMatter}\n---\n${text}` };
  };
}

/** The words over coupons tell of the first brand's; nobody reads them before there are any. */
const withPlainTitle = (words: unknown): unknown =>
  typeof words === 'object' ? { ...words, title: 'Coupons' } : words;

/** Leaves out a clause that is the first brand's own, and the whole sentence where that is its first one. */
function withoutClauses(sentence: string, isOwn: (part: string) => boolean): string {
  if (!isOwn(sentence)) return sentence;
  const [first = '', ...others] = sentence.split(', ');
  if (others.length === 0 || isOwn(first)) return '';
  const kept = [first, ...others.filter((part) => !isOwn(part))].join(', ');
  return isOwn(kept) ? '' : `${kept.replace(/[.!?]$/, '')}${/[.!?]$/.exec(sentence)?.[0] ?? ''}`;
}

/** Whether a text has the figure, and not as a part of a longer one. */
function hasFigure(text: string, figure: string): boolean {
  const at = text.toLowerCase().indexOf(figure.toLowerCase());
  return at >= 0 && !/[\d.,$]/.test(text.charAt(at - 1));
}

const isPicture = (line: string): boolean => line.includes('](/media/');

const isPhotograph = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'src' in value &&
  String(value.src).startsWith(`/${photoFolder}`);
