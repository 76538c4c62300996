import { factsIn, siteValues } from '../../shared/text/fill-text';
import { findClosestName } from '../schema/closest-name';
import { factsOf } from '../pricing-facts';
import type { City, Content, ContentDocument, Site } from '../types';
import { type Notice, noticeAt, textsIn } from './notice';

type Say = (text: ReturnType<typeof textsIn>[number]) => string[];

/** Gives what is said of each text; `sayOf` takes its file, and the city to whose pages alone the file belongs. */
const findInTexts = (
  { files, cities }: Pick<Content, 'files' | 'cities'>,
  sayOf: (document: ContentDocument, city?: City) => Say,
): Notice[] =>
  files.documents.flatMap((document) => {
    const { kind, name } = document;
    const isOfCity = kind === 'cities' || kind === 'local-services';
    const city = isOfCity ? cities.find(({ slug }) => slug === name.split('/')[0]) : undefined;
    const say = sayOf(document, city);
    return textsIn(document).flatMap((text) =>
      say(text).map((said) => noticeAt(text.file, text.field, said)),
    );
  });

/** A figure in a text, and by which words it is told from others: "off", "/5", "+ customers". */
type Figure = ReturnType<typeof figuresIn>[number];
type Owned = Figure & { placeholder: string };

const figure =
  /(\$ ?\d[\d,.]*|\d[\d,.]* ?%)(?= off\b)|(\d[\d,]*(?:\.\d+)?) ?(?:(\/5)|([%+])((?: [\p{L}-]+){0,2}))/giu;
const smallWords = ['', 'a', 'and', 'by', 'from', 'in', 'of', 'off', 'than', 'the', 'to', 'with'];

const figuresIn = (text: string) =>
  Array.from(text.matchAll(figure), ([written, offer, value = '', outOf, unit, after = '']) => {
    if (offer) return { written: `${offer} off`, value: offer.replaceAll(' ', ''), about: ['off'] };
    const words = after.toLowerCase().split(' ');
    const telling = words.filter((word) => !smallWords.includes(word)).map((word) => `${unit} ${word}`);
    return { written, value, about: outOf ? [outOf] : telling };
  });

function ownedBy({ claims, coupons }: Pick<Site, 'claims' | 'coupons'>): Owned[] {
  const texts = [
    ...coupons.items.map(({ id, amount }) => [amount, `{coupon.${id}.amount}`] as const),
    ...claims.items.map(({ id, value, label }) => [`${value} ${label}`, `{claim.${id}}`] as const),
  ];
  return texts.flatMap(([text, placeholder]) => figuresIn(text).map((each) => ({ ...each, placeholder })));
}

function writtenOut({ written, value, about }: Figure, owned: readonly Owned[]): string[] {
  const alike = owned.filter((each) => each.about.some((word) => about.includes(word)));
  const same = alike.filter((each) => about[0] === 'off' && each.value === value);
  const names = new Set((same.length > 0 ? same : alike).map(({ placeholder }) => placeholder));
  if (names.size === 0) return [];
  return [`writes "${written.trim()}": write ${[...names].join(' or ')}, which changes with it`];
}

function namesUnknown(name: string, known: readonly string[]): string[] {
  if (name.startsWith('pricing.') || known.includes(name)) return [];
  const meant = findClosestName(name, known);
  const hint = meant ? `: did you mean {${meant}}?` : '';
  return [`names {${name}}, which is not there, so no page shows the sentence${hint}`];
}

/** Gives texts that write out a number of a claim or coupon, and names of none. Reviews are their customers' own words. */
export function findFigureWarnings(content: Pick<Content, 'site' | 'cities' | 'files'>): Notice[] {
  const { site, cities } = content;
  const withCoupons = (items = site.coupons.items) => ({ ...site, coupons: { ...site.coupons, items } });
  // What all cities share may name the coupon of one: the pages of the others leave the sentence out.
  const ofAll = [...site.coupons.items, ...cities.flatMap(({ coupons = [] }) => coupons)];
  return findInTexts(content, ({ kind, path: file }, city) => {
    const known = Object.keys(siteValues(withCoupons(city ? city.coupons : ofAll)));
    const isFree = kind !== 'reviews' && !/^site\/(claims|coupons)\./.test(file);
    const owned = isFree ? ownedBy(withCoupons(city?.coupons)) : [];
    return ({ path, text }) => [
      ...(path[0] === 'coupons' ? [] : figuresIn(text).flatMap((each) => writtenOut(each, owned))),
      ...factsIn(text).flatMap((name) => namesUnknown(name, known)),
    ];
  });
}

/** What texts say of each fact, with the placeholder that says it; none for a place or a day. */
type Value = [said: string, placeholder: string | undefined];

/** Words that say too little to be found by: "9 am" may be a time slot, and "a full load" anything. */
const vague = /^(opens|closes|claim\.[\w-]+(\.label)?|coupon\.[\w-]+(\.condition)?)$/;

function valuesOf({ site }: Content, city?: City): Value[] {
  const { openingHours, hourWords } = city?.openingHours && city.hourWords ? city : site.brand;
  const hoursOfDay = `${hourWords!.opens} to ${hourWords!.closes}`;
  const coupons = { items: city?.coupons ?? site.coupons.items };
  const named = {
    ...siteValues({ ...site, brand: { ...site.brand, hourWords: hourWords! }, coupons }),
    ...factsOf(site, city?.pricing),
    phone: site.brand.mainPhone,
    ...(city && { city: city.locationName }),
  };
  return [
    ...Object.entries(named).flatMap(([name, value]): Value[] =>
      value === '' || vague.test(name) ? [] : [[value, `{${name}}`]],
    ),
    ...[...(city?.cities ?? []), ...openingHours!.flatMap(({ days }) => days)].map((said): Value => [
      said,
      undefined,
    ]),
    ...[hoursOfDay, hoursOfDay.replaceAll(/ [ap]m\b/g, '')].map((said): Value => [
      said,
      '{opens} to {closes}',
    ]),
  ];
}

/** Finds a value however it is written: a phone number with dashes, and "9 am through 5 pm". */
function patternOf(value: string): RegExp {
  const [, ...digits] = /^\+1 (\d+) (\d+) (\d+)$/.exec(value) ?? [];
  if (digits.length > 0) return new RegExp(`${digits.join('\\D{0,2}')}(?!\\d)`);
  const words = value.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll(' to ', '( to | through | ?[-–] ?)');
  return new RegExp(`(^|[^\\w$.])${words}(?![\\w%]|[.,]\\d)`, 'i');
}

/** Gives the texts, but for reviews, that still say what a fact was before; a city's own are looked for in its files. */
export function findFormerValues(before: Content, now: Content): Notice[] {
  return findInTexts(now, ({ kind }, city) => {
    const then = city && before.cities.find(({ slug }) => slug === city.slug);
    const said = valuesOf(now, city).map(([value]) => value);
    const former = [...new Map(kind === 'reviews' ? [] : valuesOf(before, then))]
      .filter(([value]) => !said.includes(value))
      .toSorted(([a], [b]) => b.length - a.length);
    return ({ path, text }) => {
      if (former.length === 0 || path[0] === 'hourWords') return [];
      // "$50 off" does not say the former "$50".
      const rest = said.reduce((left, value) => left.replaceAll(value, ''), text);
      const found = former.find(([each]) => patternOf(each).test(text) && patternOf(each).test(rest));
      if (!found) return [];
      const [value, placeholder] = found;
      return [`still says “${value}”${placeholder ? `: write ${placeholder}, which changes with it` : ''}`];
    };
  });
}
