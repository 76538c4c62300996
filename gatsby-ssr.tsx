import { createHash } from 'node:crypto';
import type { GatsbySSR, PreRenderHTMLArgs } from 'gatsby';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { IslandsOfPage } from './src/islands/island';
import { IconSprite } from './src/shared/ui/icon-sprite';
import { keepsCity } from './src/shared/site/languages';
import { PagePlace, wrapHead } from './src/shared/site/page-place';
import { thankYouPath } from './src/shared/site/routes';
import { securityPolicy } from './src/build/security-policy';

/** Makes the 404 document lead to `/` without scripts too; Gatsby's Head would escape the content of a noscript. */
export const onRenderBody: GatsbySSR['onRenderBody'] = (page) => {
  const { pathname, setHeadComponents, setPreBodyComponents, setPostBodyComponents } = page;
  setPreBodyComponents([<IconSprite key="icons" />]);
  // It shows where a text is changed, on the pages that `npm run edit` serves.
  if (EDITING_SCREEN)
    setPostBodyComponents([<script key="marks" defer src={`${EDITING_SCREEN}/admin/site-marks.js`} />]);
  if (!pathname.startsWith('/404')) return;
  setHeadComponents([
    <noscript key="redirect">
      <meta httpEquiv="refresh" content="0; url=/" />
    </noscript>,
  ]);
};

/** React marks a part that threw with this, for the browser to render; it has already reported the error. */
const failedPart = '<!--$!-->';

/** Renders a page in one piece: Gatsby's stream hides large parts of a page until a script shows them. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = (page) => {
  const { pathname, bodyComponent, replaceBodyHTMLString } = page;
  const html = renderToString(bodyComponent as ReactElement);
  if (html.includes(failedPart))
    throw new Error(`A part of ${pathname} cannot be rendered: see the error above.`);
  replaceBodyHTMLString(html);
};

export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) => (
  <PagePlace value={{ ...props.pageContext, path: props.location.pathname }}>
    <IslandsOfPage value={process.env.NODE_ENV === 'production' ? [] : undefined}>{element}</IslandsOfPage>
  </PagePlace>
);

export const wrapRootElement: GatsbySSR['wrapRootElement'] = wrapHead;

type ScriptProps = {
  src?: string;
  type?: string;
  children?: ReactNode;
  dangerouslySetInnerHTML?: { __html: string };
};

function inlineScriptText(node: ReactNode): string | undefined {
  if (!isValidElement(node) || node.type !== 'script') return undefined;
  const { src, type, children, dangerouslySetInnerHTML } = (node as ReactElement<ScriptProps>).props;
  const isCode = !src && (!type || /javascript|module|speculationrules/.test(type));
  // oxlint-disable-next-line no-underscore-dangle -- React's own name
  return isCode ? (dangerouslySetInnerHTML?.__html ?? String(children ?? '')) : undefined;
}

/** Styles and a script of gatsby-plugin-image's own component, which no page uses (docs/decisions/0058). */
const isOfImageComponent = (part: ReactNode): boolean =>
  isValidElement(part) && String(part.key).startsWith('gatsby-image-style');

/** Chrome and Edge fetch the page of a link that the pointer rests on. */
const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});

/** Of a script or of data that no page uses. */
const isPreload = (part: ReactNode): boolean =>
  isValidElement<{ rel?: string; as?: string }>(part) &&
  part.props.rel === 'preload' &&
  ['script', 'fetch'].includes(part.props.as ?? '');

const isStyle = (part: ReactNode): boolean => isValidElement(part) && part.type === 'style';

/** What the page itself does not need: data for search engines, and rules for prefetching. */
const isForOthers = (part: ReactNode): boolean =>
  isValidElement<ScriptProps>(part) && /ld\+json|speculationrules/.test(part.props.type ?? '');

/** Puts the site's own styles before those of the page, as in the browser: Gatsby has them the other way round. */
function inOrder(head: ReactNode[]): ReactNode[] {
  return [...head.filter(isStyle).toReversed(), ...head.filter((part) => !isStyle(part))];
}

const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;

/** Leaves out Gatsby's scripts, and adds the starter and a policy that allows no others (docs/decisions/0041). */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page: PreRenderHTMLArgs) => {
  if (process.env.NODE_ENV !== 'production') return;
  const head = page.getHeadComponents().filter((part) => !isOfImageComponent(part) && !isPreload(part));
  head.push(
    <script
      key="speculation-rules"
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: speculationRules }}
    />,
    // After an offer's script, which adds the campaign to the address.
    <script key="landing" dangerouslySetInnerHTML={{ __html: INLINED.landing }} />,
  );
  const dates = page.pathname.endsWith('/book-now') ? [INLINED.dates] : [];
  const ofParts = [
    ...(keepsCity(page.pathname) ? [INLINED.city] : []),
    ...(page.pathname.includes(thankYouPath) ? [INLINED.direct] : []),
  ];
  const inBody = [...dates, ...ofParts, INLINED.starter];
  const inlined = [...head.map(inlineScriptText), ...inBody];
  const scripts = inlined.filter((text) => text !== undefined);
  const policy = securityPolicy(page.pathname, scripts.map(hashOf));
  page.replaceHeadComponents([
    <meta key="security-policy" httpEquiv="Content-Security-Policy" content={policy} />,
    ...inOrder(head.filter((part) => !isForOthers(part))),
  ]);
  page.replacePostBodyComponents([
    ...dates.map((script) => <script key="dates" dangerouslySetInnerHTML={{ __html: script }} />),
    <script key="starter" data-entry={ISLANDS_ENTRY} dangerouslySetInnerHTML={{ __html: INLINED.starter }} />,
    // In the head they would keep the first paint waiting.
    ...head.filter(isForOthers),
  ]);
};
