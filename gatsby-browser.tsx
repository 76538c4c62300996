import { startTransition, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { sendKeptRequests } from './src/features/requests/services/kept-requests';
import { measureArrival, measurePresses } from './src/features/measuring/services/measured-visit';
import { nextTask, whenIdle } from './src/startup/scheduling';
import {
  isFormWaiting,
  reloadedName,
  replayLastPress,
  showWaiting,
  takeEventsToReplay,
} from './src/startup/early-page';
import { PageBoundary } from './src/startup/hydration-boundary';
import { prefetchOnIntent } from './src/startup/prefetch';
import { PageInLanguage, wrapHead, type PageContext } from './src/startup/page-in-language';
import { onCaughtError, onRecoverableError } from './src/features/requests/services/part-errors';
import { PagePlace } from './src/shared/site/page-place';
import { removeStored } from './src/shared/browser/storage';
import { recordAttribution } from './src/features/measuring/services/attribution';
import { isTrackingRefused } from './src/features/measuring/services/privacy-signals';
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
  props: { location: { pathname: string }; pageContext: PageContext };
};

/** In development mode the results of queries are of all languages. */
export function wrapPageElement({ element, props: { location, pageContext } }: WrappedPage): ReactElement {
  const path = location.pathname;
  const page = <PageBoundary>{element}</PageBoundary>;
  if (process.env.NODE_ENV === 'production')
    return <PagePlace value={{ path, ...pageContext }}>{page}</PagePlace>;
  return (
    <PageInLanguage path={path} context={pageContext}>
      {page}
    </PageInLanguage>
  );
}

/** Built pages have the texts of one language alone, so only development mode picks them. */
export const wrapRootElement = process.env.NODE_ENV === 'production' ? undefined : wrapHead;

export function onRouteUpdate(): void {
  showWaiting(false);
  measureArrival();
}

export const onInitialClientRender = async (): Promise<void> => {
  // At once, because from here on React itself handles presses.
  const eventsToReplay = takeEventsToReplay();
  await nextTask();
  // A form that waits for its own script may still fail.
  if (!isFormWaiting()) removeStored('sessionStorage', reloadedName);
  recordAttribution();
  sendKeptRequests();
  prefetchOnIntent();
  // Back to a page that the browser has kept as it was left.
  window.addEventListener('pageshow', () => showWaiting(false));
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
