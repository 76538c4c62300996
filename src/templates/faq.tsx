import { graphql, useStaticQuery, type HeadProps, type PageProps } from 'gatsby';
import { CityHead } from '../features/page-head/components/city-head';
import { CityLayout } from '../features/site-chrome/components/city-layout';
import { CallBanner } from '../features/requests/components/call-banner';
import { FaqList } from '../features/questions/components/faq-list';
import { PageTitle } from '../shared/ui/page-title';
import type { CityPageContext, FaqPageContext } from '../content-model/gatsby/page-contexts';
import type { FaqEntry, Pages } from '../content-model/types';
import { LinkedText } from '../shared/ui/linked-text';
import { withoutLinksTo } from '../shared/site/service-links';
import { asEntries } from '../features/questions/rules/local-questions';
import { breadcrumbsTo, pageLinks } from '../features/cities/hooks/city-links';
import { useCityPage } from '../features/cities/hooks/use-city-page';

type FaqContent = { texts: Pages['faq']; entries: FaqEntry[] };

function useFaqContent(): FaqContent {
  return useStaticQuery<FaqContent>(graphql`
    query FaqContent {
      texts: contentDocument(path: "pages/faq")
      entries: contentDocuments(kind: "faq")
    }
  `);
}

export default function FaqPage({ pageContext }: PageProps<object, FaqPageContext>) {
  const page = useCityPage(pageContext);
  const { texts, entries } = page.fill(useFaqContent());
  const local = asEntries(page.fill(pageContext.questions ?? []), texts.local);
  return (
    <CityLayout page={page}>
      <PageTitle texts={texts} drawing="spot-kept" breadcrumbs={breadcrumbsTo(page, 'faq', texts.meta.title)}>
        <LinkedText text={texts.ways} links={pageLinks(page)} />
      </PageTitle>
      <FaqList
        entries={[...local, ...withoutLinksTo(entries, pageContext.notOffered)]}
        texts={texts.search}
        words={page.site.words}
        utcOffsets={page.utcOffsets}
      />
      <CallBanner texts={texts.stillAsking} {...page.call} />
    </CityLayout>
  );
}

export function Head({ pageContext, location }: HeadProps<object, CityPageContext>) {
  const { texts } = useFaqContent();
  return <CityHead context={pageContext} path={location.pathname} meta={texts.meta} />;
}
