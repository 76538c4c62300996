import type { Content } from '../types';

/** Tells the pages and their policies, as variables of the build, what the content says of measuring (docs/measuring.md). */
export function setMeasuring({ site, badges, cities }: Content): void {
  const asking = badges.filter(({ region }) => region.asksConsent);
  // As Google writes provinces and states.
  const codes = (of: typeof badges) => of.map(({ country, region }) => `${country}-${region.code}`).join(',');
  const served = new Set(cities.map(({ badgeGroup }) => badgeGroup));
  Object.assign(process.env, {
    GATSBY_TAG_VENDORS: site.measuring.vendors.join(','),
    GATSBY_CONSENT_REGIONS: codes(asking),
    // Of visitors of these, pages without a city ask.
    GATSBY_ASKS_CONSENT: codes(asking.filter(({ group }) => served.has(group))),
  });
}
