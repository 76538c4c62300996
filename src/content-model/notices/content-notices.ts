import { deviceNames, keptOnDeviceDays } from '../../shared/values/device-names';
import { latestDate } from '../../shared/time/last-day';
import { listUnreadableColors } from '../checks/colour-contrast';
import { factField, listUnsetFacts } from '../pricing-facts';
import { findEnded } from './turn-notices';
import { findFigureWarnings, findUnknownValues } from './figure-notices';
import { type Notice, wordsOf } from './notice';
import { findPhotoWarnings } from './photo-notices';
import { findSearchWarnings } from './search-notices';
import { findThinPages } from './thin-notices';
import { untranslatedWords } from './translation-notices';
import { findVoiceWarnings } from './voice-notices';
import { type FieldPath, formatFieldPath } from '../content-error';
import { listGroups } from '../reading/walk';
import type { City, Content, ContentDocument } from '../types';

/** Lists the content with `"sample": true` (docs/decisions/0013), one line for each. */
export const listSamples = (content: Content): string[] => wordsOf(findSamples(content));

/** Gives the content with `"sample": true`, each with its file. */
export function findSamples({ files }: Content): Notice[] {
  return files.documents.flatMap((document) =>
    listGroups(document.data)
      .filter(({ group }) => group.sample === true)
      .map(({ path, group }) => ({
        words: sampleWords(document, path, group),
        ...(path.length > 0 && { plain: 'src' in group ? 'a sample photograph' : 'a sample' }),
        file: document.path,
        field: formatFieldPath('src' in group ? path : [...path, 'sample']),
        ...('src' in group && { plain: 'A sample photograph.' }),
      })),
  );
}

function sampleWords({ kind, path, data }: ContentDocument, at: FieldPath, group: object): string {
  if ('src' in group) return `photograph ${String(group.src).slice(1)} in ${path}`;
  if (kind === 'reviews') return `review by ${data.author}, ${data.place}`;
  return at.length === 0 ? path : `${formatFieldPath(at)} of ${path}`;
}

/**
 * Lists warnings about content that is allowed: what has ended, a location id that cities of two countries
 * share, a pop-up that shows visitors' names, no claims or videos, things beside services that are not there, a policy that does not say what stays on a device,
 * colours with too little contrast, services in cities with too little text of their own, titles that search results cut,
 * photographs that are too small or not shown, words that texts do without. `today` is the date as YYYY-MM-DD.
 */
export const listWarnings = (content: Content, today = latestDate(new Date())): string[] => [
  ...wordsOf(findWarnings(content, today)),
  ...untranslatedWords(content),
];

/** Gives the same warnings, but for what is left to translate, each with the file and the field to look at. */
export function findWarnings(content: Content, today = latestDate(new Date())): Notice[] {
  const colors = listUnreadableColors(content.site.brand.colors);
  return [
    ...findEnded(content, today),
    ...findSharedLocations(content),
    ...findByFile(content),
    ...findUnnamedKeys(content),
    ...findFactsToSet(content),
    ...findFigureWarnings(content),
    ...findUnknownValues(content),
    ...colors.map((words) => ({ words, file: 'site/brand.json', field: 'colors' })),
    ...findThinPages(content.thinPages),
    ...findSearchWarnings(content),
    ...findPhotoWarnings(content),
    ...findVoiceWarnings(content),
  ];
}

function findUnnamedKeys({ pages }: Content): Notice[] {
  const { html } = pages['privacy-policy'];
  const unnamed = deviceNames.filter((name) => !html.includes(name));
  const days = `${keptOnDeviceDays} days`;
  const notice = (words: string): Notice => ({ words, file: 'pages/privacy-policy.md', field: 'body' });
  const keys = `pages/privacy-policy.md does not name what the site keeps on a visitor's device under names that begin with ${unnamed.join(', ')}: say what each is and how long it stays`;
  const time = `pages/privacy-policy.md does not say that a request that could not be sent is removed from a visitor's device after ${days}`;
  return [...(unnamed.length > 0 ? [notice(keys)] : []), ...(html.includes(days) ? [] : [notice(time)])];
}

function findFactsToSet({ site }: Content): Notice[] {
  const unset = listUnsetFacts(site.pricing);
  const [first] = unset;
  if (first === undefined) return [];
  const todo = 'No page says anything of what is not set; set what is true of your business';
  const words = `site/pricing.json does not say: ${unset.join(', ')}. ${todo}`;
  const plain = `Not set, like ${unset.length - 1} other facts. ${todo}.`;
  return [{ words, plain, file: 'site/pricing.json', field: factField(first) }];
}

/** What a file says as a whole: where that is worth a look, which field says it and what to know. */
function findByFile({ site }: Content): Notice[] {
  const all: [isSo: boolean, file: string, field: string, words: string][] = [
    [
      site['social-proof'].mode === 'recent',
      'site/social-proof.json',
      'mode',
      'the pop-up shows first names of visitors who agree to it: pages/privacy-policy.md has to say so, and nobody looks at what they call themselves',
    ],
    [
      site.claims.items.length === 0,
      'site/claims.json',
      'items',
      'site/claims.json makes no claims: no page shows any, until you write what you can prove',
    ],
    [
      site.videos.items.length === 0,
      'site/videos.json',
      'items',
      'site/videos.json names no videos: /book shows none, until you name two',
    ],
  ];
  return all.filter(([isSo]) => isSo).map(([, file, field, words]) => ({ words, file, field }));
}

function findSharedLocations({ cities }: Content): Notice[] {
  const byLocation = new Map<string, City[]>();
  for (const city of cities) {
    if (city.locationId === '') continue;
    byLocation.set(city.locationId, [...(byLocation.get(city.locationId) ?? []), city]);
  }
  return [...byLocation]
    .filter(([, sharing]) => new Set(sharing.map(({ country }) => country)).size > 1)
    .map(([locationId, sharing]) => {
      const names = sharing.map(({ locationName, country }) => `${locationName} (${country})`).join(', ');
      const words = `location number ${locationId} is shared by cities of two countries, which all show the same phone: ${names}`;
      return { words, file: `cities/${sharing[0]?.slug}.json`, field: 'locationId' };
    });
}
