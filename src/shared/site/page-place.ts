import { createContext } from 'react';
import { languageOfDocument } from './languages';

export type PageLanguage = {
  code: string;
  path: string;
  /** As it calls itself, such as "Français". */
  name: string;
  /** Its own words for "Read this page in French". */
  offer: string;
};

type Place = {
  path?: string;
  language?: string;
  /** The languages of the page, its main one first; absent where there is only one. */
  languages?: readonly PageLanguage[];
};

/** The place of the page; a form of its own root finds the language in the document. */
export const PagePlace = createContext<Place>({ language: languageOfDocument() });
