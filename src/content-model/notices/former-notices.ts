import { siteValues } from '../../shared/text/fill-text';
import { factsOf } from '../pricing-facts';
import { bookableSlots } from '../reading/hour-words';
import { listTexts } from '../reading/walk';
import type { City, Content, Site } from '../types';
import { cityOf } from './figure-notices';
import { type Notice, textField } from './notice';

/** What texts say of each fact, with the placeholder that says it; none for a place that is served. */
type Values = Map<string, string | undefined>;

/** Words that say too little to be found by: "9 am" may be a time slot, and "a full load" anything. */
const vague = /^(opens|closes|claim\.[\w-]+(\.label)?|coupon\.[\w-]+(\.condition)?)$/;

type Hours = Pick<Content['site']['brand'], 'openingHours' | 'hourWords'>;
const short = (time: string): string => time.replace(/ [ap]m$/, '');

/** Days and time slots have no placeholder of their own: texts name one of several. */
function hoursSaid({ openingHours, hourWords: { opens, closes } }: Hours, { booking }: Site): Values {
  const days = openingHours.flatMap((group) => group.days);
  const slots = bookableSlots(openingHours, booking.timeWindows);
  const said = (from: string, to: string, placeholder?: string): [string, string | undefined][] => [
    [`${from} to ${to}`, placeholder],
    [`${short(from)} to ${short(to)}`, placeholder],
  ];
  return new Map([
    ...days.map((day): [string, undefined] => [day, undefined]),
    ...slots.flatMap(([from, to]) => said(from, to)),
    ...said(opens, closes, '{opens} to {closes}'),
  ]);
}

const named = (values: Record<string, string>): [string, string][] =>
  Object.entries(values).flatMap(([name, value]) => (vague.test(name) ? [] : [[value, `{${name}}`]]));

function valuesOf({ site }: Content): Values {
  const phone: [string, string] = [site.brand.mainPhone, '{phone}'];
  return new Map([
    ...named(siteValues(site)),
    ...named(factsOf(site)),
    ...hoursSaid(site.brand, site),
    phone,
  ]);
}

function valuesOfCity({ site }: Content, city?: City): Values {
  if (!city) return new Map();
  const { pricing, coupons, openingHours, hourWords, locationName, cities = [] } = city;
  const ofSite = { brand: { name: locationName, hourWords: hourWords ?? {} }, claims: { items: [] } };
  const { brand, ...values } = siteValues({ ...ofSite, coupons: { items: coupons ?? [] } });
  const facts = pricing ? factsOf({ words: site.words, pricing: {} }, pricing) : {};
  const places = cities.map((place): [string, undefined] => [place, undefined]);
  return new Map<string, string | undefined>([
    ...places,
    ...named({ city: brand ?? '', ...values, ...facts }),
    ...(openingHours && hourWords ? hoursSaid({ openingHours, hourWords }, site) : []),
  ]);
}

/** Finds a value however it is written: a phone number with dashes, and "9 am through 5 pm". */
function patternOf(value: string): RegExp {
  const [, ...digits] = /^\+1 (\d+) (\d+) (\d+)$/.exec(value) ?? [];
  if (digits.length > 0) return new RegExp(`${digits.join('\\D{0,2}')}(?!\\d)`);
  const words = value.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll(' to ', '( to | through | ?[-–] ?)');
  return new RegExp(`(^|[^\\w$.])${words}(?![\\w%]|[.,]\\d)`, 'i');
}

/** Takes what facts are now out of a text: "$50 off" does not say the former "$50". */
const without = (said: Values, text: string): string =>
  [...said.keys()].filter(Boolean).reduce((left, value) => left.replaceAll(value, ''), text);

/**
 * Gives the texts that still say what a fact was before: hours, phone, prices, claims, offers, names, and places that a city
 * served. A city's own facts are looked for in its own files alone. Leaves out reviews, which are their customers' own words.
 */
export function findFormerValues(before: Content, now: Content): Notice[] {
  const [ofAll, ofAllNow] = [valuesOf(before), valuesOf(now)];
  return now.files.documents.flatMap((document) => {
    if (document.kind === 'reviews') return [];
    const city = cityOf(document, now.cities);
    const then = before.cities.find(({ slug }) => slug === city?.slug);
    const said = new Map([...ofAllNow, ...valuesOfCity(now, city)]);
    const former = [...ofAll, ...valuesOfCity(before, then)]
      .filter(([value]) => value !== '' && !said.has(value))
      .toSorted(([a], [b]) => b.length - a.length);
    if (former.length === 0) return [];
    return listTexts(document.data).flatMap(({ path, text }) => {
      const isSaid = ([each]: [string, string | undefined]): boolean =>
        patternOf(each).test(text) && patternOf(each).test(without(said, text));
      const [value, placeholder] = former.find(isSaid) ?? [];
      if (value === undefined || path[0] === 'hourWords') return [];
      const instead = placeholder ? `: write ${placeholder}, which changes with it` : '';
      const plain = `still says “${value}”${instead}`;
      const [file, field] = [document.path, textField(path)];
      return [{ words: `${file}, ${field} ${plain}`, plain, file, field }];
    });
  });
}
