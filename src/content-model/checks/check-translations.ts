import { baseLanguage, languagesOf } from '../../shared/site/languages';
import { type ContentError, ofFile, quoteFound } from '../content-error';
import { findFileKind } from '../reading/content-kinds';
import { parseOnce } from '../reading/parse-file';
import { textsToTranslate, translate, type TranslatedFiles } from '../reading/translate';
import { originalsOf, readTranslationPath, translationPath } from '../reading/translation-names';
import type { Content, ContentDocument, ContentFile, ContentFiles } from '../types';

/** Content of one language, or its errors; as src/content-model/checks/check-content.ts checks it. */
export type CheckLanguage = (
  translation: TranslatedFiles,
  isShown: (document: ContentDocument) => boolean,
) => { content?: Content; errors: ContentError[] };

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
export const isLeftOut = (path: string, translated: ReadonlySet<string>): boolean =>
  !translated.has(path) && !/^(cities|badges|services|site|pages)\//.test(path);

/** Checks the content of a language, and gives what is translated. Errors of originals are not repeated. */
export function checkTranslations(
  files: ContentFiles,
  { language, known, check }: { language: string; known: readonly ContentError[]; check: CheckLanguage },
) {
  const translation = translate(files, language);
  const { content, errors } = check(translation, shownIn(language, translation));
  const said = new Set(known.map(nameOf));
  const own = errors
    .filter((error) => !said.has(nameOf(error)))
    .map(({ line: _ofMergedText, ...error }) => ({
      ...error,
      file: writtenIn(error.file, translation, language),
    }));
  const missing = content ? findMissing(content, translation, language) : [];
  return { language, content, errors: [...translation.errors, ...own, ...missing] };
}

/** Whether pages in a language show a document: no cities and entries that have none in it. */
const shownIn =
  (language: string, { translated }: TranslatedFiles) =>
  ({ kind, data, path }: ContentDocument): boolean =>
    kind === 'cities' ? languagesOf(data).includes(language) : !isLeftOut(path, translated);

/** Gives the files of a language as its pages show them: without cities and entries that have none in it. */
export function filesShownIn(language: string, files: ContentFiles): ContentFile[] {
  if (language === baseLanguage) return originalsOf(files);
  const translation = translate(files, language);
  const isShown = shownIn(language, translation);
  return translation.files.filter((file) => {
    const document = parseOnce(file).document;
    return document && isShown(document);
  });
}

const nameOf = ({ file, field, found }: ContentError): string => `${file} ${field} ${found}`;

const writtenIn = (file: string, { translated }: TranslatedFiles, language: string): string =>
  translated.has(file) ? translationPath(file, language) : file;

/** Reports each original without a translation whose English a page of the language would show. */
function findMissing(
  { cities, files }: Content,
  { translated }: TranslatedFiles,
  language: string,
): ContentError[] {
  return files.documents.flatMap(({ kind, path, data }) => {
    const isUnused = kind === 'badges' && !cities.some(({ badgeGroup }) => badgeGroup === data.group);
    const [text] = translated.has(path) || isUnused ? [] : textsToTranslate(path, data);
    if (!text) return [];
    const expected = `the texts of ${path} in "${language}", beginning with ${quoteFound(text.text)}`;
    return [ofFile(translationPath(path, language), 'no such file', expected)];
  });
}
