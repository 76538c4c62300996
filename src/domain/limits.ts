/**
 * What the forms, the content and the rules of the database agree on: a record that a form lets through and the rules
 * refuse would be a customer lost. `npm run rules` writes database.rules.json from here.
 *
 * A pattern is a whole value, without ^ and $, in the few signs that the rules know of regular expressions. A file of
 * its own holds what is long, so that a page loads no more of it than it needs.
 */

export const longestName = 20;
export const longestMessage = 2000;
/** Of cus_address; the unit has the specification's limit. */
export const longestAddressParts = { street: 200, unit: 12, city: 100, state: 100, zip: 12, country: 60 };

export const phoneDigits = 10;
export const phonePattern = '[0-9]{3}-[0-9]{3}-[0-9]{4}';
/** Five digits or a postal code, as far as it was typed, as it is stored: in lowercase. */
export const zipPattern = '[0-9a-z]{0,6}';

export const longestLocationId = 10;
export const longestCitySlug = 60;

export const windowStarts = ['9:00', '11:00', '13:00', '15:00'] as const;
export const windowHours = 2;
export const propertyTypes = ['House', 'Apartment', 'Business'] as const;

/** The forms of the site, as they are named in what is saved and measured. */
export const formNames = ['quote', 'estimate', 'book', 'booking'] as const;
export const siteVersionPattern = '[-+.0-9A-Z_a-z]{1,40}';
export const consentVersionPattern = '[0-9]{4}-[0-9]{2}-[0-9]{2}[.][0-9a-f]{8}';
/** Longer says no more. */
export const longestFillMs = 24 * 60 * 60 * 1000;

/** What advertisers write into the address of a page, under the names they write it. */
export const campaignNames = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
  'gclid',
  'gbraid',
  'wbraid',
  'msclkid',
  'fbclid',
] as const;
/** Of each of them, and of the addresses that a visit came by. */
export const longestTouchText = 200;
// An address of a browser holds no other characters.
export const pagePathPattern = '/[!-;=@-~]*';
export const referrerPattern = '[a-z][-+.0-9a-z]*://[!-;=@-~]+';

/**
 * Characters that nobody sees, and spaces other than the plain one, as they stand between the brackets of a regular
 * expression: controls, all of the basic plane that Unicode lets a browser leave out (Default_Ignorable_Code_Point),
 * and the empty Braille sign. A range can neither begin nor end at the two line separators, so the hyphenation point
 * before them goes with them.
 */
export const unseenCharacters =
  '\u0000-\u001f\u007f-\u00a0\u00ad\u034f\u061c\u115f-\u1160\u1680\u17b4-\u17b5\u180b-\u180f\u2000-\u200f' +
  '\u2027-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8';
