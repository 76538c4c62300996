import { latestDate, newestFirst } from '../../shared/time/last-day';
import { checkAgreement } from './check-agreement';
import { checkMediaFile } from './check-media';
import { checkVanished } from './check-names';
import { checkPictures } from './check-pictures';
import { checkTexts } from './check-texts';
import { sortLocalPages } from './own-words';
import { ContentFolder, ofKind } from '../reading/content-folder';
import { isImage, isPhoto } from '../reading/media-kinds';
import { parseOnce } from '../reading/parse-file';
import { translate, type TranslatedFiles } from '../reading/translate';
import { originalsOf } from '../reading/translation-names';
import {
  checkTranslationNames,
  errorsOfTranslation,
  findUntranslated,
  isLeftOut,
  isShownIn,
  listLanguages,
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

type Checked = { content?: Content; errors: ContentError[] };

/** Checks all files, alone and together (docs/decisions/0045). Gives every error, or else the content. */
export function checkContent(files: ContentFiles, options: Options = {}): Checked {
  const originals = originalsOf(files);
  const { content, errors } = checkFiles(originals, options);
  if (options.withLanguages === false) return content ? { content, errors } : { errors };
  const all = [...errors, ...checkTranslationNames(files)];
  const languages: Content['languages'] = {};
  for (const language of listLanguages(originals)) {
    const translation = translate(files, language);
    const checked = checkFiles(translation.files, options, translation);
    all.push(...translation.errors, ...errorsOfTranslation(checked.errors, errors, translation));
    if (!checked.content) continue;
    all.push(...findUntranslated(checked.content, files, language));
    languages[language] = checked.content;
  }
  return content && all.length === 0 ? { content: { ...content, languages }, errors: [] } : { errors: all };
}

function checkFiles(
  files: ContentFiles,
  { media, live, today = latestDate(new Date()) }: Options,
  /** In another language, where only the texts of translated files are not those of the originals. */
  translation?: TranslatedFiles,
): Checked {
  const parsed = files.map(parseOnce);
  const documents = parsed
    .flatMap(({ document }) => document ?? [])
    .filter(({ path }) => !translation || !isLeftOut(path, translation));
  const folder = new ContentFolder(files, documents);
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
  const shown = translation ? documents.filter((each) => isShownIn(translation, each)) : documents;
  return { content: assemble(shown, media), errors };
}

function assemble(documents: readonly ContentDocument[], media: readonly MediaFile[] = []): Content {
  const byName = (kind: 'site' | 'pages'): unknown =>
    Object.fromEntries(ofKind(documents, kind).map(({ name, data }) => [name, data]));
  const all = <Kind extends ContentKind>(kind: Kind) =>
    ofKind(documents, kind).map(({ data }) => data) as DocumentOfKind<Kind>['data'][];
  const photos = media.filter(({ path }) => isPhoto(path));
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
    files: { documents, photos: photos.map(({ path, photo }) => ({ path, ...photo })) },
  };
  return { ...content, ...sortLocalPages({ ...content, documents }) };
}

const byOrder = (a: { order: number }, b: { order: number }): number => a.order - b.order;
