import { graphql, useStaticQuery } from 'gatsby';
import { BrandHead } from '../features/page-head/components/brand-head';
import { BrandLayout } from '../features/site-chrome/components/brand-layout';
import { BookPanel } from '../features/ticket/components/quote-ticket';
import { PageTitle } from '../shared/ui/page-title';
import { Videos } from '../features/reviews/components/videos';
import type { Pages, Site } from '../content-model/types';
import { useBrandPage } from '../shared/site/use-brand-page';
import { useCampaignPhone } from '../features/cities/hooks/use-campaign-phone';
import { useVisitorCountry } from '../features/cities/hooks/use-visitor-country';
import { StaticPart } from '../templates/static-part';
// The styles of its static part.
import '../features/service-pages/components/points.module.css';
import '../shared/ui/tick-list.module.css';

const useBookContent = () =>
  useStaticQuery<{ texts: Pages['book']; videos: Site['videos'] }>(graphql`
    query BookContent {
      texts: contentDocument(path: "pages/book")
      videos: contentDocument(path: "site/videos")
    }
  `);

export default function BookPage() {
  const page = useBrandPage(useCampaignPhone());
  const { texts, videos } = page.fill(useBookContent());
  const { title, items: points } = texts.trustPoints;
  const country = useVisitorCountry(true);
  const { site, phone } = page;
  return (
    <BrandLayout page={page} country={country}>
      <PageTitle texts={texts} />
      <BookPanel texts={site.forms} sentFrom={{ locationId: '', phone, city: null, country }} />
      {points.length > 0 && <StaticPart name="Points" props={{ id: 'trust', texts: { title, points } }} />}
      <Videos texts={texts.videos} videos={videos} />
    </BrandLayout>
  );
}

export function Head() {
  const { texts } = useBookContent();
  // Advertisements lead here; searches should find a page of a city.
  return (
    <BrandHead path="/book" meta={texts.meta}>
      <meta name="robots" content="noindex" />
    </BrandHead>
  );
}
