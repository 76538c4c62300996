import { graphql, useStaticQuery } from 'gatsby';
import { BrandHead } from '../components/layout/brand-head';
import { BrandLayout } from '../components/layout/brand-layout';
import { BookPanel } from '../components/sections/requests/book-panel';
import { PageTitle } from '../components/sections/page-title';
import { Points } from '../components/sections/offer/points';
import { Videos } from '../components/sections/social-proof/videos';
import { CountryLogo } from '../components/ui/country-logo';
import type { Pages, Site } from '../content-model/types';
import { useBrandPage } from '../hooks/use-brand-page';
import { useVisitorCountry } from '../hooks/cities/use-visitor-country';

type BookContent = { texts: Pages['book']; videos: Site['videos'] };

function useBookContent(): BookContent {
  return useStaticQuery<BookContent>(graphql`
    query BookContent {
      texts: contentDocument(path: "pages/book")
      videos: contentDocument(path: "site/videos")
    }
  `);
}

export default function BookPage() {
  const page = useBrandPage();
  const { texts, videos } = page.fill(useBookContent());
  const country = useVisitorCountry(true);
  const { site, phone } = page;
  return (
    <BrandLayout page={page} logo={<CountryLogo logos={site.brand.logos} country={country ?? 'unknown'} />}>
      <PageTitle texts={texts} />
      <BookPanel texts={site.forms} sentFrom={{ locationId: '', phone, city: null, country }} />
      <Points id="trust" texts={{ title: texts.trustPoints.title, points: texts.trustPoints.items }} />
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
