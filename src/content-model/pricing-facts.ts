import type { Pricing, Site } from './types';

const listed = (items: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(items);

/** The facts of site/pricing.json that a text may name in braces, as in `{pricing.minimum}`. */
export const factNames = [
  'truck',
  'quarter',
  'half',
  'threeQuarters',
  'full',
  'minimum',
  'tax',
  'fees',
  'weight',
  'payment',
  'tip',
  'cancelling',
  'insurance',
  'certificate',
  'damage',
  'reply',
  'donation',
  'recycling',
] as const;

type FactName = (typeof factNames)[number];

/** Gives the text of each fact that has one; a city's own facts stand in for the brand's, one by one. */
function factTexts({ loads, fees, payment, donation, recycling, rates: _rates, ...plain }: Pricing) {
  return {
    ...plain,
    ...loads,
    ...(fees && { fees: listed(fees.map(({ thing, amount }) => `${thing} (${amount})`)) }),
    ...(payment && { payment: listed(payment) }),
    ...(donation && { donation: listed(donation) }),
    ...(recycling && { recycling: listed(recycling) }),
  } satisfies Partial<Record<FactName, string>>;
}

/**
 * Gives the facts of a city as texts name them, such as "pricing.minimum". A fact that nobody has set has no entry. The tax
 * is said in the words of site/words.json.
 */
export function factsOf({ pricing, words }: Pick<Site, 'pricing' | 'words'>, ofCity: Pricing = {}) {
  const loads = { ...pricing.loads, ...ofCity.loads };
  const facts = factTexts({ ...pricing, ...ofCity, loads });
  const tax = facts.tax && { tax: words.tax[facts.tax] };
  return Object.fromEntries(
    Object.entries({ ...facts, ...tax }).map(([name, text]) => [`pricing.${name}`, text]),
  );
}

const loadNames: readonly string[] = ['quarter', 'half', 'threeQuarters', 'full'];

/** Gives the field of site/pricing.json that has a fact. */
export const factField = (name: string): string => (loadNames.includes(name) ? `loads.${name}` : name);

/** Lists the facts that the brand has not set. */
export function listUnsetFacts(pricing: Pricing): FactName[] {
  const set = Object.keys(factTexts(pricing));
  return factNames.filter((name) => !set.includes(name));
}
