import type { ReactElement } from 'react';
import { PagePlace, type PageLanguage } from './page-place';

/** What the context of any page says of it; nothing for the page of missing addresses. */
export type PageContext = { language?: string; languages?: readonly PageLanguage[]; kind?: string };

/** Tells the head of a page, which Gatsby renders as a root of its own, its language too. */
export function wrapHead({ element }: { element: ReactElement }): ReactElement {
  const { pageContext } = (element as ReactElement<{ pageContext?: PageContext }>).props;
  return pageContext ? <PagePlace value={pageContext}>{element}</PagePlace> : element;
}
