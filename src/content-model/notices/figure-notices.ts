import { factsIn, siteValues } from '../../shared/text/fill-text';
import { findClosestName } from '../schema/closest-name';
import { couponAt } from '../valid-days';
import type { City, Content, ContentDocument, Site } from '../types';
import { type Notice, textsIn } from './notice';

/** A figure in a text, and by which words it is told from others: "off", "/5", "+ customers". */
type Figure = { written: string; value: string; about: string[] };
type Owned = Figure & { placeholder: string };

const figure =
  /(\$ ?\d[\d,.]*|\d[\d,.]* ?%)(?= off\b)|(\d[\d,]*(?:\.\d+)?) ?(?:(\/5)|([%+])((?: [\p{L}-]+){0,2}))/giu;
const smallWords = ['', 'a', 'and', 'by', 'from', 'in', 'of', 'off', 'than', 'the', 'to', 'with'];

const figuresIn = (text: string): Figure[] =>
  Array.from(text.matchAll(figure), ([written, offer, number = '', outOf, unit, after = '']) => {
    if (offer) return { written: `${offer} off`, value: offer.replaceAll(' ', ''), about: ['off'] };
    const words = after
      .toLowerCase()
      .split(' ')
      .filter((word) => !smallWords.includes(word));
    return { written, value: number, about: outOf ? [outOf] : words.map((word) => `${unit} ${word}`) };
  });

const ownedBy = ({ claims, coupons }: Site): Owned[] => [
  ...coupons.items.flatMap(({ id, amount }) =>
    figuresIn(amount)
      .filter(({ about }) => about[0] === 'off')
      .map((each) => ({ ...each, placeholder: `{coupon.${id}.amount}` })),
  ),
  ...claims.items.flatMap(({ id, value, label }) =>
    figuresIn(`${value} ${label}`).map((each) => ({ ...each, placeholder: `{claim.${id}}` })),
  ),
];

/** Gives the city to whose pages alone a file belongs. */
export function cityOf({ kind, name }: ContentDocument, cities: readonly City[]): City | undefined {
  if (kind !== 'cities' && kind !== 'local-services') return undefined;
  return cities.find(({ slug }) => slug === name.split('/')[0]);
}

/**
 * Gives the texts that write out a number of a claim or a coupon, which would stay behind when the number changes, and the
 * texts that name a claim or a coupon which is not there. Of reviews, which are their customers' own words, only the latter.
 */
export function findFigureWarnings({
  site,
  cities,
  files,
}: Pick<Content, 'site' | 'cities' | 'files'>): Notice[] {
  const withCoupons = (items = site.coupons.items): Site => ({
    ...site,
    coupons: { ...site.coupons, items },
  });
  // What all cities share may name the coupon of one: the pages of the others leave the sentence out.
  const ofAll = [...site.coupons.items, ...cities.flatMap(({ coupons = [] }) => coupons)];
  return files.documents.flatMap((document) => {
    const city = cityOf(document, cities);
    const known = Object.keys(siteValues(withCoupons(city ? city.coupons : ofAll)));
    const owned = isFree(document) ? ownedBy(withCoupons(city?.coupons)) : [];
    return textsIn(document).flatMap(({ path, text, file, field }) => {
      const isCoupon = couponAt(document, path) !== undefined;
      const written = isCoupon ? [] : figuresIn(text).flatMap((each) => writtenOut(each, owned));
      const unknown = factsIn(text)
        .filter((name) => !name.startsWith('pricing.') && !known.includes(name))
        .map((name) => {
          const meant = findClosestName(name, known);
          const hint = meant ? `: did you mean {${meant}}?` : '';
          return `names {${name}}, which is not there, so no page shows the sentence${hint}`;
        });
      return [...written, ...unknown].map((said) => ({ words: `${file}, ${field} ${said}`, file, field }));
    });
  });
}

function writtenOut({ written, value, about }: Figure, owned: readonly Owned[]): string[] {
  const alike = owned.filter((each) => each.about.some((word) => about.includes(word)));
  const same = alike.filter((each) => about[0] === 'off' && each.value === value);
  const names = new Set((same.length > 0 ? same : alike).map(({ placeholder }) => placeholder));
  if (names.size === 0) return [];
  return [`writes "${written.trim()}": write ${[...names].join(' or ')}, which changes with it`];
}

const isFree = ({ kind, name }: ContentDocument): boolean =>
  kind !== 'reviews' && !(kind === 'site' && name === 'claims');
