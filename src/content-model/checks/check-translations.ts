import { baseLanguage, languagesOf } from '../../shared/site/languages';
import { type ContentError, ofFile, quoteFound } from '../content-error';
import { findFileKind } from '../reading/content-kinds';
import { parseOnce } from '../reading/parse-file';
import { textsToTranslate, translate, type TranslatedFiles } from '../reading/translate';
import { originalsOf, readTranslationPath, translationPath } from '../reading/translation-names';
import type { Content, ContentDocument, ContentFile, ContentFiles } from '../types';

/** Lists the languages, other than English, that cities say they have pages in. */
export function listLanguages(files: ContentFiles): string[] {
  const cities = originalsOf(files).filter(({ path }) => path.startsWith('cities/'));
  const spoken = cities.flatMap((file) => {
    const { document } = parseOnce(file);
    return document?.kind === 'cities' ? languagesOf(document.data) : [];
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

/** Whether a language leaves an entry out until it is translated; what is of these kinds must be. */
export const isLeftOut = (path: string, { translated }: TranslatedFiles): boolean =>
  !translated.has(path) && !/^(cities|badges|services|site|pages)\//.test(path);

/** Whether pages in a language show a document: no cities and entries that have none in it. */
export const isShownIn = (translation: TranslatedFiles, { kind, data, path }: ContentDocument): boolean =>
  kind === 'cities' ? languagesOf(data).includes(translation.language) : !isLeftOut(path, translation);

/** Gives the files of a language as its pages show them: without cities and entries that have none in it. */
export function filesShownIn(language: string, files: ContentFiles): ContentFile[] {
  if (language === baseLanguage) return originalsOf(files);
  const translation = translate(files, language);
  return translation.files.filter((file) => {
    const { document } = parseOnce(file);
    return document && isShownIn(translation, document);
  });
}

const nameOf = ({ file, field, found }: ContentError): string => `${file} ${field} ${found}`;

/** Of the errors in a language gives those that its originals do not have, each with the file that it is written in. */
export function errorsOfTranslation(
  errors: readonly ContentError[],
  known: readonly ContentError[],
  { language, translated }: TranslatedFiles,
): ContentError[] {
  const said = new Set(known.map(nameOf));
  return errors
    .filter((error) => !said.has(nameOf(error)))
    .map(({ line: _ofMergedText, file, ...error }) => {
      return { ...error, file: translated.has(file) ? translationPath(file, language) : file };
    });
}

/** Reports each original without a translation whose English a page of the language would show. */
export function findUntranslated(
  { cities, files: { documents } }: Content,
  files: ContentFiles,
  language: string,
): ContentError[] {
  const paths = new Set(files.map(({ path }) => path));
  return documents.flatMap(({ kind, path, data }) => {
    const isUnused = kind === 'badges' && !cities.some(({ badgeGroup }) => badgeGroup === data.group);
    const translation = translationPath(path, language);
    const [text] = paths.has(translation) || isUnused ? [] : textsToTranslate(path, data);
    if (!text) return [];
    const expected = `the texts of ${path} in "${language}", beginning with ${quoteFound(text.text)}`;
    return [ofFile(translation, 'no such file', expected)];
  });
}

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
