import { factsIn, siteValues, type TextValues } from '../../shared/text/fill-text';
import { findClosestName } from '../schema/closest-name';
import { factsOf } from '../pricing-facts';
import type { City, Content } from '../types';
import { type Notice, noticesOfTexts, type TextRule } from './notice';

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

/** The values that have figures. */
const withFigures = /^(claim\.[^.]+|coupon\.[^.]+\.amount)$/;

const ownedIn = (values: TextValues): Owned[] =>
  Object.entries(values).flatMap(([name, value]) =>
    withFigures.test(name) ? figuresIn(value).map((each) => ({ ...each, placeholder: `{${name}}` })) : [],
  );

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

/** Says which texts write out a number of a claim or coupon, or name none. Reviews are their customers' own words. */
export function figureRule({ site, cities }: Pick<Content, 'site' | 'cities'>): TextRule {
  const valuesWith = (items = site.coupons.items) => siteValues({ ...site, coupons: { items } });
  // What all cities share may name the coupon of one: the pages of the others leave the sentence out.
  const all = valuesWith([...site.coupons.items, ...cities.flatMap(({ coupons = [] }) => coupons)]);
  return ({ kind, path: file }, city) => {
    const values = valuesWith(city?.coupons);
    const known = Object.keys(city ? values : all);
    const isFree = kind !== 'reviews' && !/^site\/(claims|coupons)\./.test(file);
    const owned = isFree ? ownedIn(values) : [];
    return (text, [field]) => [
      ...(field === 'coupons' ? [] : figuresIn(text).flatMap((each) => writtenOut(each, owned))),
      ...factsIn(text).flatMap((name) => namesUnknown(name, known)),
    ];
  };
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
  const told = Object.entries(named).filter(([name, value]) => value !== '' && !vague.test(name));
  const hours = [hoursOfDay, hoursOfDay.replaceAll(/ [ap]m\b/g, '')];
  const names = [...(city?.cities ?? []), ...openingHours!.flatMap(({ days }) => days)];
  return [
    ...told.map(([name, value]): Value => [value, `{${name}}`]),
    ...names.map((name): Value => [name, undefined]),
    ...hours.map((said): Value => [said, '{opens} to {closes}']),
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
  const formerRule: TextRule = ({ kind }, city) => {
    const then = city && before.cities.find(({ slug }) => slug === city.slug);
    const said = valuesOf(now, city).map(([value]) => value);
    const former = [...new Map(kind === 'reviews' ? [] : valuesOf(before, then))]
      .filter(([value]) => !said.includes(value))
      .toSorted(([a], [b]) => b.length - a.length);
    return (text, [field]) => {
      if (former.length === 0 || field === 'hourWords') return [];
      // "$50 off" does not say the former "$50".
      const rest = said.reduce((left, value) => left.replaceAll(value, ''), text);
      const found = former.find(([each]) => patternOf(each).test(text) && patternOf(each).test(rest));
      if (!found) return [];
      const [value, placeholder] = found;
      return [`still says “${value}”${placeholder ? `: write ${placeholder}, which changes with it` : ''}`];
    };
  };
  return noticesOfTexts(now, [formerRule]);
}
