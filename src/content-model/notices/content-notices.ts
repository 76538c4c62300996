import { deviceNames } from '../../shared/values/device-names';
import { latestDate } from '../../shared/time/last-day';
import { listUnreadableColors } from '../checks/colour-contrast';
import { measureHomes, wantedLocalShare } from '../checks/own-words';
import { wantedShare } from '../own-text';
import { formatFieldPath } from '../content-error';
import { ofKind } from '../reading/content-folder';
import { photosOf } from '../reading/photos-of';
import { listUntranslated } from '../checks/check-translations';
import { listGroups } from '../reading/walk';
import type { Content, ThinPage } from '../types';
import { figureRule } from './fact-notices';
import { type Notice, noticeAt, noticesOfTexts, percent, wordsOf } from './notice';
import { findSearchWarnings } from './search-notices';
import { findEnded } from './date-notices';
import { voiceRule } from './voice-notices';

/** Gives the content with `"sample": true` (docs/decisions/0013), each with its file. */
export const findSamples = ({ files }: Content): Notice[] =>
  files.documents.flatMap(({ path: file, data }) =>
    listGroups(data).flatMap(({ path, group }) => {
      if (group.sample !== true) return [];
      const field = formatFieldPath('src' in group ? path : [...path, 'sample']);
      const part = { words: `${formatFieldPath(path)} of ${file}`, plain: 'a sample' };
      return [{ words: file, file, field, ...(path.length > 0 && part) }];
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
  ...findOfFiles(content),
  ...noticesOfTexts(content, [figureRule(content), voiceRule]),
  ...content.thinPages.map(thinNotice),
  ...findSearchWarnings(content),
  ...findUnusedPhotos(content),
];

function findOfFiles({ site, pages, cities, files: { documents, photos } }: Content): Notice[] {
  const policy = 'pages/privacy-policy.md';
  const { html } = pages['privacy-policy'];
  const names = `shows first names of visitors who agree to it: ${policy} has to say so, and nobody looks at what they call themselves`;
  const unnamed = deviceNames.filter((name) => !html.includes(name)).join(', ');
  const kept = `does not name what the site keeps on a visitor's device under names that begin with ${unnamed}: say what each is and how long it stays`;
  const hidden = 'is off, so no page shows the job: did the customer allow it?';
  return [
    ...(site['social-proof'].mode === 'recent' ? [noticeAt('site/social-proof.json', 'mode', names)] : []),
    ...(unnamed ? [noticeAt(policy, 'body', kept)] : []),
    ...listUnreadableColors(site.brand.colors).map((said) => noticeAt('site/brand.json', 'colors', said)),
    ...cities.flatMap(({ slug, locationId, country, locationName }) => {
      const abroad = cities.find((city) => city.locationId === locationId && city.country > country);
      if (!abroad || !locationId) return [];
      const said = `is that of ${abroad.locationName} (${abroad.country}) too: ${locationName} (${country}) shows the same phone`;
      return [noticeAt(`cities/${slug}.json`, 'locationId', said)];
    }),
    ...ofKind(documents, 'jobs').flatMap(({ path, data }) =>
      data.customerAgreed ? [] : [noticeAt(path, 'customerAgreed', hidden)],
    ),
    ...documents.flatMap((document) =>
      photosOf(document).flatMap(({ path, photo: { src }, shownWidth }) => {
        const { width = shownWidth, height } = photos.find((photo) => `/${photo.path}` === src) ?? {};
        const said = `has a photograph of ${width} x ${height} pixels, but is shown ${shownWidth} pixels wide: take a larger one, or it looks blurred`;
        return width < shownWidth ? [noticeAt(document.path, formatFieldPath(path), said)] : [];
      }),
    ),
  ];
}

function thinNotice({ page: { city, slug }, share, beside }: ThinPage): Notice {
  const file = `local-services/${city}/${slug}.json`;
  const words = `${file} gets no page: ${percent(share)} of its words are its own, and it needs ${percent(wantedLocalShare)}; most of the others are also in ${beside}; say in it what is true only of this service in this city`;
  return { words, file, field: 'lead' };
}

/** Says which homes have too little text of their own, one notice for each, and what to do. */
export function findAlikeHomes(content: Parameters<typeof measureHomes>[0]): Notice[] {
  const alike = measureHomes(content).filter(({ share }) => share < wantedShare && content.cities.length > 1);
  return alike.map(({ city: { slug, locationName }, share, closest }) => {
    const beside = closest ? ` Most of what it shares is also in ${closest.locationName}.` : '';
    const words = `${locationName}: about ${percent(share)} of the words on its home are its own, and it needs ${percent(wantedShare)}.${beside}`;
    return { words, file: `cities/${slug}.json`, field: 'about.places' };
  });
}

function findUnusedPhotos({ files: { documents, photos } }: Content): Notice[] {
  const texts = JSON.stringify(documents);
  return photos
    .filter(({ path }) => !texts.includes(`"/${path}\\"`) && !texts.includes(`"/${path}"`))
    .map(({ path }) => ({ words: `${path} is named nowhere: name it in a photo field, or delete it` }));
}

/** Gives the cities and services that show a drawing, because they have no photograph of their own. */
export const findMissingPhotos = ({ files: { documents } }: Content): Notice[] =>
  documents.flatMap(({ kind, path: file, data }) => {
    if (kind === 'cities' && !data.photos?.crew && !data.photos?.truck)
      return [{ words: `${data.locationName}: its crew and its truck`, file, field: 'photos' }];
    return kind === 'services' && !data.photo ? [{ words: data.title, file, field: 'photo' }] : [];
  });

/** No site may be published with one of these texts. */
export const findUnwritten = (content: Content): Notice[] =>
  noticesOfTexts(content, [
    () => (text) => (text.includes('NOT WRITTEN YET') ? ['has not been written yet'] : []),
  ]);
