import { graphql, useStaticQuery } from 'gatsby';
import { BrandHead } from '../features/page-head/components/brand-head';
import { BrandLayout } from '../features/site-chrome/components/brand-layout';
import { PageTitle } from '../shared/ui/page-title';
import { Terms } from '../shared/ui/terms';
import type { Pages } from '../content-model/types';
import { textTermsPath } from '../shared/site/routes';
import { useBrandPage } from '../shared/site/use-brand-page';
import { useCampaignPhone } from '../features/cities/hooks/use-campaign-phone';

type TextTermsContent = { texts: Pages['text-terms'] };

function useTextTermsContent(): TextTermsContent {
  return useStaticQuery<TextTermsContent>(graphql`
    query TextTermsContent {
      texts: contentDocument(path: "pages/text-terms")
    }
  `);
}

export default function TextTermsPage() {
  const page = useBrandPage(useCampaignPhone());
  const { texts } = page.fill(useTextTermsContent());
  return (
    <BrandLayout page={page}>
      <PageTitle texts={texts} />
      <Terms terms={texts.terms} />
    </BrandLayout>
  );
}

export function Head() {
  const { texts } = useTextTermsContent();
  return <BrandHead path={textTermsPath} meta={texts.meta} />;
}
