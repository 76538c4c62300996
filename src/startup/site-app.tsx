import type { PageProps } from 'gatsby';
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  onInitialClientRender,
  onPreRouteUpdate,
  onRouteUpdate,
  replaceHydrateFunction,
  wrapPageElement,
} from '../../gatsby-browser';
import { isFirstPage } from './first-page';
import { StaticQueryContext } from './gatsby';
import { loadPage, loadPageSync, queryResults, type LoadedPage } from './page-loader';

/** The parts of Gatsby's runtime that this site uses: Gatsby's own is nine times as large. Development keeps that. */

type Action = 'PUSH' | 'REPLACE' | 'POP';
type PageLocation = PageProps['location'] & { action: Action };
type Place = { shown: LoadedPage; location: PageLocation; scrollTo: number | undefined };
type NavigateOptions = { replace?: boolean; state?: object };

/** As Gatsby renders it on the server (its cache-dir/static-entry.js). */
const announcerStyle = {
  position: 'absolute',
  top: 0,
  width: 1,
  height: 1,
  padding: 0,
  overflow: 'hidden',
  clip: 'rect(0, 0, 0, 0)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;

const pathOf = ({ pathname }: { pathname: string }): string => pathname.replace(/(.)\/$/, '$1');

const nameOfEntry = (): string => (history.state as { key?: string } | null)?.key ?? '';

function placeNow(shown: LoadedPage, action: Action, scrollTo?: number): Place {
  const { href, pathname, search, hash } = window.location;
  const location = { href, pathname, search, hash, state: history.state as object | null, action };
  return { shown, scrollTo, location: location as PageLocation };
}

const scrolls = new Map<string, number>();

/** The latest page that was asked for; an earlier one that comes later is not shown. */
let navigationId = 0;
let show: ((place: Place) => void) | undefined;
/** The place whose address shows; React may still be drawing its page. */
let current: Place;

/** Loads the page at an address, then shows it; lets the browser load the document where that fails. */
async function go(address: URL, action: Action, { state, scrollTo }: { state?: object; scrollTo?: number }) {
  navigationId += 1;
  const ownId = navigationId;
  let page: LoadedPage | undefined;
  try {
    // With what else a page needs (src/startup/follow-links.ts).
    // oxlint-disable-next-line no-underscore-dangle -- Gatsby's own name
    page = await runtime.___loader.loadPage(pathOf(address));
  } catch {
    // Shown by the browser.
  }
  const hasMovedOn = action === 'POP' && address.pathname !== window.location.pathname;
  if (ownId !== navigationId || hasMovedOn || !show) return;
  if (!page) {
    if (action === 'PUSH') window.location.assign(address);
    else window.location.replace(address);
    return;
  }
  const entry = { ...state, key: String(Date.now()) };
  if (action === 'PUSH') history.pushState(entry, '', address);
  if (action === 'REPLACE') history.replaceState(entry, '', address);
  const next = placeNow(page, action, scrollTo);
  onPreRouteUpdate({ location: next.location, prevLocation: current.location });
  current = next;
  show(next);
}

/** What the site's scripts use of Gatsby's runtime, under its names: in development they find Gatsby's own. */
const runtime = {
  ___navigate: (to: string, { replace = false, state }: NavigateOptions = {}): Promise<void> =>
    go(new URL(to, window.location.href), replace ? 'REPLACE' : 'PUSH', state ? { state } : {}),
  ___loader: {
    loadPage,
    loadPageSync,
    hovering: (path: string): void => void loadPage(path).catch(() => undefined),
  },
};

function followHistory(): void {
  const { pathname, search } = window.location;
  const { location } = current;
  if (pathname === location.pathname && search === location.search) return;
  void go(new URL(window.location.href), 'POP', { scrollTo: scrolls.get(nameOfEntry()) });
}

function partOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Scrolls to where the visitor left it, to the part that is asked for, or to the top. Says the title. */
function arrive(page: HTMLElement, announcer: HTMLElement, { location, scrollTo }: Place): void {
  if (!page.contains(document.activeElement)) page.focus({ preventScroll: true });
  const part = scrollTo === undefined && partOf(location.hash);
  if (part) part.scrollIntoView();
  else window.scrollTo(0, scrollTo ?? 0);
  announcer.textContent = page.querySelector('h1')?.textContent ?? document.title;
}

/** Takes what the HTML says about the first page only out of the head; React adds that of later pages. */
function removeFirstHead(): void {
  const ofPage =
    'title, [name=description], [name=measuring], [name=robots], [rel=canonical], [property], script';
  document.head.querySelectorAll(`:is(${ofPage})[data-gatsby-head]`).forEach((part) => part.remove());
}

function SiteApp({ first }: { first: Place }) {
  const [place, setPlace] = useState(first);
  const before = useRef<Place>(null);
  const page = useRef<HTMLDivElement>(null);
  const announcer = useRef<HTMLDivElement>(null);
  const { shown, location } = place;
  const { Template, Head, json } = shown;
  const path = shown.page.path;

  useLayoutEffect(() => {
    if (place === first || !page.current || !announcer.current) return;
    if (!isFirstPage()) removeFirstHead();
    arrive(page.current, announcer.current, place);
  }, [place, first]);

  useEffect(() => {
    onRouteUpdate({ location, prevLocation: before.current?.location ?? null });
    before.current = place;
  }, [place, location]);

  useEffect(() => {
    show = (next) => startTransition(() => setPlace(next));
    performance.mark('onInitialClientRender');
    void onInitialClientRender();
  }, []);

  return (
    <StaticQueryContext value={queryResults}>
      <div id="gatsby-focus-wrapper" tabIndex={-1} style={{ outline: 'none' }} ref={page}>
        {wrapPageElement({
          element: <Template {...json} location={location} key={path} />,
          props: { location, pageResources: shown },
        })}
      </div>
      <>
        <div
          id="gatsby-announcer"
          style={announcerStyle}
          aria-live="assertive"
          aria-atomic="true"
          ref={announcer}
        />
        {!isFirstPage() && Head && (
          <Head {...json} location={location} params={{}} serverData={{}} key={path} />
        )}
      </>
    </StaticQueryContext>
  );
}

export async function startSite(): Promise<void> {
  const { pagePath } = window as unknown as { pagePath: string };
  Object.assign(window, runtime);
  const page = await loadPage(pagePath);
  // The 404 document has no path of its own.
  if (!pagePath.startsWith('/404') && window.location.pathname !== pagePath)
    history.replaceState(history.state, '', pagePath + window.location.search + window.location.hash);
  const noteScroll = (): void => void scrolls.set(nameOfEntry(), window.scrollY);
  window.addEventListener('scroll', noteScroll, { passive: true });
  window.addEventListener('popstate', followHistory);
  current = placeNow(page, 'POP');
  replaceHydrateFunction()(<SiteApp first={current} />, document.getElementById('___gatsby')!);
}
