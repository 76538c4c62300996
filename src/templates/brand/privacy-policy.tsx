import { brandHeadOf } from '../../features/page-head/components/page-head';
import { BrandLayout } from '../../features/site-chrome/components/brand-layout';
import { PageTitle } from '../../shared/ui/page-title';
import { Policy } from '../../shared/ui/policy';
import { privacyPath } from '../../shared/site/routes';
import { useBrandPage } from '../../shared/site/use-brand-page';

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

export const Head = brandHeadOf(privacyPath, (pages) => pages['privacy-policy'].brandPage);
