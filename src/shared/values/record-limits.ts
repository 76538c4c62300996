import { postalCodeLength } from './limits';

/** The limits of records that no page needs: the rest is in limits.ts, with what a pattern may have in it. */

export const phonePattern = '[0-9]{3}-[0-9]{3}-[0-9]{4}';
/** A zip or postal code as it is stored: in lowercase, and perhaps not typed to its end. */
export const zipPattern = `[0-9a-z]{0,${postalCodeLength}}`;
export const longestLocationId = 10;
export const windowStarts = ['9:00', '11:00', '13:00', '15:00'] as const;
export const formNames = ['quote', 'estimate', 'book', 'booking'] as const;
/** What a visitor sends a request from, as its pointer and its window tell. */
export const deviceKinds = ['phone', 'tablet', 'desktop'] as const;
export const siteVersionPattern = '[-+.0-9A-Z_a-z]{1,40}';
export const consentVersionPattern = '[0-9]{4}-[0-9]{2}-[0-9]{2}[.][0-9a-f]{8}';
