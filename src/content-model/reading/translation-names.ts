/** The path of a translation, `faq/minimum.fr.md`: that of its original with a language before the ending. */
const pattern = /^(.+)\.([a-z]{2})(\.\w+)$/;

/** Gives the original of a translation and its language, by its path; nothing for another path. */
export function readTranslationPath(path: string): { original: string; language: string } | undefined {
  const [, stem = '', language, ending = ''] = pattern.exec(path) ?? [];
  return language ? { original: stem + ending, language } : undefined;
}

/** The path of a file's translation: `site/forms.json` in French is `site/forms.fr.json`. */
export const translationPath = (original: string, language: string): string =>
  original.replace(/(?=\.\w+$)/, `.${language}`);

/** The files that are no translation of another. */
export const originalsOf = <File extends { path: string }>(files: readonly File[]): File[] =>
  files.filter(({ path }) => !readTranslationPath(path));
