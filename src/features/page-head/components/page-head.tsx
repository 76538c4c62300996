import { useContext, type ReactNode } from 'react';
import type { Site } from '../../../content-model/types';
import {
  socialImageAlt,
  socialImageName,
  socialImagePath,
  socialImageSize,
} from '../../../shared/site/social-image';
import { baseLanguage } from '../../../shared/site/languages';
import type { PageData } from './structured-data';
import { PagePlace } from '../../../shared/site/page-place';
import { askingMeta } from '../../measuring/services/privacy-signals';

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
  asksConsent?: boolean | undefined;
  children?: ReactNode;
};

export function PageHead({
  brand,
  social,
  meta,
  path,
  canonicalPath = path,
  language,
  hasAddress = true,
  asksConsent,
  children,
}: PageHeadProps) {
  return (
    <>
      <html lang={language} />
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {hasAddress && <link rel="canonical" href={new URL(canonicalPath, brand.siteUrl).href} />}
      {asksConsent && <meta name={askingMeta} content="ask" />}
      {children}
      <meta name="theme-color" content={brand.colors.paper} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {hasAddress && <Alternates {...{ brand, language }} />}
      <LinkPreview {...{ brand, social, meta, path, canonicalPath, language }} />
      <style id="palette">{paletteRule(brand.colors)}</style>
    </>
  );
}

function Alternates({ brand, language }: Pick<PageHeadProps, 'brand' | 'language'>) {
  const { languages = [] } = useContext(PagePlace);
  const country = language.split('-').slice(1);
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
      <script id="languages" data-languages={languages.map(({ code, path }) => `${code}=${path}`).join(' ')}>
        {INLINED_LANGUAGE}
      </script>
    </>
  );
}

type Previewed = Required<Omit<PageHeadProps, 'hasAddress' | 'asksConsent' | 'children'>>;

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
  `--brand-${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;

export function paletteRule(colors: Record<string, string>): string {
  const palette = Object.entries(colors).map(([name, value]) => `${paletteName(name)}:${value}`);
  return `:root{${palette.join(';')}}`;
}

/** Heads ask for BUILD_STAGE where they use it: only there does webpack leave the code out of a page's scripts. */
export function StructuredData({ data }: { data: PageData }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>;
}
