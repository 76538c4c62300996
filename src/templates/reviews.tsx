import { graphql, useStaticQuery, type HeadProps, type PageProps } from 'gatsby';
import { CityHead } from '../features/page-head/components/city-head';
import { CityLayout } from '../features/site-chrome/components/city-layout';
import { JobsDone } from '../features/jobs/components/jobs-done';
import { Claims } from '../features/reviews/components/claims';
import { PageTitle } from '../shared/ui/page-title';
import { QuoteTicket, quoteFormId } from '../features/ticket/components/quote-ticket';
import { ReviewList } from '../features/reviews/components/review-list';
import type { CityPageContext, ReviewsPageContext } from '../content-model/gatsby/page-contexts';
import type { Pages, Site } from '../content-model/types';
import { LinkedText } from '../shared/ui/linked-text';
import { describeCounts } from '../features/cities/rules/count-reviews';
import { breadcrumbsTo, pageLinks } from '../features/cities/hooks/city-links';
import { useCityPage } from '../features/cities/hooks/use-city-page';

type ReviewsContent = {
  texts: Pages['reviews'];
  home: Pages['home'];
  claims: Site['claims'];
  rooms: Site['before-after'];
};

function useReviewsContent(): ReviewsContent {
  return useStaticQuery<ReviewsContent>(graphql`
    query ReviewsContent {
      texts: contentDocument(path: "pages/reviews")
      home: contentDocument(path: "pages/home")
      rooms: contentDocument(path: "site/before-after")
      claims: contentDocument(path: "site/claims")
    }
  `);
}

export default function ReviewsPage({ pageContext }: PageProps<object, ReviewsPageContext>) {
  const page = useCityPage(pageContext);
  const { texts, home, claims, rooms } = page.fill(useReviewsContent());
  const counts = describeCounts(texts.counts, pageContext.reviews, page.city.slug);
  return (
    <CityLayout page={page} formId={quoteFormId}>
      <PageTitle
        texts={{ ...texts, lead: `${texts.lead} ${counts}`.trim() }}
        drawing="spot-stairs"
        breadcrumbs={breadcrumbsTo(page, 'reviews', texts.meta.title)}
      >
        <LinkedText text={texts.ways} links={pageLinks(page)} />
      </PageTitle>
      <ReviewList reviews={page.fill(pageContext.reviews)} none={texts.none} words={page.site.words} />
      <JobsDone
        texts={texts.jobs}
        jobs={page.fill(pageContext.jobs)}
        words={rooms}
        sharedWords={page.site.words}
      />
      <Claims texts={home.claims} claims={claims} surface="sheet" />
      <QuoteTicket {...texts.form} texts={page.site.forms} sentFrom={page.sentFrom} onBand />
    </CityLayout>
  );
}

export function Head({ pageContext, location }: HeadProps<object, CityPageContext>) {
  const { texts } = useReviewsContent();
  return <CityHead context={pageContext} path={location.pathname} meta={texts.meta} />;
}
