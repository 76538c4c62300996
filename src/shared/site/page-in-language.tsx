import { StaticQueryContext } from 'gatsby';
import { useContext, type ContextType, type ReactElement, type ReactNode } from 'react';
import { baseLanguage } from './languages';
import { resultIn } from './result-in-language';
import { PagePlace, type PageLanguage } from './page-place';

/** What the context of any page says of it; nothing for the page of missing addresses. */
export type PageContext = { language?: string; languages?: readonly PageLanguage[]; kind?: string };

type Results = ContextType<typeof StaticQueryContext>;

/** Picks the texts of the page's language from the results of its queries. */
export function PageInLanguage({
  path = '',
  context,
  children,
}: {
  path?: string;
  context: PageContext;
  children: ReactNode;
}) {
  const results = useContext(StaticQueryContext);
  const { language = baseLanguage } = context;
  const own = Object.entries(results).map(([hash, { data }]) => [hash, { data: resultIn(language, data) }]);
  return (
    <StaticQueryContext.Provider value={Object.fromEntries(own) as Results}>
      <PagePlace value={{ path, ...context }}>{children}</PagePlace>
    </StaticQueryContext.Provider>
  );
}

/** Gives the head of a page, which Gatsby renders as a root of its own, the texts of the page's language too. */
export function wrapHead({ element }: { element: ReactElement }): ReactElement {
  const { pageContext } = (element as ReactElement<{ pageContext?: PageContext }>).props;
  return pageContext ? <PageInLanguage context={pageContext}>{element}</PageInLanguage> : element;
}
