import type { TextValues } from '../fill-text';
import type { PhoneNumber } from '../phone-number';

type Place = {
  brandName: string;
  locationName: string;
  regionName: string;
  /** The country's own words, from content/site/words.json. */
  words: { region: string; postalCode: string };
  phone: PhoneNumber;
};

/** What the texts of a city's pages may name in braces. */
export function placeValues({ brandName, locationName, regionName, words, phone }: Place): TextValues {
  return {
    brand: brandName,
    city: locationName,
    region: regionName,
    regionWord: words.region,
    postalWord: words.postalCode,
    phone: phone.display,
  };
}
