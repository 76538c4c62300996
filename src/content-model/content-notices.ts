import { listSearchWarnings } from './search-notices';
import type { City, Content } from './types';

/** Names what still carries `"sample": true` (design decision 14), one line for each; may be empty. */
export function listSamples({ site, reviews }: Content): string[] {
  const files = [
    ...(site['social-proof'].sample ? ['site/social-proof.json'] : []),
    ...(site.videos.sample ? ['site/videos.json'] : []),
  ];
  const written = reviews
    .filter(({ sample }) => sample)
    .map(({ author, place }) => `review by ${author}, ${place}`);
  return [...files, ...written];
}

/**
 * Names what is allowed and yet worth a look: a location id that cities of two countries share, homes with too little
 * text of their own, and titles that search results cut.
 */
export function listWarnings(content: Content): string[] {
  return [...listSharedLocations(content), ...listSearchWarnings(content)];
}

function listSharedLocations({ cities }: Content): string[] {
  const byLocation = new Map<string, City[]>();
  for (const city of cities) {
    if (city.locationId === '') continue;
    byLocation.set(city.locationId, [...(byLocation.get(city.locationId) ?? []), city]);
  }
  return [...byLocation]
    .filter(([, sharing]) => new Set(sharing.map(({ country }) => country)).size > 1)
    .map(([locationId, sharing]) => {
      const names = sharing.map(({ slug, country }) => `${slug} (${country})`).join(', ');
      return `location id ${locationId} is shared by cities of two countries, which all show the same phone: ${names}`;
    });
}
