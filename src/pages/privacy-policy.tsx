import { BrandHead } from '../features/page-head/components/page-head';
import { BrandLayout } from '../features/site-chrome/components/brand-layout';
import { PageTitle } from '../shared/ui/page-title';
import { Policy } from '../shared/ui/policy';
import { privacyPath } from '../shared/site/routes';
import { useContent } from '../shared/site/use-content';
import { useBrandPage } from '../shared/site/use-brand-page';

/** The privacy policy of all cities, whose own pages of it name this one as their address (docs/decisions/0003). */
export default function BrandPolicyPage() {
  const page = useBrandPage();
  const policy = page.textsOf('privacy-policy');
  return (
    <BrandLayout page={page}>
      <PageTitle texts={{ title: policy.brandPage.title, lead: policy.updatedLabel }} />
      <Policy policy={policy} />
    </BrandLayout>
  );
}

export function Head() {
  const { brandPage } = useContent().pages['privacy-policy'];
  return <BrandHead path={privacyPath} meta={brandPage.meta} />;
}
