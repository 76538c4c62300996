import { deviceNames } from '../../shared/values/device-names';
import { latestDate } from '../../shared/time/last-day';
import { listUnreadableColors } from '../checks/colour-contrast';
import { wantedLocalShare } from '../checks/local-pages';
import { formatFieldPath } from '../content-error';
import { ofKind } from '../reading/content-folder';
import { photosOf } from '../reading/photos-of';
import { translationPath } from '../reading/translation-names';
import { listGroups } from '../reading/walk';
import type { Content, ContentDocument, ThinPage } from '../types';
import { findFigureWarnings } from './fact-notices';
import { type Notice, noticeAt, percent, textsIn, wordsOf } from './notice';
import { findSearchWarnings } from './search-notices';
import { findEnded } from './date-notices';
import { findVoiceWarnings } from './voice-notices';

/** Gives the content with `"sample": true` (docs/decisions/0013), each with its file. */
export const findSamples = ({ files }: Content): Notice[] =>
  files.documents.flatMap(({ path: file, data }) =>
    listGroups(data)
      .filter(({ group }) => group.sample === true)
      .map(({ path, group }) => {
        const field = formatFieldPath('src' in group ? path : [...path, 'sample']);
        if (path.length === 0) return { words: file, file, field };
        return { words: `${formatFieldPath(path)} of ${file}`, plain: 'a sample', file, field };
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

function findByFile({ site, pages }: Content): Notice[] {
  const policy = 'pages/privacy-policy.md';
  const { html } = pages['privacy-policy'];
  const names = `shows first names of visitors who agree to it: ${policy} has to say so, and nobody looks at what they call themselves`;
  const unnamed = deviceNames.filter((name) => !html.includes(name)).join(', ');
  const kept = `does not name what the site keeps on a visitor's device under names that begin with ${unnamed}: say what each is and how long it stays`;
  return [
    ...(site['social-proof'].mode === 'recent' ? [noticeAt('site/social-proof.json', 'mode', names)] : []),
    ...(unnamed ? [noticeAt(policy, 'body', kept)] : []),
    ...listUnreadableColors(site.brand.colors).map((said) => noticeAt('site/brand.json', 'colors', said)),
  ];
}

function findSharedLocations({ cities }: Content): Notice[] {
  return cities.flatMap(({ slug, locationId, country, locationName }) => {
    const abroad = cities.find(
      (city) => locationId && city.locationId === locationId && city.country > country,
    );
    if (!abroad) return [];
    const said = `is that of ${abroad.locationName} (${abroad.country}) too: ${locationName} (${country}) shows the same phone`;
    return [noticeAt(`cities/${slug}.json`, 'locationId', said)];
  });
}

function thinNotice({ page: { city, slug }, share, beside }: ThinPage): Notice {
  const file = `local-services/${city}/${slug}.json`;
  const words = `${file} gets no page: ${percent(share)} of its words are its own, ${percent(wantedLocalShare)} are wanted, and most of the others are also in ${beside}; say in it what is true only of this service in this city`;
  return { words, file, field: 'lead' };
}

function findPhotoWarnings({ files: { documents, photos } }: Content): Notice[] {
  const known = new Map(photos.map((photo) => [`/${photo.path}`, photo]));
  const small = documents.flatMap((document) =>
    photosOf(document).flatMap(({ path, photo: { src }, shownWidth }) => {
      const { width = shownWidth, height } = known.get(src) ?? {};
      if (width >= shownWidth) return [];
      const said = `has a photograph of ${width} x ${height} pixels, but is shown ${shownWidth} pixels wide: take a larger one, or it looks blurred`;
      return [noticeAt(document.path, formatFieldPath(path), said)];
    }),
  );
  const texts = JSON.stringify(documents);
  const unused = photos
    .filter(({ path }) => !texts.includes(`"/${path}\\"`) && !texts.includes(`"/${path}"`))
    .map(({ path }) => ({ words: `${path} is named nowhere: name it in a photo field, or delete it` }));
  const hidden = ofKind(documents, 'jobs')
    .filter(({ data }) => !data.customerAgreed)
    .map(({ path }) =>
      noticeAt(path, 'customerAgreed', 'is off, so no page shows the job: did the customer allow it?'),
    );
  return [...small, ...unused, ...hidden];
}

/** Gives the cities and services that show a drawing, because they have no photograph of their own. */
export const findMissingPhotos = ({ files: { documents } }: Content): Notice[] =>
  documents.flatMap(({ kind, path: file, data }) => {
    if (kind === 'cities' && !data.photos?.crew && !data.photos?.truck)
      return [{ words: `${data.locationName}: its crew and its truck`, file, field: 'photos' }];
    return kind === 'services' && !data.photo ? [{ words: data.title, file, field: 'photo' }] : [];
  });

/** No site may be published with one of these texts. */
export const findUnwritten = ({ files }: Content): Notice[] =>
  files.documents
    .flatMap(textsIn)
    .filter(({ text }) => text.includes('NOT WRITTEN YET'))
    .map(({ file, field }) => noticeAt(file, field, 'has not been written yet'));

/** Lists for each language the translations that are not written yet; its pages leave their entries out until then. */
export const listUntranslated = ({ files, languages }: Content): { language: string; paths: string[] }[] =>
  Object.entries(languages).map(([language, { cities, files: translated }]) => {
    const there = new Set(translated.documents.map(({ path }) => path));
    const left = files.documents.filter((each) => !there.has(each.path) && concerns(each, cities));
    return { language, paths: left.map(({ path }) => translationPath(path, language)) };
  });

function concerns({ kind, name, data }: ContentDocument, cities: Content['cities']): boolean {
  const isIn = (city: string): boolean => cities.some(({ slug }) => slug === city);
  if (kind === 'cities') return false;
  if (kind === 'local-services') return isIn(name.split('/')[0]!);
  if (kind === 'jobs') return isIn(data.city);
  if (kind === 'reviews') return cities.some(({ badgeGroup }) => badgeGroup === data.badgeGroup);
  return kind === 'campaigns' && data.cities ? data.cities.some(isIn) : true;
}
