import { siteValues } from '../../shared/text/fill-text';
import { factsOf } from '../pricing-facts';
import { bookableSlots } from '../reading/hour-words';
import type { City, Content, Site } from '../types';
import { cityOf } from './figure-notices';
import { type Notice, textsIn } from './notice';

/** What texts say of each fact, with the placeholder that says it; none for a place, a day or a time slot. */
type Value = [said: string, placeholder: string | undefined];

/** Words that say too little to be found by: "9 am" may be a time slot, and "a full load" anything. */
const vague = /^(opens|closes|claim\.[\w-]+(\.label)?|coupon\.[\w-]+(\.condition)?)$/;

const named = (values: Record<string, string>): Value[] =>
  Object.entries(values).flatMap(([name, value]) => (vague.test(name) ? [] : [[value, `{${name}}`]]));

const times = (from: string, to: string, placeholder?: string): Value[] => {
  const short = (time: string): string => time.replace(/ [ap]m$/, '');
  return [
    [`${from} to ${to}`, placeholder],
    [`${short(from)} to ${short(to)}`, placeholder],
  ];
};

function hoursSaid(
  { openingHours, hourWords }: Pick<Site['brand'], 'openingHours' | 'hourWords'>,
  site: Site,
): Value[] {
  const slots = bookableSlots(openingHours, site.booking.timeWindows);
  return [
    ...openingHours.flatMap(({ days }) => days.map((day): Value => [day, undefined])),
    ...slots.flatMap(([from, to]) => times(from, to)),
    ...times(hourWords.opens, hourWords.closes, '{opens} to {closes}'),
  ];
}

function valuesOf({ site }: Content, city?: City): Value[] {
  const ofAll = [...named(siteValues(site)), ...named(factsOf(site)), ...hoursSaid(site.brand, site)];
  const values: Value[] = [...ofAll, [site.brand.mainPhone, '{phone}']];
  if (!city) return values;
  const { pricing, coupons = [], openingHours, hourWords, locationName, cities = [] } = city;
  const ofSite = { brand: { name: locationName, hourWords: hourWords ?? {} }, claims: { items: [] } };
  const { brand: name = '', ...own } = siteValues({ ...ofSite, coupons: { items: coupons } });
  const facts = pricing ? factsOf({ words: site.words, pricing: {} }, pricing) : {};
  return [
    ...values,
    ...cities.map((place): Value => [place, undefined]),
    ...named({ city: name, ...own, ...facts }),
    ...(openingHours && hourWords ? hoursSaid({ openingHours, hourWords }, site) : []),
  ];
}

/** Finds a value however it is written: a phone number with dashes, and "9 am through 5 pm". */
function patternOf(value: string): RegExp {
  const [, ...digits] = /^\+1 (\d+) (\d+) (\d+)$/.exec(value) ?? [];
  if (digits.length > 0) return new RegExp(`${digits.join('\\D{0,2}')}(?!\\d)`);
  const words = value.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll(' to ', '( to | through | ?[-–] ?)');
  return new RegExp(`(^|[^\\w$.])${words}(?![\\w%]|[.,]\\d)`, 'i');
}

/**
 * Gives the texts that still say what a fact was before: hours, phone, prices, claims, offers, names, and places that a city
 * served. A city's own facts are looked for in its own files alone. Leaves out reviews, which are their customers' own words.
 */
export function findFormerValues(before: Content, now: Content): Notice[] {
  return now.files.documents.flatMap((document) => {
    if (document.kind === 'reviews') return [];
    const city = cityOf(document, now.cities);
    const then = city && before.cities.find(({ slug }) => slug === city.slug);
    const said = new Set(valuesOf(now, city).map(([value]) => value));
    const former = [...new Map(valuesOf(before, then))]
      .filter(([value]) => value !== '' && !said.has(value))
      .toSorted(([a], [b]) => b.length - a.length);
    if (former.length === 0) return [];
    return textsIn(document).flatMap(({ path, text, file, field }) => {
      // "$50 off" does not say the former "$50".
      const rest = [...said].filter(Boolean).reduce((left, value) => left.replaceAll(value, ''), text);
      const found = former.find(([each]) => patternOf(each).test(text) && patternOf(each).test(rest));
      if (!found || path[0] === 'hourWords') return [];
      const [value, placeholder] = found;
      const plain = `still says “${value}”${placeholder ? `: write ${placeholder}, which changes with it` : ''}`;
      return [{ words: `${file}, ${field} ${plain}`, plain, file, field }];
    });
  });
}
