import { graphql, useStaticQuery } from 'gatsby';
import { BrandHead } from '../features/page-head/components/page-head';
import { BrandLayout } from '../features/site-chrome/components/brand-layout';
import { PageTitle } from '../shared/ui/page-title';
import { Policy } from '../shared/ui/policy';
import type { PrivacyPolicyPage as PolicyContent } from '../content-model/types';
import { privacyPath } from '../shared/site/routes';
import { useBrandPage } from '../shared/site/use-brand-page';

const useBrandPolicyContent = () =>
  useStaticQuery<{ policy: PolicyContent }>(graphql`
    query BrandPolicyContent {
      policy: contentDocument(path: "pages/privacy-policy")
    }
  `);

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
