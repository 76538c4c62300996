import { cityPath, isBrandPath } from './routes';

/** The language of content files without one in their name, and of pages at addresses without one. */
export const baseLanguage = 'en';

/** The code of a language, below which a site has its pages in it. */
export const languagePattern = /^[a-z]{2}$/;

/** What a city's file says of its languages; the first is the one of its shortest addresses. */
export type Spoken = { languages?: readonly string[] | undefined };

export const languagesOf = ({ languages = [baseLanguage] }: Spoken): readonly string[] => languages;

/** Gives the path of a page without a city in a language: `/book` is `/fr/book`, and `/#cities` is `/fr#cities`. */
export const pathIn = (language: string, path: string): string =>
  language === baseLanguage ? path : `/${language}${path.replace(/^\/(?=#|$)/, '')}`;

/** Gives the path of a city's home in a language, without one in its main language; a city without the language leads to that. */
export function cityPathIn(language: string, city: { slug: string } & Spoken): string {
  const path = cityPath(city.slug);
  const isOther = languagesOf(city).indexOf(language) > 0;
  return isOther ? `/${language}${path}` : path;
}

export function splitLanguage(path: string): { language?: string; rest: string } {
  const [, language, rest = ''] = /^\/([a-z]{2})(?=\/|$)(.*)$/.exec(path) ?? [];
  return language ? { language, rest: rest || '/' } : { rest: path };
}

/** Whether a page belongs to no city, and stays with the one that the visitor has chosen: not `/`, where they choose. */
export function keepsCity(path: string): boolean {
  const { rest } = splitLanguage(path);
  return rest !== '/' && isBrandPath(rest);
}
