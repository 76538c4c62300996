import type { PageProps } from 'gatsby';
import { headOf } from '../features/page-head/components/page-head';
import { CityLayout } from '../features/site-chrome/components/city-layout';
import { CityTitle } from '../features/cities/components/city-title';
import { Policy } from '../shared/ui/policy';
import type { CityPageContext } from '../content-model/gatsby/city-pages';
import { useCityPage } from '../features/cities/hooks/use-city-page';

export default function PrivacyPolicyPage({ pageContext }: PageProps<object, CityPageContext>) {
  const page = useCityPage(pageContext);
  const policy = page.textsOf('privacy-policy');
  return (
    <CityLayout page={page}>
      <CityTitle page={page} route="privacy-policy" texts={{ ...policy, lead: policy.updatedLabel }} />
      <Policy policy={policy} />
    </CityLayout>
  );
}

export const Head = headOf('privacy-policy');
