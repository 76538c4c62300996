import type { Guide } from '../../../content-model/types';
import { stepsToGuide } from '../../../shared/site/breadcrumbs';
import { pathIn } from '../../../shared/site/languages';
import { guidePath } from '../../../shared/site/routes';
import { useBrandPage } from '../../../shared/site/use-brand-page';
import { BrandHead } from './brand-head';
import { addressOf, breadcrumbsData, organizationOf } from './organization';
import { StructuredData } from './structured-data';

export function GuideHead({ guide }: { guide: Guide }) {
  const page = useBrandPage();
  const { brand, words } = page.site;
  const { slug, name, service, meta } = page.fill(guide);
  const path = guidePath(slug);
  const address = addressOf(brand, pathIn(words.language, path));
  return (
    <BrandHead path={path} meta={guide.meta}>
      {process.env.BUILD_STAGE !== 'build-javascript' && (
        <>
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
          <StructuredData
            data={breadcrumbsData(brand, stepsToGuide(brand, { slug, name }, words.language))}
          />
        </>
      )}
    </BrandHead>
  );
}
