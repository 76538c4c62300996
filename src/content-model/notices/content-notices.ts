import { deviceNames } from '../../domain/device-names';
import { latestDate } from '../../domain/last-day';
import { listThinPages } from '../checks/local-pages';
import { listUnreadableColors } from '../checks/colour-contrast';
import { listUnsetFacts } from '../pricing-facts';
import { listEndings } from './ending-notices';
import { listFigureWarnings, listUnknownValues } from './figure-notices';
import { listPhotoWarnings, listSamplePhotos } from './photo-notices';
import { listSearchWarnings } from './search-notices';
import { listVoiceWarnings } from './voice-notices';
import { ofKind } from '../reading/content-folder';
import type { City, Content } from '../types';

/** Lists the content with `"sample": true` (docs/decisions/0014), one line for each. */
export function listSamples({ site, reviews, files }: Content): string[] {
  const ofSite = [
    ...(site['social-proof'].sample ? ['site/social-proof.json'] : []),
    ...(site.videos.sample ? ['site/videos.json'] : []),
    ...(site.brand.sender.sample ? ['the sender in site/brand.json'] : []),
  ];
  const written = reviews
    .filter(({ sample }) => sample)
    .map(({ author, place }) => `review by ${author}, ${place}`);
  const jobs = ofKind(files.documents, 'jobs')
    .filter(({ data }) => data.sample)
    .map(({ path }) => `job of ${path}`);
  return [...ofSite, ...written, ...jobs, ...listSamplePhotos(files.documents)];
}

/**
 * Lists warnings about content that is allowed: what has ended or ends soon, a location id that cities of two countries
 * share, a pop-up that shows visitors' names, no claims or videos, a policy that does not say what stays on a device,
 * colours with too little contrast, services in cities with too little text of their own, titles that search results cut,
 * photographs that are too small or not shown, words that texts do without. `today` is the date as YYYY-MM-DD.
 */
export function listWarnings(content: Content, today = latestDate(new Date())): string[] {
  return [
    ...listEndings(content, today),
    ...listSharedLocations(content),
    ...listShownNames(content),
    ...listUnnamedKeys(content),
    ...listFactsToSet(content),
    ...listFigureWarnings(content),
    ...listUnknownValues(content),
    ...listEmptyFiles(content),
    ...listUnreadableColors(content.site.brand.colors),
    ...listThinPages(content.thinPages),
    ...listSearchWarnings(content),
    ...listPhotoWarnings(content),
    ...listVoiceWarnings(content),
  ];
}

function listShownNames({ site }: Content): string[] {
  if (site['social-proof'].mode !== 'recent') return [];
  return [
    'the pop-up shows first names of visitors who agree to it: pages/privacy-policy.md has to say so, and nobody looks at what they call themselves',
  ];
}

function listUnnamedKeys({ pages }: Content): string[] {
  const { html } = pages['privacy-policy'];
  const unnamed = deviceNames.filter((name) => !html.includes(name));
  if (unnamed.length === 0) return [];
  const names = unnamed.join(', ');
  return [
    `pages/privacy-policy.md does not name what the site keeps on a visitor's device under names that begin with ${names}: say what each is and how long it stays`,
  ];
}

function listFactsToSet({ site }: Content): string[] {
  const unset = listUnsetFacts(site.pricing);
  if (unset.length === 0) return [];
  return [
    `site/pricing.json does not say: ${unset.join(', ')}. No page says anything of what is not set; set what is true of your business`,
  ];
}

function listEmptyFiles({ site }: Content): string[] {
  const claims = 'site/claims.json makes no claims: no page shows any, until you write what you can prove';
  const videos = 'site/videos.json names no videos: /book shows none, until you name two';
  return [
    ...(site.claims.items.length === 0 ? [claims] : []),
    ...(site.videos.items.length === 0 ? [videos] : []),
  ];
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
