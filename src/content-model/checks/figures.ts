import type { TextAtPath } from './texts-with-paths';
import { quoteFound, type TextError } from '../content-error';
import type { Site } from '../types';

/** A figure of a claim or coupon, which other texts may repeat. */
type Figure = { value: string; unit: string; about: string; file: string };

const discount = /(\$ ?\d[\d,.]*|\d[\d,.]* ?%) off\b/gi;
const claimed = /(\d[\d,]*(?:\.\d+)?) ?(\/5|%|\+)((?: [\p{L}-]+){0,2})/gu;
const smallWords = new Set(['a', 'and', 'by', 'from', 'in', 'of', 'off', 'than', 'the', 'to', 'with']);

const plain = (amount: string): string => amount.replaceAll(' ', '').replace(/[.,]$/, '');
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '' && !smallWords.has(word));

/** Lists the figures of the claims and the coupons, with which all other texts must agree. */
export function listFigures({ claims, coupons }: Partial<Pick<Site, 'claims' | 'coupons'>>): Figure[] {
  const offers = (coupons?.items ?? []).flatMap(({ amount, condition }) =>
    [...`${amount} ${condition}`.matchAll(discount)].map(([, value = '']) => {
      return { value: plain(value), unit: 'off', about: 'off', file: 'site/coupons.json' };
    }),
  );
  const facts = (claims?.items ?? []).flatMap(({ value, label }) =>
    [...`${value} ${label}`.matchAll(claimed)].flatMap(([, number = '', unit = '', after = '']) => {
      const about = unit === '/5' ? [''] : wordsOf(after);
      return about.map((word) => ({ value: number, unit, about: word, file: 'site/claims.json' }));
    }),
  );
  return [...offers, ...facts];
}

/** Reports a figure that contradicts the claims or the coupons; reviews are customers' words and are not checked. */
export function findFigureErrors({ where, text }: TextAtPath, figures: readonly Figure[]): TextError[] {
  if (/^(site\/(claims|coupons)|reviews\/\S+) /.test(where)) return [];
  const offers = figures.filter(({ unit }) => unit === 'off');
  const odds = [...text.matchAll(discount)]
    .filter(([, value = '']) => offers.length > 0 && !offers.some((offer) => offer.value === plain(value)))
    .map(([written]) => error(written, offers));
  const others = [...text.matchAll(claimed)].flatMap(([written, value, unit, after = '']) => {
    const about = unit === '/5' ? [''] : wordsOf(after);
    const same = figures.filter((figure) => figure.unit === unit && about.includes(figure.about));
    const isKnown = same.length === 0 || same.some((figure) => figure.value === value);
    return isKnown ? [] : [error(unit === '/5' ? `${value}${unit}` : written, same)];
  });
  return [...odds, ...others];
}

function error(written: string, figures: readonly Figure[]): TextError {
  const [first] = figures as [Figure];
  const known = new Set(
    figures.map(({ value, unit }) => (unit === 'off' ? `${value} off` : `${value}${unit}`)),
  );
  return {
    found: quoteFound(written.trim()),
    expected: `${[...known].join(' or ')}, as in ${first.file}`,
    fix: 'say the same in both files',
  };
}
