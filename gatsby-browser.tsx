import type { GatsbyBrowser } from 'gatsby';
import { keepSending } from './src/services/record-sender';
import './src/styles/reset.css';
import './src/styles/tokens.css';
import './src/styles/global.css';

/** To the top on every route change (specification section 2), unless a part of the page is asked for. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ routerProps }) => {
  return routerProps.location.hash ? true : [0, 0];
};

/** What an earlier page could not send is sent from any page of the site (design section 5). */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => keepSending();
