import type { ReactNode } from 'react';
import type { Site } from '../../content-model/types';
import { LinkPreview } from './link-preview';
import { paletteRule } from './palette-rule';

type PageHeadProps = {
  brand: Site['brand'];
  /** Filled with what the page's texts may name. */
  social: Site['social'];
  meta: { title: string; description: string };
  path: string;
  language?: 'en' | 'en-CA' | 'en-US';
  /** False where there is no address to find the page at: it is then named to no one. */
  hasAddress?: boolean;
  children?: ReactNode;
};

/** What every page's head holds: language, title, description, address, icons, link preview and the brand's palette. */
export function PageHead({
  brand,
  social,
  meta,
  path,
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
      {hasAddress && <link rel="canonical" href={new URL(path, brand.siteUrl).href} />}
      <LinkPreview {...{ brand, social, meta, path, language }} />
      <style id="palette">{paletteRule(brand.colors)}</style>
      {children}
    </>
  );
}
