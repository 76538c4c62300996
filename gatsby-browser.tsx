import type { ReactElement } from 'react';
import { wrapHead, type PageContext } from './src/shared/site/page-in-language';
import { PagePlace } from './src/shared/site/page-place';
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
  <PagePlace value={{ ...pageContext, path: location.pathname }}>{element}</PagePlace>
);

export const wrapRootElement = wrapHead;

export const onInitialClientRender = (): void => {
  if (process.env.NODE_ENV !== 'production') void import('./src/islands/start');
};
