import type { ReactNode } from 'react';
import { fillTexts, siteValues } from '../../../shared/text/fill-text';
import { useSiteContent } from '../../../shared/site/use-site-content';
import { brandAsksConsent } from '../../../shared/site/settings';
import { siteData } from './organization';
import { PageHead } from './page-head';
import { StructuredData } from './structured-data';

type BrandHeadProps = {
  path: string;
  meta: { title: string; description: string };
  /** False for the page that hosting serves at missing addresses. */
  hasAddress?: boolean;
  children?: ReactNode;
};

/** The head of a page without a city. */
export function BrandHead({ path, meta, hasAddress = true, children }: BrandHeadProps) {
  const site = useSiteContent();
  const { brand, social } = site;
  const values = siteValues(site);
  const texts = fillTexts({ meta, social }, values);
  return (
    <PageHead {...texts} {...{ brand, path, hasAddress }} asksConsent={brandAsksConsent}>
      {path === '/' && hasAddress && (
        <>
          {brand.verification?.map(({ name, content }) => (
            <meta key={name + content} name={name} content={content} />
          ))}
          <StructuredData data={siteData(fillTexts(brand, values))} />
        </>
      )}
      {children}
    </PageHead>
  );
}
