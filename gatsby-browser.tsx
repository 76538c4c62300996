import type { GatsbyBrowser } from 'gatsby';
import { startTransition, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { sendEarlySubmissions } from './src/services/requests/early-submissions';
import { measureArrival, measurePresses } from './src/services/attribution/measured-visit';
import { nextTask } from './src/startup/scheduling';
import { replayLastPress, takeEventsToReplay } from './src/startup/event-replay';
import { leaveFirstPage } from './src/startup/first-page';
import { prefetchOnIntent } from './src/startup/prefetch';
import { keepSending } from './src/services/requests/outbox-sender';
import { hasOwnPolicy } from './src/services/third-parties';
import { recordAttribution } from './src/services/attribution/attribution';
import './src/styles/reset.css';
import './src/styles/tokens.css';
import './src/styles/global.css';

/** As a transition, in pieces between which the browser answers the visitor (docs/decisions/0050). */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () => {
  return (element: ReactElement, container: Element) =>
    startTransition(() => {
      // While the site is being edited pages come without markup.
      if (container.hasChildNodes()) hydrateRoot(container, element);
      else createRoot(container).render(element);
    });
};

/** To the top on every route change (docs/specification.md, section 2), unless a part of the page is asked for. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ routerProps }) => {
  return routerProps.location.hash ? true : [0, 0];
};

/** A link that is only in view is not fetched: prefetchOnIntent does it when it is about to be followed. */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true;

/** A document's security policy holds for as long as it stays: a page with another one is loaded anew. */
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  leaveFirstPage();
  if (hasOwnPolicy(location.pathname)) window.location.replace(location.href);
};

/** A city chosen on `/` is counted when its page is there (docs/measuring.md). */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) =>
  measureArrival(location, prevLocation);

/** What an earlier page could not send is sent from any page of the site (docs/decisions/0032). */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = async () => {
  // At once: from here on React answers what is pressed.
  const eventsToReplay = takeEventsToReplay();
  await nextTask();
  recordAttribution();
  keepSending();
  prefetchOnIntent();
  replayLastPress(eventsToReplay);
  void sendEarlySubmissions();
  measurePresses(eventsToReplay);
  // Read here, and not from the settings, so that a site without one does not ship what loads it.
  if (process.env.GATSBY_TAG_MANAGER_ID)
    void import('./src/services/attribution/tag-manager').then(({ startTagManager }) => startTagManager());
};
