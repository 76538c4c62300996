/**
 * Forms, content and the database's rules must agree, or a customer would be lost: `npm run rules` writes the rules from
 * here. A pattern describes a whole value, as the rules know them; those that no page needs are in record-limits.ts.
 */

export const longestName = 20;
export const longestMessage = 2000;
/** The limits of cus_address; that of the unit comes from the specification. */
export const longestAddressParts = { street: 200, unit: 12, city: 100, state: 100, zip: 12, country: 60 };

export const phoneDigits = 10;
export const zipDigits = 5;
export const postalCodeLength = 6;

/** What is saved for the address of a visitor whose own one nobody has found out. */
export const unknownIp = 'Unavailable';

export const longestCitySlug = 60;
/** So that the path of a campaign's page is never longer than the database accepts. */
export const longestCampaignName = 60;

export const windowHours = 2;
export const propertyTypes = ['House', 'Apartment', 'Business'] as const;

/** A longer time tells us nothing more. */
export const longestFillMs = 24 * 60 * 60 * 1000;

/** The ids by which ad platforms know a click again. */
export const clickNames = ['gclid', 'gbraid', 'wbraid', 'msclkid', 'fbclid'] as const;
export const campaignNames = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
  ...clickNames,
  // The number of a campaign of Google's, which comes with its click ids, and stays where a browser removes them.
  'gad_campaignid',
] as const;
/** The limit of each of them, and of the landing page and the referrer. */
export const longestTouchText = 200;
// A browser puts no other characters into an address.
export const pagePathPattern = '/[!-;=@-~]*';
export const referrerPattern = '[a-z][-+.0-9a-z]*://[!-;=@-~]+';

/**
 * For the brackets of a regular expression: controls, Default_Ignorable_Code_Point, the empty Braille pattern. No range may
 * end at the two line separators, so the hyphenation point before them is in it.
 */
export const unseenCharacters =
  '\u0000-\u001f\u007f-\u00a0\u00ad\u034f\u061c\u115f-\u1160\u1680\u17b4-\u17b5\u180b-\u180f\u2000-\u200f' +
  '\u2027-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8';
