import type { Content } from '../content-model/types';

/** Tells the pages and their policies, as variables of the build, what the content says of measuring (docs/measuring.md). */
export function setMeasuring({ site, badges, cities }: Content): void {
  const asking = badges.filter(({ region }) => region.asksConsent);
  const groups = new Set(asking.map(({ group }) => group));
  Object.assign(process.env, {
    GATSBY_TAG_VENDORS: site.measuring.vendors.join(','),
    // As Google writes provinces and states.
    GATSBY_CONSENT_REGIONS: asking.map(({ country, region }) => `${country}-${region.code}`).join(','),
    // Pages without a city ask all visitors where a city asks.
    GATSBY_ASKS_CONSENT: cities.some(({ badgeGroup }) => groups.has(badgeGroup)) ? 'yes' : '',
  });
}
