import { deviceNames, keptOnDeviceDays } from '../../shared/values/device-names';
import { latestDate } from '../../shared/time/last-day';
import { listUnreadableColors } from '../checks/colour-contrast';
import { wantedLocalShare } from '../checks/local-pages';
import { factField, listUnsetFacts } from '../pricing-facts';
import { findEnded } from './turn-notices';
import { findFigureWarnings } from './figure-notices';
import { type Notice, wordsOf } from './notice';
import { findPhotoWarnings } from './photo-notices';
import { findSearchWarnings } from './search-notices';
import { listUntranslated } from './translation-notices';
import { findVoiceWarnings } from './voice-notices';
import { formatFieldPath } from '../content-error';
import { listGroups } from '../reading/walk';
import type { Content, ThinPage } from '../types';

export const listSamples = (content: Content): string[] => wordsOf(findSamples(content));

/** Gives the content with `"sample": true` (docs/decisions/0013), each with its file. */
export const findSamples = ({ files }: Content): Notice[] =>
  files.documents.flatMap(({ kind, path: file, data }) =>
    listGroups(data)
      .filter(({ group }) => group.sample === true)
      .map(({ path, group }) => {
        if ('src' in group) {
          const words = `photograph ${String(group.src).slice(1)} in ${file}`;
          return { words, plain: 'a sample photograph', file, field: formatFieldPath(path) };
        }
        const field = formatFieldPath([...path, 'sample']);
        if (path.length > 0)
          return { words: `${formatFieldPath(path)} of ${file}`, plain: 'a sample', file, field };
        return { words: kind === 'reviews' ? `review by ${data.author}, ${data.place}` : file, file, field };
      }),
  );

/** Lists what is allowed and worth a look, and what is left to translate. `today` is the date as YYYY-MM-DD. */
export const listWarnings = (content: Content, today = latestDate(new Date())): string[] => [
  ...wordsOf(findWarnings(content, today)),
  ...listUntranslated(content)
    .filter(({ paths }) => paths.length > 0)
    .map(
      ({ language, paths }) =>
        `${paths.length} left to translate into "${language}", which its pages leave out until then: ${paths.join(', ')}`,
    ),
];

/** Gives what is worth a look, each with the file and the field to look at. */
export const findWarnings = (content: Content, today = latestDate(new Date())): Notice[] => [
  ...findEnded(content, today),
  ...findSharedLocations(content),
  ...findByFile(content),
  ...findFigureWarnings(content),
  ...content.thinPages.map(thinNotice),
  ...findSearchWarnings(content),
  ...findPhotoWarnings(content),
  ...findVoiceWarnings(content),
];

/** What a file says as a whole. */
function findByFile({ site, pages }: Content): Notice[] {
  const { html } = pages['privacy-policy'];
  const unnamed = deviceNames.filter((name) => !html.includes(name));
  const policy = { file: 'pages/privacy-policy.md', field: 'body' };
  const days = `${keptOnDeviceDays} days`;
  const colors = listUnreadableColors(site.brand.colors);
  const unset = listUnsetFacts(site.pricing);
  const todo = 'No page says anything of what is not set; set what is true of your business';
  const all: (Notice & { isSo: boolean })[] = [
    {
      isSo: site['social-proof'].mode === 'recent',
      file: 'site/social-proof.json',
      field: 'mode',
      words:
        'the pop-up shows first names of visitors who agree to it: pages/privacy-policy.md has to say so, and nobody looks at what they call themselves',
    },
    {
      isSo: unnamed.length > 0,
      ...policy,
      words: `pages/privacy-policy.md does not name what the site keeps on a visitor's device under names that begin with ${unnamed.join(', ')}: say what each is and how long it stays`,
    },
    {
      isSo: !html.includes(days),
      ...policy,
      words: `pages/privacy-policy.md does not say that a request that could not be sent is removed from a visitor's device after ${days}`,
    },
    {
      isSo: unset.length > 0,
      file: 'site/pricing.json',
      field: factField(unset[0] ?? ''),
      words: `site/pricing.json does not say: ${unset.join(', ')}. ${todo}`,
      plain: `Not set, like ${unset.length - 1} other facts. ${todo}.`,
    },
    ...colors.map((words) => ({ isSo: true, file: 'site/brand.json', field: 'colors', words })),
  ];
  return all.filter(({ isSo }) => isSo).map(({ isSo: _isSo, ...notice }) => notice);
}

function findSharedLocations({ cities }: Content): Notice[] {
  return [...new Set(cities.map(({ locationId }) => locationId))].filter(Boolean).flatMap((locationId) => {
    const sharing = cities.filter((city) => city.locationId === locationId);
    if (new Set(sharing.map(({ country }) => country)).size < 2) return [];
    const names = sharing.map(({ locationName, country }) => `${locationName} (${country})`).join(', ');
    const words = `location number ${locationId} is shared by cities of two countries, which all show the same phone: ${names}`;
    return [{ words, file: `cities/${sharing[0]?.slug}.json`, field: 'locationId' }];
  });
}

/** Of a service in a city that gets no page. */
function thinNotice({ page: { city, slug }, share, beside }: ThinPage): Notice {
  const percent = (part: number): string => `${Math.floor(part * 100)} %`;
  const file = `local-services/${city}/${slug}.json`;
  const words = `${file} gets no page: ${percent(share)} of its words are its own, ${percent(wantedLocalShare)} are wanted, and most of the others are also in ${beside}; say in it what is true only of this service in this city`;
  return { words, file, field: 'lead' };
}
