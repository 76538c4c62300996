import { shortHash } from '../hash';
import type { VisitorCountry } from '../cities/visitor-country';

/** The words a visitor agrees to: the line under a form, and what the box for marketing texts says. */
export type ConsentWords = {
  /** A date, changed by whoever changes the words. */
  version: string;
  text: string;
  policyLink: string;
  marketing: { label: string };
  /** The box that allows a first name to be shown, where there is one. */
  recent?: { label: string };
};

/** The name of the box for marketing texts in its form. */
export const marketingBoxName = 'marketing_texts';

/** The name of the box that allows a first name to be shown. */
export const recentBoxName = 'name_shown';

/** Names the exact words, so that two texts under one forgotten version are told apart (docs/decisions/0055). */
export function consentVersion({ version, text, policyLink, marketing, recent }: ConsentWords): string {
  const words = [text, policyLink, marketing.label, ...(recent ? [recent.label] : [])];
  return `${version}.${shortHash(words.join('\n'))}`;
}

/**
 * Whether the box for marketing texts is shown: where the country asks for it. Until the country is told its place is
 * kept, so that nothing moves when it comes.
 */
export function marketingBox(
  countries: readonly VisitorCountry[],
  country: VisitorCountry | undefined,
): 'shown' | 'awaited' | 'none' {
  if (country === undefined) return countries.length > 0 ? 'awaited' : 'none';
  return countries.includes(country) ? 'shown' : 'none';
}
