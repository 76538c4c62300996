import type { ReviewsPageContext } from '../content-model/gatsby/city-pages';
import type { PageProps } from 'gatsby';
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

export default function ReviewsPage({ pageContext }: PageProps<object, ReviewsPageContext>) {
  const page = useCityPage(pageContext);
  const { site } = page;
  const texts = page.textsOf('reviews');
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
      <ReviewList reviews={page.fill(pageContext.reviews)} none={texts.none} words={site.words} />
      <JobsDone
        texts={texts.jobs}
        jobs={page.fill(pageContext.jobs)}
        words={site['before-after']}
        sharedWords={site.words}
      />
      <Claims texts={page.textsOf('home').claims} claims={site.claims} surface="sheet" />
      <QuoteTicket {...texts.form} texts={site.forms} sentFrom={page.sentFrom} onBand />
    </CityLayout>
  );
}

export const Head = headOf('reviews');
