import { graphql, useStaticQuery } from 'gatsby';
import { BrandHead } from '../components/layout/brand-head';
import { BrandLayout } from '../components/layout/brand-layout';
import { PageTitle } from '../components/sections/page-title';
import { Policy } from '../components/sections/policy';
import type { PrivacyPolicyPage as PolicyContent } from '../content-model/types';
import { privacyPath } from '../domain/routes';
import { useBrandPage } from '../hooks/use-brand-page';

type BrandPolicyContent = { policy: PolicyContent };

function useBrandPolicyContent(): BrandPolicyContent {
  return useStaticQuery<BrandPolicyContent>(graphql`
    query BrandPolicyContent {
      policy: contentDocument(path: "pages/privacy-policy")
    }
  `);
}

/** The privacy policy of all cities, whose own pages of it name this one as their address (docs/decisions/0003). */
export default function BrandPolicyPage() {
  const page = useBrandPage();
  const { policy } = page.fill(useBrandPolicyContent());
  return (
    <BrandLayout page={page}>
      <PageTitle texts={{ title: policy.brandPage.title, lead: policy.updatedLabel }} />
      <Policy policy={policy} />
    </BrandLayout>
  );
}

export function Head() {
  const { policy } = useBrandPolicyContent();
  return <BrandHead path={privacyPath} meta={policy.brandPage.meta} />;
}
