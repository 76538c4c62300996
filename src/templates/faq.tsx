import { graphql, useStaticQuery, type HeadProps, type PageProps } from 'gatsby';
import { CityHead } from '../components/layout/city-head';
import { CityLayout } from '../components/layout/city-layout';
import { CallBanner } from '../components/sections/requests/call-banner';
import { FaqList } from '../components/sections/faq-list';
import { PageTitle } from '../components/sections/page-title';
import type { CityPageContext, FaqPageContext } from '../content-model/gatsby/city-pages';
import type { FaqEntry, Pages } from '../content-model/types';
import { LinkedText } from '../components/ui/linked-text';
import { withoutLinksTo } from '../domain/cities/service-links';
import { asEntries } from '../domain/local-questions';
import { breadcrumbsTo, pageLinks } from '../hooks/cities/city-links';
import { useCityPage } from '../hooks/cities/use-city-page';

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
        moreLabel={page.site.words.more}
        utcOffsets={page.utcOffsets}
      />
      <CallBanner
        texts={texts.stillAsking}
        phone={page.phone}
        words={page.site.words}
        smsLink={page.smsLink}
        textPhotos={page.site.forms.textPhotos}
        drawing="spot-phone"
      />
    </CityLayout>
  );
}

export function Head({ pageContext, location }: HeadProps<object, CityPageContext>) {
  const { texts } = useFaqContent();
  return <CityHead context={pageContext} path={location.pathname} meta={texts.meta} />;
}
