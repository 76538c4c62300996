import { findByPath } from './by-path';

/** One choice of a field: what staff read, and what the file has. */
export type Choice = { label: string; value: string };

const drawings: Record<string, string> = {
  'service-appliances': 'Appliances',
  'service-furniture': 'Furniture',
  'service-just-junk': 'Junk of every kind',
  'service-renovations': 'Renovation debris',
  'service-property-clean-outs': 'Clean-out of a property',
  'service-hoarding-situations': 'Hoarding situation',
  'service-construction-debris': 'Construction debris',
  'service-commercial-business': 'Business',
  'before-garage': 'Garage, before',
  'after-garage': 'Garage, after',
  'before-basement': 'Basement, before',
  'after-basement': 'Basement, after',
  'before-balcony': 'Balcony, before',
  'after-balcony': 'Balcony, after',
  'load-empty': 'Truck, empty',
  'load-quarter': 'Truck, a quarter full',
  'load-half': 'Truck, half full',
  'load-three-quarters': 'Truck, three quarters full',
  'load-full': 'Truck, full',
  'spot-load': 'Loading the truck',
  'spot-swept': 'Sweeping up',
  'spot-kept': 'Things that are kept',
  'spot-stairs': 'Carrying down stairs',
  'spot-phone': 'Phone',
};

const currencies: Record<string, string> = { CAD: 'Canadian dollar', USD: 'US dollar' };

const shares: Record<string, string> = {
  quarter: 'A quarter of the truck',
  half: 'Half of the truck',
  threeQuarters: 'Three quarters of the truck',
  full: 'The whole truck',
};

const countries: Record<string, string> = { CA: 'Canada', US: 'United States' };

/** The words of every choice, by the end of the field's path (by-path.ts) and by what the file has. */
const choiceWords: Record<string, Record<string, string>> = {
  country: countries,
  'marketing.countries': countries,
  drawing: drawings,
  'before-after.items.*.before': drawings,
  'before-after.items.*.after': drawings,
  'videos.items.*.poster': drawings,
  'pricing.tax': { included: 'Included in the price', added: 'Added to the price' },
  'conversions.currency': currencies,
  'rates.currency': currencies,
  'rates.steps.*.upTo': shares,
  'load.coupons.*.from': shares,
  'load.mode': { on: 'Shown', off: 'Not shown' },
  'social-proof.mode': {
    sample: 'Made-up activity, marked as a sample',
    recent: 'Real requests of visitors who agreed to it',
    off: 'Nothing: no pop-up',
  },
  'timeWindows.*.start': { '9:00': '9 AM', '11:00': '11 AM', '13:00': '1 PM', '15:00': '3 PM' },
  'propertyTypes.*.value': { House: 'House', Apartment: 'Apartment', Business: 'Business' },
  'videos.provider': { youtube: 'YouTube', vimeo: 'Vimeo' },
};

/** Gives the choices of the field at a path, in the order of their words; a value without words stands for itself. */
export function choicesOf(where: string, values: readonly (string | number)[]): Choice[] {
  const words = findByPath(choiceWords, where) ?? {};
  const given = values.map(String);
  const known = Object.keys(words).filter((value) => given.includes(value));
  const others = given.filter((value) => !known.includes(value));
  return [...known, ...others].map((value) => ({ label: words[value] ?? value, value }));
}
