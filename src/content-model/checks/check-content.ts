import { latestDate, newestFirst } from '../../shared/time/last-day';
import { checkAgreement } from './check-agreement';
import { checkMediaFile } from './check-media';
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
  listLanguages,
  type CheckLanguage,
} from './check-translations';
import type { ContentError } from '../content-error';
import type { Content, ContentDocument, ContentFiles, ContentKind, MediaFile, Site } from '../types';

type Options = {
  /** The files of the folder media/; without them no picture is checked. */
  media?: readonly MediaFile[];
  /** The date as YYYY-MM-DD, to which the day of a job is compared. */
  today?: string;
  /** False for the originals alone, which is three times as fast where cities have pages in two other languages. */
  withLanguages?: boolean;
};

/**
 * Checks every file by itself and all of them together (docs/decisions/0045), and gives every error at once. Gives the
 * content only when there is no error.
 */
export function checkContent(
  files: ContentFiles,
  options: Options = {},
): { content?: Content; errors: ContentError[] } {
  const originals = originalsOf(files);
  const { content, errors } = checkLanguage(originals, options);
  if (options.withLanguages === false) return content ? { content, errors } : { errors };
  const check: CheckLanguage = ({ files: inLanguage, translated }) =>
    checkLanguage(inLanguage, options, translated);
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
  { media, today = latestDate(new Date()) }: Options,
  /** The only files whose texts are not those of the originals. */
  translated?: ReadonlySet<string>,
): { content?: Content; errors: ContentError[] } {
  const isOwn = ({ path }: { path: string }): boolean => translated?.has(path) ?? true;
  const parsed = files.map(parseOnce);
  const documents = parsed.flatMap(({ document }) => document ?? []);
  const drafts = parsed.flatMap(({ draft }) => draft ?? []);
  const folder = new ContentFolder(files, drafts);
  const texts = {
    slugs: folder.names('cities'),
    guides: folder.names('guides'),
    ...(media && {
      pictures: media
        .map(({ path }) => path)
        .filter(isImage)
        .map((path) => `/${path}`),
    }),
  };
  const errors = [
    ...parsed.flatMap((file) => file.errors),
    ...folder.locate([...checkAgreement(folder, today), ...(media ? checkPictures(folder, media) : [])]),
    ...checkTexts(parsed.flatMap(({ read }) => read ?? []).filter(isOwn), texts),
    ...(media && !translated ? media.flatMap(checkMediaFile) : []),
  ];
  if (errors.length > 0) return { errors };
  const shown = documents.filter((document) => document.kind !== 'local-services' || isOwn(document));
  return { content: assemble(shown, media), errors };
}

function byName(documents: readonly ContentDocument[], kind: ContentKind): Record<string, unknown> {
  return Object.fromEntries(ofKind(documents, kind).map(({ name, data }) => [name, data]));
}

/** The checked files of site/ by name; a file with an error is left out. */
function siteOf(documents: readonly ContentDocument[]): Partial<Site> {
  return byName(documents, 'site') as Partial<Site>;
}

function assemble(documents: readonly ContentDocument[], media: readonly MediaFile[] = []): Content {
  const content = {
    cities: ofKind(documents, 'cities')
      .map(({ data }) => data)
      .sort((a, b) => a.locationName.localeCompare(b.locationName, 'en') || a.slug.localeCompare(b.slug)),
    badges: ofKind(documents, 'badges').map(({ data }) => data),
    services: inOrder(ofKind(documents, 'services')),
    reviews: ofKind(documents, 'reviews').map(({ data }) => data),
    jobs: ofKind(documents, 'jobs')
      .map(({ data }) => data)
      .sort(newestFirst),
    guides: inOrder(ofKind(documents, 'guides')),
    campaigns: ofKind(documents, 'campaigns').map(({ data }) => data),
    faq: inOrder(ofKind(documents, 'faq')),
    // The checks have found every file that must exist.
    site: siteOf(documents) as Site,
    pages: byName(documents, 'pages') as Content['pages'],
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

function inOrder<Data extends { order: number }>(documents: readonly { data: Data }[]): Data[] {
  return documents.map(({ data }) => data).sort((a, b) => a.order - b.order);
}
