import { graphql, useStaticQuery } from 'gatsby';
import { BrandHead } from '../components/layout/brand-head';
import { BrandLayout } from '../components/layout/brand-layout';
import { PageTitle } from '../components/sections/page-title';
import { Terms } from '../components/sections/terms';
import type { Pages } from '../content-model/types';
import { textTermsPath } from '../domain/routes';
import { useBrandPage } from '../hooks/use-brand-page';

type TextTermsContent = { texts: Pages['text-terms'] };

function useTextTermsContent(): TextTermsContent {
  return useStaticQuery<TextTermsContent>(graphql`
    query TextTermsContent {
      texts: contentDocument(path: "pages/text-terms")
    }
  `);
}

export default function TextTermsPage() {
  const page = useBrandPage();
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
