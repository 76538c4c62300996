import { graphql, useStaticQuery } from 'gatsby';
import { BrandHead } from '../features/page-head/components/brand-head';
import { BrandLayout } from '../features/site-chrome/components/brand-layout';
import { BeforeAfter } from '../features/jobs/components/before-after';
import { CityPicker } from '../features/city-finder/components/city-picker';
import type { CitySummary, RegionSummary } from '../features/cities/components/city-in-region';
import { Claims } from '../features/reviews/components/claims';
import { Coupons } from '../features/coupons/components/coupons';
import { PageTitle } from '../shared/ui/page-title';
import { ReviewList } from '../features/reviews/components/review-list';
import { ServiceCards, type ServiceSummary } from '../features/service-pages/components/service-cards';
import { Steps } from '../features/service-pages/components/steps';
import type { Pages, Review, Site } from '../content-model/types';
import type { SearchFiles } from '../features/city-finder/rules/search-files';
import { reviewsShown } from '../features/cities/rules/near-city';
import { useBrandPage } from '../shared/site/use-brand-page';

type LandingContent = Pick<Site, 'claims' | 'coupons' | 'steps'> & {
  texts: Pages['landing'];
  services: ServiceSummary[];
  rooms: Site['before-after'];
  reviews: Review[];
  cities: CitySummary[];
  regions: RegionSummary[];
  files: SearchFiles;
};

function useLandingContent(): LandingContent {
  return useStaticQuery<LandingContent>(graphql`
    query LandingContent {
      texts: contentDocument(path: "pages/landing")
      claims: contentDocument(path: "site/claims")
      coupons: contentDocument(path: "site/coupons")
      steps: contentDocument(path: "site/steps")
      rooms: contentDocument(path: "site/before-after")
      services: contentDocuments(kind: "services", fields: ["slug", "title", "summary", "drawing"])
      reviews: contentDocuments(kind: "reviews")
      cities: contentDocuments(
        kind: "cities"
        fields: [
          "slug"
          "locationName"
          "sentenceName"
          "badgeGroup"
          "country"
          "cities"
          "postalPrefixes"
          "position"
        ]
      )
      regions: contentDocuments(kind: "badges", fields: ["group", "country", "region"])
      files: contentDocument(path: "site/search-files")
    }
  `);
}

export default function LandingPage() {
  const page = useBrandPage();
  const { texts, claims, coupons, rooms, steps, services, reviews, cities, regions, files } =
    page.fill(useLandingContent());
  return (
    <BrandLayout page={page}>
      <PageTitle texts={texts} drawing="spot-load" />
      <CityPicker
        texts={texts.cities}
        cities={cities}
        regions={regions}
        phone={page.phone}
        words={page.site.words}
        forms={page.site.forms}
        areasFolder={files.areasFolder}
      />
      <Claims texts={texts.claims} claims={claims} />
      <ServiceCards texts={texts.services} services={services} />
      <BeforeAfter rooms={rooms} />
      <Steps texts={texts.steps} steps={steps} />
      <ReviewList texts={texts.reviews} reviews={reviews.slice(0, reviewsShown)} words={page.site.words} />
      <Coupons
        texts={texts.coupons}
        coupons={coupons}
        issuer={`${page.site.brand.name} · ${page.phone.display}`}
      />
    </BrandLayout>
  );
}

export function Head() {
  const { texts } = useLandingContent();
  return <BrandHead path="/" meta={texts.meta} />;
}
