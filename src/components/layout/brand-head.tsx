import type { ReactNode } from 'react';
import { fillTexts } from '../../domain/fill-text';
import { useSiteContent } from '../../hooks/use-site-content';
import { siteData } from '../../structured-data/organization';
import { PageHead } from './page-head';
import { StructuredData } from './structured-data';

type BrandHeadProps = {
  path: string;
  meta: { title: string; description: string };
  /** False for the document that stands in for pages that are not there. */
  hasAddress?: boolean;
  children?: ReactNode;
};

/** The head of a page that belongs to no city. */
export function BrandHead({ path, meta, hasAddress = true, children }: BrandHeadProps) {
  const { brand, social } = useSiteContent();
  const texts = fillTexts({ meta, social }, { brand: brand.name });
  return (
    <PageHead {...texts} brand={brand} path={path} hasAddress={hasAddress}>
      {path === '/' && hasAddress && (
        <StructuredData data={siteData(fillTexts(brand, { brand: brand.name }))} />
      )}
      {children}
    </PageHead>
  );
}
