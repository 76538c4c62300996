import type { GatsbySSR } from 'gatsby';

/** Without scripts the 404 document leads to `/` as well; Gatsby's Head would escape what a noscript holds. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHeadComponents }) => {
  if (!pathname.startsWith('/404')) return;
  setHeadComponents([
    <noscript key="redirect">
      <meta httpEquiv="refresh" content="0;url=/" />
    </noscript>,
  ]);
};
