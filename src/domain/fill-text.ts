import type { PhoneNumber } from './phone-number';

/** The value of each name that a text of the content may have in braces, as in "Junk removal in {city}". */
export type TextValues = Record<string, string>;

/** Puts a value instead of each `{name}`; a name without a value stays as it is written. */
export function fillText(text: string, values: TextValues): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Fills every text of a content document: takes any JSON value, gives a copy of the same shape. */
export function fillTexts<Content>(content: Content, values: TextValues): Content {
  if (typeof content === 'string') return fillText(content, values) as Content;
  if (Array.isArray(content)) return content.map((item) => fillTexts(item, values)) as Content;
  if (content !== null && typeof content === 'object') {
    const entries = Object.entries(content).map(([key, value]) => [key, fillTexts(value, values)]);
    return Object.fromEntries(entries) as Content;
  }
  return content;
}

type CityPage = {
  brandName: string;
  locationName: string;
  regionName: string;
  /** The country's own words, from content/site/words.json. */
  words: { region: string; postalCode: string };
  phone: PhoneNumber;
};

/** The values that the texts of a city's pages may name in braces. */
export function cityValues({ brandName, locationName, regionName, words, phone }: CityPage): TextValues {
  return {
    brand: brandName,
    city: locationName,
    region: regionName,
    regionWord: words.region,
    postalWord: words.postalCode,
    phone: phone.display,
  };
}
