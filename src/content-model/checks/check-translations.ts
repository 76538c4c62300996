import { baseLanguage, languagesOf } from '../../shared/site/languages';
import { type ContentError, ofFile, quoteFound } from '../content-error';
import { findFileKind } from '../reading/content-kinds';
import { parseOnce } from '../reading/parse-file';
import { textsToTranslate, translate, type TranslatedFiles } from '../reading/translate';
import { originalsOf, readTranslationPath, translationPath } from '../reading/translation-names';
import type { Content, ContentDocument, ContentFile, ContentFiles, ContentKind } from '../types';

/** Content of one language, or its errors; as src/content-model/checks/check-content.ts checks it. */
export type CheckLanguage = (translation: TranslatedFiles) => {
  content?: Content;
  errors: ContentError[];
};

type Checked = { language: string; content?: Content; errors: ContentError[] };

/** Lists the languages, other than English, that cities say they have pages in. */
export function listLanguages(files: ContentFiles): string[] {
  const cities = originalsOf(files).filter(({ path }) => path.startsWith('cities/'));
  const spoken = cities.flatMap((file) => {
    const draft = parseOnce(file).draft;
    return draft?.kind === 'cities' ? languagesOf(draft.data) : [];
  });
  return [...new Set(spoken)].filter((language) => language !== baseLanguage).toSorted();
}

/** The errors of translations of files that are not there, which no check of a language would find. */
export function checkTranslationNames(files: ContentFiles): ContentError[] {
  const paths = new Set(files.map(({ path }) => path));
  return files.flatMap((file) => {
    const read = readTranslationPath(file.path);
    if (!read || paths.has(read.original)) return [];
    const kind = findFileKind(file.path);
    const found = `a translation without "${read.original}"`;
    const expected = 'a file beside it with the same name but without the language';
    const fix = 'delete it too, or bring the original back';
    return ['field' in kind ? kind : ofFile(file.path, found, expected, fix)];
  });
}

/** The kinds whose entries are left out of a language until they have a translation; all others must have one. */
const mayBeLeftOut: readonly ContentKind[] = [
  'faq',
  'guides',
  'local-services',
  'jobs',
  'reviews',
  'campaigns',
];

/**
 * Checks the content as it is in a language, and gives it with only what has been translated. An error that the originals
 * have too is not said again.
 */
export function checkTranslations(
  files: ContentFiles,
  { language, known, check }: { language: string; known: readonly ContentError[]; check: CheckLanguage },
): Checked {
  const translation = translate(files, language);
  const { content, errors } = check(translation);
  const said = new Set(known.map(nameOf));
  const own = errors
    .filter((error) => !said.has(nameOf(error)))
    .map(({ line: _ofMergedText, ...error }) => ({
      ...error,
      file: writtenIn(error.file, translation, language),
    }));
  const all = [...translation.errors, ...own];
  if (!content) return { language, errors: all };
  const missing = findMissing(content, translation, language);
  return { language, content: onlyTranslated(content, translation, language), errors: [...all, ...missing] };
}

/** Gives the files of a language as its pages show them: without cities and entries that have none in it. */
export function filesShownIn(language: string, files: ContentFiles): ContentFile[] {
  if (language === baseLanguage) return originalsOf(files);
  const { files: inLanguage, translated } = translate(files, language);
  return inLanguage.filter((file) => {
    const document = parseOnce(file).document;
    if (!document) return false;
    if (document.kind === 'cities') return isIn(language)(document.data);
    return !mayBeLeftOut.includes(document.kind) || translated.has(file.path);
  });
}

const nameOf = ({ file, field, found }: ContentError): string => `${file} ${field} ${found}`;

const writtenIn = (file: string, { translated }: TranslatedFiles, language: string): string =>
  translated.has(file) ? translationPath(file, language) : file;

const isIn = (language: string) => (city: Content['cities'][number]) => languagesOf(city).includes(language);

/** Whether a page of the language would show the English of an original without a translation. */
function isShown({ kind, data }: ContentDocument, cities: Content['cities']): boolean {
  if (kind === 'cities') return cities.some(({ slug }) => slug === data.slug);
  if (kind === 'badges') return cities.some(({ badgeGroup }) => badgeGroup === data.group);
  return !mayBeLeftOut.includes(kind);
}

function findMissing(content: Content, { translated }: TranslatedFiles, language: string): ContentError[] {
  const cities = content.cities.filter(isIn(language));
  return content.files.documents
    .filter((document) => !translated.has(document.path) && isShown(document, cities))
    .flatMap(({ path, data }) => {
      const [text] = textsToTranslate(path, data);
      if (!text) return [];
      const expected = `the texts of ${path} in "${language}", beginning with ${quoteFound(text.text)}`;
      return [ofFile(translationPath(path, language), 'no such file', expected)];
    });
}

/** Leaves out the cities without the language, and the entries that have not been translated. */
function onlyTranslated(content: Content, { translated }: TranslatedFiles, language: string): Content {
  const documents = content.files.documents.filter(
    ({ kind, path }) => !mayBeLeftOut.includes(kind) || translated.has(path),
  );
  const left = new Set<object>(documents.map(({ data }) => data));
  const isLeft = (data: object): boolean => left.has(data);
  return {
    ...content,
    cities: content.cities.filter(isIn(language)),
    faq: content.faq.filter(isLeft),
    guides: content.guides.filter(isLeft),
    jobs: content.jobs.filter(isLeft),
    reviews: content.reviews.filter(isLeft),
    campaigns: content.campaigns.filter(isLeft),
    localServices: content.localServices.filter(({ city, slug }) =>
      translated.has(`local-services/${city}/${slug}.json`),
    ),
    files: { ...content.files, documents },
  };
}
