import type { ReviewsPageContext } from '../content-model/gatsby/city-pages';
import type { Pages, Site } from '../content-model/types';
import { graphql, type PageProps, useStaticQuery } from 'gatsby';
import { headOf } from '../features/page-head/components/page-head';
import { CityLayout } from '../features/site-chrome/components/city-layout';
import { JobsDone } from '../features/jobs/components/jobs-done';
import { Claims } from '../features/reviews/components/claims';
import { CityTitle, pageLinks } from '../features/cities/components/city-title';
import { quoteFormId, QuoteTicket } from '../features/ticket/components/quote-ticket';
import { ReviewList } from '../features/reviews/components/review-list';
import { LinkedText } from '../shared/ui/site-link';
import { useCityPage } from '../features/cities/hooks/use-city-page';
import { fillText } from '../shared/text/fill-text';

function describeCounts(
  words: { both: string; here: string; around: string },
  reviews: readonly { city?: string | undefined }[],
  slug: string,
): string {
  const here = reviews.filter(({ city }) => city === slug).length;
  const around = reviews.length - here;
  if (reviews.length === 0) return '';
  const text = here === 0 ? words.around : around === 0 ? words.here : words.both;
  return fillText(text, { here: String(here), around: String(around) });
}

type ReviewsContent = {
  texts: Pages['reviews'];
  home: Pages['home'];
  claims: Site['claims'];
  rooms: Site['before-after'];
};

const useReviewsContent = () =>
  useStaticQuery<ReviewsContent>(graphql`
    query ReviewsContent {
      texts: contentDocument(path: "pages/reviews")
      home: contentDocument(path: "pages/home")
      rooms: contentDocument(path: "site/before-after")
      claims: contentDocument(path: "site/claims")
    }
  `);

export default function ReviewsPage({ pageContext }: PageProps<object, ReviewsPageContext>) {
  const page = useCityPage(pageContext);
  const { texts, home, claims, rooms } = page.fill(useReviewsContent());
  const counts = describeCounts(texts.counts, pageContext.reviews, page.city.slug);
  return (
    <CityLayout page={page} formId={quoteFormId}>
      <CityTitle
        page={page}
        route="reviews"
        texts={{ ...texts, lead: `${texts.lead} ${counts}`.trim() }}
        drawing="spot-stairs"
      >
        <LinkedText text={texts.ways} links={pageLinks(page)} />
      </CityTitle>
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

export const Head = headOf(useReviewsContent);
