import type { PageProps } from 'gatsby';
import { useEffect } from 'react';
import {
  onInitialClientRender,
  onRouteUpdate,
  replaceHydrateFunction,
  wrapPageElement,
} from '../../gatsby-browser';
import { StaticQueryContext } from './gatsby';
import { loadPage, queryResults, type LoadedPage } from './page-loader';

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

function SiteApp({ Template, json, page }: LoadedPage) {
  const location = window.location as PageProps['location'] & Location;
  useEffect(() => {
    onRouteUpdate();
    performance.mark('onInitialClientRender');
    void onInitialClientRender();
  }, []);
  return (
    <StaticQueryContext value={queryResults}>
      <div id="gatsby-focus-wrapper" tabIndex={-1} style={{ outline: 'none' }}>
        {wrapPageElement({
          element: <Template {...json} location={location} />,
          props: { location: { pathname: page.path }, pageContext: json.pageContext },
        })}
      </div>
      <>
        <div id="gatsby-announcer" style={announcerStyle} aria-live="assertive" aria-atomic="true" />
      </>
    </StaticQueryContext>
  );
}

/** Hydrates the page that the browser has loaded. Every other page is a document of its own. */
export async function startSite(): Promise<void> {
  const { pagePath } = window as unknown as { pagePath: string };
  const page = await loadPage(pagePath);
  Object.assign(window, { ___loader: { loadPageSync: () => page } });
  // The 404 document has no path of its own.
  if (!pagePath.startsWith('/404') && window.location.pathname !== pagePath)
    history.replaceState(history.state, '', pagePath + window.location.search + window.location.hash);
  replaceHydrateFunction()(<SiteApp {...page} />, document.getElementById('___gatsby')!);
}
