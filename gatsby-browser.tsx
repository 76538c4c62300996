import type { ReactElement } from 'react';
import { PageInLanguage, wrapHead, type PageContext } from './src/shared/site/page-in-language';
import './src/styles/reset.css';
import './src/styles/tokens.css';
import './src/styles/global.css';
import './src/styles/primitives.css';

/** For development mode alone: a built page is a document with islands (src/islands), and has no script of Gatsby's. */

type WrappedPage = {
  element: ReactElement;
  props: { location: { pathname: string }; pageContext: PageContext };
};

export const wrapPageElement = ({ element, props: { location, pageContext } }: WrappedPage): ReactElement => (
  <PageInLanguage path={location.pathname} context={pageContext}>
    {element}
  </PageInLanguage>
);

export const wrapRootElement = wrapHead;

export const onInitialClientRender = (): void => {
  if (process.env.NODE_ENV !== 'production') void import('./src/islands/start');
};
