import { latestDate, newestFirst } from '../../shared/time/last-day';
import { checkAgreement } from './check-agreement';
import { checkMediaFile } from './check-media';
import { checkVanished } from './check-names';
import { checkPictures } from './check-pictures';
import { checkTexts } from './check-texts';
import { sortLocalPages } from './local-pages';
import { ContentFolder, ofKind } from '../reading/content-folder';
import { isImage, isPhoto } from '../reading/media-kinds';
import { parseOnce } from '../reading/parse-file';
import { originalsOf } from '../reading/translation-names';
import {
  checkTranslationNames,
  checkTranslations,
  isLeftOut,
  listLanguages,
  type CheckLanguage,
} from './check-translations';
import type { ContentError } from '../content-error';
import type {
  Content,
  ContentDocument,
  ContentFiles,
  ContentKind,
  DocumentOfKind,
  MediaFile,
  Site,
} from '../types';

type Options = {
  /** The files of the folder media/; without them no picture is checked. */
  media?: readonly MediaFile[];
  /** The date as YYYY-MM-DD, to which the day of a job is compared. */
  today?: string;
  /** The files of the live site: none of its pages may be gone without a redirect. */
  live?: ContentFiles | undefined;
  /** False for the originals alone, which is three times as fast where cities have pages in two other languages. */
  withLanguages?: boolean;
};

/** Checks all files, alone and together (docs/decisions/0045). Gives every error, or else the content. */
export function checkContent(
  files: ContentFiles,
  options: Options = {},
): { content?: Content; errors: ContentError[] } {
  const originals = originalsOf(files);
  const { content, errors } = checkLanguage(originals, options);
  if (options.withLanguages === false) return content ? { content, errors } : { errors };
  const check: CheckLanguage = (...translation) => checkLanguage(translation[0].files, options, translation);
  const checked = listLanguages(originals).map((language) =>
    checkTranslations(files, { language, known: errors, check }),
  );
  const all = [...errors, ...checkTranslationNames(files), ...checked.flatMap((each) => each.errors)];
  if (!content || all.length > 0) return { errors: all };
  for (const { language, content: translated } of checked)
    if (translated) content.languages[language] = translated;
  return { content, errors: [] };
}

function checkLanguage(
  files: ContentFiles,
  { media, live, today = latestDate(new Date()) }: Options,
  /** In another language, where only the texts of translated files are not those of the originals. */
  [translation, isShown]: Parameters<CheckLanguage> | [] = [],
): { content?: Content; errors: ContentError[] } {
  const parsed = files.map(parseOnce);
  const documents = parsed.flatMap(({ document }) => document ?? []);
  const folder = new ContentFolder(
    files,
    parsed.flatMap(({ document }) =>
      document && !(translation && isLeftOut(document.path, translation.merged)) ? document : [],
    ),
  );
  const texts = {
    slugs: folder.names('cities'),
    guides: folder.names('guides'),
    ...(media && { pictures: media.flatMap(({ path }) => (isImage(path) ? [`/${path}`] : [])) }),
  };
  const read = parsed.flatMap((file) => file.read ?? []);
  const own = translation ? read.filter(({ path }) => translation.translated.has(path)) : read;
  const errors = [
    ...parsed.flatMap((file) => file.errors),
    ...folder.locate([...checkAgreement(folder, today), ...(media ? checkPictures(folder, media) : [])]),
    ...(live && !translation ? folder.locate(checkVanished(folder, live, files)) : []),
    ...checkTexts(own, texts),
    ...(media && !translation ? media.flatMap(checkMediaFile) : []),
  ];
  if (errors.length > 0) return { errors };
  return { content: assemble(isShown ? documents.filter(isShown) : documents, media), errors };
}

function assemble(documents: readonly ContentDocument[], media: readonly MediaFile[] = []): Content {
  const byName = (kind: 'site' | 'pages'): unknown =>
    Object.fromEntries(ofKind(documents, kind).map(({ name, data }) => [name, data]));
  const all = <Kind extends ContentKind>(kind: Kind) =>
    ofKind(documents, kind).map(({ data }) => data) as DocumentOfKind<Kind>['data'][];
  const content = {
    cities: all('cities').sort(
      (a, b) => a.locationName.localeCompare(b.locationName, 'en') || a.slug.localeCompare(b.slug),
    ),
    badges: all('badges'),
    services: all('services').sort(byOrder),
    reviews: all('reviews'),
    jobs: all('jobs').sort(newestFirst),
    guides: all('guides').sort(byOrder),
    campaigns: all('campaigns'),
    faq: all('faq').sort(byOrder),
    // The checks have found every file that must exist.
    site: byName('site') as Site,
    pages: byName('pages') as Content['pages'],
    languages: {},
    files: {
      documents,
      photos: media
        .filter(({ path }) => isPhoto(path))
        .map(({ path, photo }) => ({ path, width: photo?.width, height: photo?.height })),
    },
  };
  return { ...content, ...sortLocalPages({ ...content, documents }) };
}

const byOrder = (a: { order: number }, b: { order: number }): number => a.order - b.order;
