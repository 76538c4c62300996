import type { ReactNode } from 'react';
import type { Site } from '../../../content-model/types';
import { LinkPreview } from './link-preview';
import { paletteRule } from './palette-rule';

type PageHeadProps = {
  brand: Site['brand'];
  social: Site['social'];
  meta: { title: string; description: string };
  path: string;
  /** The address for search engines, if another page says the same. */
  canonicalPath?: string;
  language?: 'en' | 'en-CA' | 'en-US';
  /** False for a page without an address of its own: it has no canonical link and no link preview. */
  hasAddress?: boolean;
  children?: ReactNode;
};

/** The head of every page: language, title, description, address, icons, link preview and the brand's palette. */
export function PageHead({
  brand,
  social,
  meta,
  path,
  canonicalPath = path,
  language = 'en',
  hasAddress = true,
  children,
}: PageHeadProps) {
  return (
    <>
      <html lang={language} />
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      <meta name="theme-color" content={brand.colors.paper} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {hasAddress && <link rel="canonical" href={new URL(canonicalPath, brand.siteUrl).href} />}
      <LinkPreview {...{ brand, social, meta, path, canonicalPath, language }} />
      <style id="palette">{paletteRule(brand.colors)}</style>
      {children}
    </>
  );
}
