import { useContext, type ReactNode, type ComponentProps } from 'react';
import type { Site, Guide } from '../../../content-model/types';
import {
  socialImageAlt,
  socialImageName,
  socialImagePath,
  socialImageSize,
} from '../../../shared/site/social-image';
import { baseLanguage, pathIn } from '../../../shared/site/languages';
import { type PageData, guideData, siteData, cityPageData, type Described } from './structured-data';
import { PagePlace } from '../../../shared/site/page-place';
import { askingMeta, asksEverybody } from '../../measuring/services/privacy-signals';
import { type SharedContent, useContent } from '../../../shared/site/use-content';
import { brandAsksConsent } from '../../../shared/site/settings';
import { type citySubRoutes, guidePath, privacyPath } from '../../../shared/site/routes';
import { useBrandPage } from '../../../shared/site/use-brand-page';
import type { HeadProps } from 'gatsby';
import type { CityPageContext } from '../../../content-model/gatsby/city-pages';
import { useCityPage } from '../../cities/hooks/use-city-page';

type PageHeadProps = {
  brand: Site['brand'];
  social: Site['social'];
  meta: { title: string; description: string };
  path: string;
  /** The address for search engines, if another page says the same. */
  canonicalPath?: string;
  /** Alone, or with the country of the page's city: `fr-CA`. */
  language: string;
  /** False for a page without an address of its own: it has no canonical link and no link preview. */
  hasAddress?: boolean;
  /** Of whom it asks before it measures (features/measuring/services/privacy-signals.ts). */
  asksConsent?: string | undefined;
  children?: ReactNode;
};

export function PageHead(props: PageHeadProps) {
  const { brand, meta, path, canonicalPath = path, language, hasAddress = true, asksConsent } = props;
  return (
    <>
      <html lang={language} />
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {hasAddress && <link rel="canonical" href={new URL(canonicalPath, brand.siteUrl).href} />}
      {asksConsent && <meta name={askingMeta} content={asksConsent} />}
      {props.children}
      <meta name="theme-color" content={brand.colors.paper} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {hasAddress && <Alternates {...{ brand, language }} />}
      <LinkPreview {...props} canonicalPath={canonicalPath} />
      <style id="palette">{paletteRule(brand.colors)}</style>
    </>
  );
}

function Alternates({ brand, language }: Pick<PageHeadProps, 'brand' | 'language'>) {
  const { languages = [] } = useContext(PagePlace);
  const [own, ...country] = language.split('-');
  const [main] = languages;
  const alternates = languages.map(({ code, path }) => ({ hrefLang: [code, ...country].join('-'), path }));
  if (!main) return null;
  return (
    <>
      {[...alternates, { hrefLang: 'x-default', path: main.path }].map(({ hrefLang, path }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={new URL(path, brand.siteUrl).href} />
      ))}
      <style id="offered-language">
        {languages.map(({ code }) => `[data-offer=${code}] [data-offered=${code}]{display:block}`).join('')}
      </style>
      <script
        id="languages"
        data-language={own}
        data-languages={languages.map(({ code, path }) => `${code}=${path}`).join(' ')}
      >
        {INLINED.language}
      </script>
    </>
  );
}

type Previewed = PageHeadProps & { canonicalPath: string };

function LinkPreview({ brand, social, meta, path, canonicalPath, language }: Previewed) {
  const addressOf = (relative: string) => new URL(relative, brand.siteUrl).href;
  const image = socialImageName(path);
  // A locale needs a country; en_US is the default of the protocol, for pages of both countries.
  const locale = language === baseLanguage ? 'en_US' : language.replace('-', '_');
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={locale} />
      <meta property="og:url" content={addressOf(canonicalPath)} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:image" content={addressOf(socialImagePath(image))} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(socialImageSize.width)} />
      <meta property="og:image:height" content={String(socialImageSize.height)} />
      <meta property="og:image:alt" content={socialImageAlt(social, image)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

const paletteName = (name: string): string =>
  `--color-${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;

export function paletteRule(colors: Record<string, string>): string {
  const palette = Object.entries(colors).map(([name, value]) => `${paletteName(name)}:${value}`);
  return `:root{${palette.join(';')}}`;
}

export function StructuredData({ data }: { data: PageData }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>;
}

type BrandHeadProps = Pick<ComponentProps<typeof PageHead>, 'path' | 'meta' | 'hasAddress' | 'children'>;

/** Takes the path in English; the head names the one in its own language. */
export function BrandHead({ path, meta, hasAddress = true, children }: BrandHeadProps) {
  const { site, fill } = useBrandPage();
  const { brand, social, words } = site;
  const { language } = words;
  return (
    <PageHead
      {...{ brand, social, language, hasAddress }}
      meta={fill(meta)}
      path={pathIn(language, path)}
      asksConsent={brandAsksConsent}
    >
      {path === '/' && hasAddress && language === baseLanguage && (
        <>
          {brand.verification?.map(({ name, content }) => (
            <meta key={name + content} name={name} content={content} />
          ))}
          <StructuredData data={siteData(brand)} />
        </>
      )}
      {children}
    </PageHead>
  );
}

/** The head of a page of no city; advertisements and forms lead to the hidden ones, searches should find a city. */
export const brandHeadOf = (
  path: string,
  textsOf: (pages: SharedContent['pages']) => Pick<BrandHeadProps, 'meta'>,
  isHidden = false,
) =>
  function Head() {
    const { meta } = textsOf(useContent().pages);
    return (
      <BrandHead path={path} meta={meta}>
        {isHidden && <meta name="robots" content="noindex" />}
      </BrandHead>
    );
  };

export function GuideHead({ guide }: { guide: Guide }) {
  const { site, fill } = useBrandPage();
  return (
    <BrandHead path={guidePath(guide.slug)} meta={guide.meta}>
      {guideData(site.brand, fill(guide), site.words.language).map((data, index) => (
        <StructuredData key={index} data={data} />
      ))}
    </BrandHead>
  );
}

type CityHeadProps = Pick<ComponentProps<typeof PageHead>, 'path' | 'meta' | 'canonicalPath' | 'children'> & {
  context: CityPageContext;
  described?: Described | undefined;
};

/** Pages of other cities are no equivalents (hreflang): each city has pages of its own. */
export function CityHead({ context, path, canonicalPath, children, ...texts }: CityHeadProps) {
  const page = useCityPage(context);
  const { brand, social, words } = page.site;
  const { meta, described = {} } = page.fill(texts);
  return (
    <PageHead
      {...{ brand, social, path, canonicalPath, meta }}
      language={`${words.language}-${page.city.country}`}
      asksConsent={context.region.asksConsent ? asksEverybody : undefined}
    >
      {/* For search engines, which read the HTML: the scripts of a page go without it. */}
      {cityPageData({ ...context, ...page, path, meta, described }).map((data, index) => (
        <StructuredData key={index} data={data} />
      ))}
      {context.isHidden && <meta name="robots" content="noindex, follow" />}
      {children}
    </PageHead>
  );
}

type CityRoute = 'home' | Exclude<(typeof citySubRoutes)[number], ''>;

/** The head of a page that every city has, with what it tells search engines. */
export const headOf = <Context extends CityPageContext>(
  name: CityRoute,
  describe?: (content: SharedContent, context: Context, path: string) => Described,
) =>
  function Head({ pageContext, location }: HeadProps<object, Context>) {
    const content = useContent();
    const path = location.pathname;
    const described = describe?.(content, pageContext, path);
    // All policies are the same one, which searches find at the brand's address.
    const canonicalPath = name === 'privacy-policy' ? pathIn(pageContext.language, privacyPath) : undefined;
    const { meta } = content.pages[name];
    return <CityHead context={pageContext} {...{ path, canonicalPath, meta, described }} />;
  };
