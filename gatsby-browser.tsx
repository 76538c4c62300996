import type { RouteUpdateArgs } from 'gatsby';
import { startTransition, type ReactElement, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { sendKeptRequests } from './src/features/requests/services/kept-requests';
import { isTagManagerLoaded } from './src/features/measuring/services/measuring';
import { measureArrival, measurePresses } from './src/features/measuring/services/measured-visit';
import { nextTask, whenIdle } from './src/startup/scheduling';
import {
  isFormWaiting,
  reloadedName,
  replayLastPress,
  showWaiting,
  takeEventsToReplay,
} from './src/startup/early-page';
import type { FormName } from './src/features/requests/rules/records';
import { leaveFirstPage } from './src/startup/first-page';
import { PageBoundary } from './src/startup/hydration-boundary';
import { followLinks, prefetchOnIntent } from './src/startup/follow-links';
import { PageInLanguage, wrapHead, type PageContext } from './src/startup/page-in-language';
import { loadForms } from './src/features/requests/components/form-scripts';
import { onCaughtError, onRecoverableError } from './src/features/requests/services/part-errors';
import { thankYouPath } from './src/shared/site/routes';
import { PagePlace } from './src/shared/site/page-place';
import { hasOwnPolicy } from './src/shared/site/third-parties';
import { removeStored } from './src/shared/browser/storage';
import { recordAttribution } from './src/features/measuring/services/attribution';
import { isTrackingRefused } from './src/features/measuring/services/privacy-signals';
import { staticCode } from './src/templates/static-code';
import './src/styles/reset.css';
import './src/styles/tokens.css';
import './src/styles/global.css';
import './src/styles/primitives.css';
import './src/features/requests/components/form-styles';

/** Hydrates as a transition, in pieces, so the browser can respond to the visitor in between. */
export const replaceHydrateFunction =
  () =>
  (element: ReactElement, container: Element): void =>
    startTransition(() => {
      // The development server sends pages without HTML.
      if (container.hasChildNodes()) hydrateRoot(container, element, { onCaughtError, onRecoverableError });
      else createRoot(container, { onCaughtError }).render(element);
    });

type WrappedPage = {
  element: ReactElement;
  props: {
    location: { pathname: string };
    pageResources: { page: { componentChunkName: string }; json: { pageContext: PageContext } };
  };
};

/** Inside the router, which would otherwise take the page away before it passes an error on. */
export const wrapPageElement = ({ element, props }: WrappedPage): ReactElement => (
  <Around {...props}>
    <PageBoundary key={props.location.pathname} component={props.pageResources.page.componentChunkName}>
      {element}
    </PageBoundary>
  </Around>
);

/** Gives the page its place on the site; in development mode the results of queries are of all languages. */
function Around({ location, pageResources, children }: WrappedPage['props'] & { children: ReactNode }) {
  const { pageContext } = pageResources.json;
  const path = location.pathname;
  if (process.env.NODE_ENV !== 'production')
    return (
      <PageInLanguage path={path} context={pageContext}>
        {children}
      </PageInLanguage>
    );
  return <PagePlace value={{ path, ...pageContext }}>{children}</PagePlace>;
}

/** Built pages have the texts of one language alone, so only development mode picks them. */
export const wrapRootElement = process.env.NODE_ENV === 'production' ? undefined : wrapHead;

type RouteUpdate = Pick<RouteUpdateArgs, 'location' | 'prevLocation'>;

/** Loads a page with another security policy as a new document, because a route change would keep the old policy. */
export const onPreRouteUpdate = ({ location, prevLocation }: RouteUpdate): void => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  leaveFirstPage();
  if (hasOwnPolicy(location.pathname)) window.location.replace(location.href);
};

/** Measures a city chosen on `/` when its page shows. Where this page asks first, an earlier tag manager is left behind. */
export const onRouteUpdate = ({ location, prevLocation }: RouteUpdate): void => {
  showWaiting(false);
  if (process.env.GATSBY_TAG_MANAGER_ID && prevLocation && isTagManagerLoaded() && isTrackingRefused())
    window.location.reload();
  measureArrival(location, prevLocation);
};

/** The forms that a page may have, by its path with or without a query; nothing keeps a visitor from the confirmation. */
function formsOf(path: string): FormName[] {
  const [pathname = ''] = path.split('?');
  if (pathname.endsWith(thankYouPath)) return [];
  return pathname.endsWith('/book-now') ? ['booking'] : ['quote', 'estimate', 'book'];
}

export const onInitialClientRender = async (): Promise<void> => {
  // At once, because from here on React itself handles presses.
  const eventsToReplay = takeEventsToReplay();
  followLinks();
  await nextTask();
  // A form that waits for its own script may still fail.
  if (!isFormWaiting()) removeStored('sessionStorage', reloadedName);
  recordAttribution();
  sendKeptRequests();
  prefetchOnIntent({ loadNeeded: staticCode.load, loadMore: (path) => loadForms(formsOf(path)) });
  replayLastPress(eventsToReplay);
  measurePresses(eventsToReplay);
  if (!isTrackingRefused())
    whenIdle(() => {
      import('./src/features/measuring/services/measure-at-rest').then(
        ({ measureAtRest }) => measureAtRest(),
        () => undefined,
      );
    });
};
