import { graphql, useStaticQuery, type HeadProps, type PageProps } from 'gatsby';
import { CityHead } from '../features/page-head/components/page-head';
import { CityLayout } from '../features/site-chrome/components/city-layout';
import { CityTitle } from '../features/cities/components/city-title';
import { Policy } from '../shared/ui/policy';
import type { CityPageContext } from '../content-model/gatsby/city-pages';
import type { PrivacyPolicyPage as PolicyContent } from '../content-model/types';
import { pathIn } from '../shared/site/languages';
import { privacyPath } from '../shared/site/routes';
import { useCityPage } from '../features/cities/hooks/use-city-page';

const usePrivacyPolicyContent = () =>
  useStaticQuery<{ policy: PolicyContent }>(graphql`
    query PrivacyPolicyContent {
      policy: contentDocument(path: "pages/privacy-policy")
    }
  `);

export default function PrivacyPolicyPage({ pageContext }: PageProps<object, CityPageContext>) {
  const page = useCityPage(pageContext);
  const { policy } = page.fill(usePrivacyPolicyContent());
  return (
    <CityLayout page={page}>
      <CityTitle page={page} route="privacy-policy" texts={{ ...policy, lead: policy.updatedLabel }} />
      <Policy policy={policy} />
    </CityLayout>
  );
}

export function Head({ pageContext, location }: HeadProps<object, CityPageContext>) {
  const { policy } = usePrivacyPolicyContent();
  return (
    <CityHead
      context={pageContext}
      path={location.pathname}
      meta={policy.meta}
      canonicalPath={pathIn(pageContext.language, privacyPath)}
    />
  );
}
