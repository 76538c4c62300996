import type { Site } from '../../../content-model/types';
import { shortHash } from '../../../shared/values/hash';
import type { VisitorCountry } from '../../../shared/site/visitor-country';

type ConsentWords = Site['forms']['consent'];

export const marketingBoxName = 'marketing_texts';

export const recentBoxName = 'name_shown';

/** The version and a hash of the words, in case somebody forgot the version (docs/decisions/0047). */
export function consentVersion({ version, marketing, recent, ...folded }: ConsentWords): string {
  const { short, more, text, policyLink } = folded;
  const offers = [marketing.short, marketing.label, marketing.terms];
  const words = [short, more, text, policyLink, ...offers, ...(recent ? [recent.label] : [])];
  return `${version}.${shortHash(words.join('\n'))}`;
}

/** While the country is not known the form keeps the box's space free, so that nothing moves. */
export function marketingBox(
  countries: readonly VisitorCountry[],
  country: VisitorCountry | undefined,
): 'shown' | 'awaited' | 'none' {
  if (country === undefined) return countries.length > 0 ? 'awaited' : 'none';
  return countries.includes(country) ? 'shown' : 'none';
}
