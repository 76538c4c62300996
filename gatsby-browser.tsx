import type { GatsbyBrowser } from 'gatsby';
import { PagePlace, wrapHead } from './src/shared/site/page-place';
import './src/styles/reset.css';
import './src/styles/tokens.css';
import './src/styles/global.css';
import './src/styles/primitives.css';

/** For development mode alone: a built page is a document with islands (src/islands), and has no script of Gatsby's. */

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <PagePlace value={{ ...props.pageContext, path: props.location.pathname }}>{element}</PagePlace>
);

export const wrapRootElement = wrapHead;

export const onInitialClientRender = (): void => {
  if (process.env.NODE_ENV !== 'production') void import('./src/islands/start');
};
