import { shortHash } from '../../../shared/values/hash';
import type { VisitorCountry } from '../../../shared/site/visitor-country';

/** The words a visitor agrees to: the line above a form's button, and the labels of its boxes. */
export type ConsentWords = {
  /** A date; whoever changes the words changes it. */
  version: string;
  text: string;
  policyLink: string;
  marketing: { label: string; terms: string };
  /** The box that allows a first name to be shown, where there is one. */
  recent?: { label: string };
};

/** The name of the box for marketing texts in its form. */
export const marketingBoxName = 'marketing_texts';

/** The name of the box that allows a first name to be shown. */
export const recentBoxName = 'name_shown';

/**
 * Names the exact words: the version and a hash of the words, which differs even where somebody changed the words and
 * forgot the version (docs/decisions/0047).
 */
export function consentVersion({ version, text, policyLink, marketing, recent }: ConsentWords): string {
  const words = [text, policyLink, marketing.label, marketing.terms, ...(recent ? [recent.label] : [])];
  return `${version}.${shortHash(words.join('\n'))}`;
}

/**
 * Whether a form shows the box for marketing texts, which only some countries require. While the country is not known
 * the form keeps its space free, so that nothing moves when the box appears.
 */
export function marketingBox(
  countries: readonly VisitorCountry[],
  country: VisitorCountry | undefined,
): 'shown' | 'awaited' | 'none' {
  if (country === undefined) return countries.length > 0 ? 'awaited' : 'none';
  return countries.includes(country) ? 'shown' : 'none';
}
