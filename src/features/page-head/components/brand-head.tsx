import type { ComponentProps } from 'react';
import { baseLanguage, pathIn } from '../../../shared/site/languages';
import { fillTexts, siteValues } from '../../../shared/text/fill-text';
import { useSiteContent } from '../../../shared/site/use-site-content';
import { brandAsksConsent } from '../../../shared/site/settings';
import { guideData, siteData } from './structured-data';
import { PageHead, StructuredData } from './page-head';
import type { Guide } from '../../../content-model/types';
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
  const { site, fill } = useBrandPage();
  return (
    <BrandHead path={guidePath(guide.slug)} meta={guide.meta}>
      {guideData(site.brand, fill(guide), site.words.language).map((data, index) => (
        <StructuredData key={index} data={data} />
      ))}
    </BrandHead>
  );
}
