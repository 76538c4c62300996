import { factsIn, siteValues } from '../../shared/text/fill-text';
import { findClosestName } from '../schema/closest-name';
import { listTexts } from '../reading/walk';
import { couponAt } from '../valid-days';
import type { City, Content, ContentDocument, Coupon, Site } from '../types';
import { type Notice, textField } from './notice';

/** A figure that a claim or a coupon owns, and the placeholder that says it. */
type Figure = { value: string; unit: string; about: string; placeholder: string };

const discount = /(\$ ?\d[\d,.]*|\d[\d,.]* ?%) off\b/gi;
const claimed = /(\d[\d,]*(?:\.\d+)?) ?(\/5|%|\+)((?: [\p{L}-]+){0,2})/gu;
const smallWords = new Set(['a', 'and', 'by', 'from', 'in', 'of', 'off', 'than', 'the', 'to', 'with']);

const plain = (amount: string): string => amount.replaceAll(' ', '').replace(/[.,]$/, '');
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '' && !smallWords.has(word));

function figuresOf({ claims, coupons }: Pick<Site, 'claims' | 'coupons'>): Figure[] {
  const offers = coupons.items.flatMap(({ id, amount }) =>
    [...amount.matchAll(discount)].map(([, value = '']) => {
      return { value: plain(value), unit: 'off', about: 'off', placeholder: `{coupon.${id}.amount}` };
    }),
  );
  const facts = claims.items.flatMap(({ id, value, label }) =>
    [...`${value} ${label}`.matchAll(claimed)].flatMap(([, number = '', unit = '', after = '']) => {
      const about = unit === '/5' ? [''] : wordsOf(after);
      return about.map((word) => ({ value: number, unit, about: word, placeholder: `{claim.${id}}` }));
    }),
  );
  return [...offers, ...facts];
}

/** Gives what a text writes out although a claim or a coupon owns it, each with the placeholders that say it. */
function findWritten(text: string, figures: readonly Figure[]): { written: string; meant: Figure[] }[] {
  const offers = figures.filter(({ unit }) => unit === 'off');
  const odds = [...text.matchAll(discount)].map(([written, value = '']) => {
    const same = offers.filter((offer) => offer.value === plain(value));
    return { written, meant: same.length > 0 ? same : offers };
  });
  const others = [...text.matchAll(claimed)].map(([written, value = '', unit = '', after = '']) => {
    const about = unit === '/5' ? [''] : wordsOf(after);
    const meant = figures.filter((figure) => figure.unit === unit && about.includes(figure.about));
    return { written: unit === '/5' ? `${value}${unit}` : written, meant };
  });
  return [...odds, ...others].filter(({ meant }) => meant.length > 0);
}

type Owners = Pick<Content, 'site' | 'cities' | 'files'>;

const withCoupons = (site: Site, items: Coupon[] = site.coupons.items): Site => ({
  ...site,
  coupons: { ...site.coupons, items },
});

/** Gives the city to whose pages alone a file belongs. */
export function cityOf({ kind, name }: ContentDocument, cities: readonly City[]): City | undefined {
  if (kind !== 'cities' && kind !== 'local-services') return undefined;
  return cities.find(({ slug }) => slug === name.split('/')[0]);
}

/** Gives the texts that name a claim or a coupon which is not there: pages leave such a sentence out. */
export function findUnknownValues({ site, cities, files }: Owners): Notice[] {
  // What all cities share may name the coupon of one: the pages of the others leave the sentence out.
  const ofAll = [...site.coupons.items, ...cities.flatMap(({ coupons = [] }) => coupons)];
  return files.documents.flatMap((document) => {
    const { path: file, data } = document;
    const city = cityOf(document, cities);
    const known = Object.keys(siteValues(withCoupons(site, city ? city.coupons : ofAll)));
    return listTexts(data).flatMap(({ path, text }) =>
      factsIn(text)
        .filter((name) => !name.startsWith('pricing.') && !known.includes(name))
        .map((name) => {
          const meant = findClosestName(name, known);
          const field = textField(path);
          const words = `${file}, ${field} names {${name}}, which is not there, so no page shows the sentence${meant ? `: did you mean {${meant}}?` : ''}`;
          return { words, file, field };
        }),
    );
  });
}

/**
 * Gives the texts that write out a number of a claim or a coupon, with the placeholder to write instead: where the number
 * changes, such a text would stay behind. Leaves out reviews, which are their customers' own words.
 */
export function findFigureWarnings({ site, cities, files }: Owners): Notice[] {
  return files.documents.filter(isFree).flatMap((document) => {
    const { path: file, data } = document;
    const figures = figuresOf(withCoupons(site, cityOf(document, cities)?.coupons));
    const texts = listTexts(data).filter(({ path }) => couponAt(document, path) === undefined);
    return texts.flatMap(({ path, text }) =>
      findWritten(text, figures).map(({ written, meant }) => {
        const instead = [...new Set(meant.map(({ placeholder }) => placeholder))].join(' or ');
        const field = textField(path);
        const words = `${file}, ${field} writes "${written.trim()}": write ${instead}, which changes with it`;
        return { words, file, field };
      }),
    );
  });
}

const isFree = ({ kind, name }: ContentDocument): boolean =>
  kind !== 'reviews' && !(kind === 'site' && name === 'claims');
