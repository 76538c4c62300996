import { graphql, useStaticQuery, type HeadProps, type PageProps } from 'gatsby';
import { CityHead } from '../components/layout/city-head';
import { CityLayout } from '../components/layout/city-layout';
import { PageTitle } from '../components/sections/page-title';
import { Policy } from '../components/sections/policy';
import type { CityPageContext } from '../content-model/gatsby/city-pages';
import type { PrivacyPolicyPage as PolicyContent } from '../content-model/types';
import { privacyPath } from '../domain/routes';
import { breadcrumbsTo } from '../hooks/cities/city-links';
import { useCityPage } from '../hooks/cities/use-city-page';

type PrivacyPolicyContent = { policy: PolicyContent };

function usePrivacyPolicyContent(): PrivacyPolicyContent {
  return useStaticQuery<PrivacyPolicyContent>(graphql`
    query PrivacyPolicyContent {
      policy: contentDocument(path: "pages/privacy-policy")
    }
  `);
}

export default function PrivacyPolicyPage({ pageContext }: PageProps<object, CityPageContext>) {
  const page = useCityPage(pageContext);
  const { policy } = page.fill(usePrivacyPolicyContent());
  return (
    <CityLayout page={page}>
      <PageTitle
        texts={{ title: policy.title, lead: policy.updatedLabel }}
        breadcrumbs={breadcrumbsTo(page, 'privacy-policy', policy.meta.title)}
      />
      <Policy policy={policy} />
    </CityLayout>
  );
}

export function Head({ pageContext, location }: HeadProps<object, CityPageContext>) {
  const { policy } = usePrivacyPolicyContent();
  return (
    <CityHead context={pageContext} path={location.pathname} meta={policy.meta} canonicalPath={privacyPath} />
  );
}
