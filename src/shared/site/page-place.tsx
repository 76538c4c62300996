import { createContext, type ReactElement } from 'react';
import { baseLanguage } from './languages';

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
  languages?: readonly PageLanguage[] | undefined;
  /** The name of its file in src/templates. */
  kind?: string | undefined;
};

/** The place of the page on the site. */
export const PagePlace = createContext<Place>({ language: baseLanguage });

/** Tells the head of a page, which Gatsby renders as a root of its own, its language too. */
export function wrapHead({ element }: { element: ReactElement }): ReactElement {
  const { pageContext } = (element as ReactElement<{ pageContext?: Place }>).props;
  return pageContext ? <PagePlace value={pageContext}>{element}</PagePlace> : element;
}
