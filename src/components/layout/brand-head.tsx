import type { ReactNode } from 'react';
import { fillTexts } from '../../domain/fill-text';
import { useSiteContent } from '../../hooks/use-site-content';
import { PageHead } from './page-head';

type BrandHeadProps = {
  path: string;
  meta: { title: string; description: string };
  children?: ReactNode;
};

/** The head of a page that belongs to no city. */
export function BrandHead({ path, meta, children }: BrandHeadProps) {
  const { brand, social } = useSiteContent();
  const texts = fillTexts({ meta, social }, { brand: brand.name });
  return (
    <PageHead {...texts} brand={brand} path={path}>
      {children}
    </PageHead>
  );
}
