import type { ReactNode } from 'react';
import { baseLanguage, pathIn } from '../../../shared/site/languages';
import { fillTexts, siteValues } from '../../../shared/text/fill-text';
import { useSiteContent } from '../../../shared/site/use-site-content';
import { brandAsksConsent } from '../../../shared/site/settings';
import { siteData } from './organization';
import { PageHead } from './page-head';
import { StructuredData } from './structured-data';

type BrandHeadProps = {
  /** In English; the head names the one in its own language. */
  path: string;
  meta: { title: string; description: string };
  /** False for the page that hosting serves at missing addresses. */
  hasAddress?: boolean;
  children?: ReactNode;
};

export function BrandHead({ path, meta, hasAddress = true, children }: BrandHeadProps) {
  const site = useSiteContent();
  const { brand, social } = site;
  const { language } = site.words;
  const values = siteValues(site);
  const texts = fillTexts({ meta, social }, values);
  return (
    <PageHead
      {...texts}
      {...{ brand, language, hasAddress }}
      path={pathIn(language, path)}
      asksConsent={brandAsksConsent}
    >
      {process.env.BUILD_STAGE !== 'build-javascript' &&
        path === '/' &&
        hasAddress &&
        language === baseLanguage && (
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
