import type { ComponentProps } from 'react';
import { baseLanguage, pathIn } from '../../../shared/site/languages';
import { fillTexts, siteValues } from '../../../shared/text/fill-text';
import { useSiteContent } from '../../../shared/site/use-site-content';
import { brandAsksConsent } from '../../../shared/site/settings';
import { addressOf, breadcrumbsData, organizationOf, siteData, StructuredData } from './structured-data';
import { PageHead } from './page-head';
import type { Guide } from '../../../content-model/types';
import { stepsToGuide } from '../../../shared/site/breadcrumbs';
import { guidePath } from '../../../shared/site/routes';
import { useBrandPage } from '../../../shared/site/use-brand-page';

type BrandHeadProps = Pick<ComponentProps<typeof PageHead>, 'path' | 'meta' | 'hasAddress' | 'children'>;

/** Takes the path in English; the head names the one in its own language. */
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
      {path === '/' && hasAddress && language === baseLanguage && (
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

export function GuideHead({ guide }: { guide: Guide }) {
  const page = useBrandPage();
  const { brand, words } = page.site;
  const { slug, name, service, meta } = page.fill(guide);
  const path = guidePath(slug);
  const address = addressOf(brand, pathIn(words.language, path));
  return (
    <BrandHead path={path} meta={guide.meta}>
      {service && (
        <StructuredData
          data={{
            '@type': 'Service',
            '@id': address,
            name,
            serviceType: brand.trade,
            url: address,
            description: meta.description,
            provider: organizationOf(brand),
          }}
        />
      )}
      <StructuredData data={breadcrumbsData(brand, stepsToGuide(brand, { slug, name }, words.language))} />
    </BrandHead>
  );
}
