import type { GatsbyBrowser } from 'gatsby';
import { startTransition, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prefetchOnIntent, replayEarlyPress } from './src/services/page-start';
import { keepSending } from './src/services/record-sender';
import { hasOwnPolicy } from './src/services/third-parties';
import './src/styles/reset.css';
import './src/styles/tokens.css';
import './src/styles/global.css';

/** As a transition, in pieces between which the browser answers the visitor (design section 7). */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () => {
  return (element: ReactElement, container: Element) =>
    startTransition(() => void hydrateRoot(container, element));
};

/** To the top on every route change (specification section 2), unless a part of the page is asked for. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ routerProps }) => {
  return routerProps.location.hash ? true : [0, 0];
};

/** A link that is only in view is not fetched: prefetchOnIntent does it when it is about to be followed. */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true;

/** A document's security policy holds for as long as it stays: a page with another one is loaded anew. */
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  if (hasOwnPolicy(location.pathname)) window.location.replace(location.href);
};

/** What an earlier page could not send is sent from any page of the site (design section 5). */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  keepSending();
  prefetchOnIntent();
  replayEarlyPress();
};
