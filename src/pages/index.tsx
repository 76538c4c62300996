import { graphql, useStaticQuery } from 'gatsby';
import { BrandHead } from '../components/layout/brand-head';
import { BrandLayout } from '../components/layout/brand-layout';
import { CityPicker, type CitySummary, type RegionSummary } from '../components/sections/city-picker';
import { Claims } from '../components/sections/claims';
import { Coupons } from '../components/sections/coupons';
import { PageTitle } from '../components/sections/page-title';
import { ReviewList } from '../components/sections/review-list';
import { ServiceCards } from '../components/sections/service-cards';
import { Steps } from '../components/sections/steps';
import type { Pages, Review, Service, Site } from '../content-model/types';
import { useBrandPage } from '../hooks/use-brand-page';

type LandingContent = Pick<Site, 'claims' | 'coupons' | 'steps'> & {
  texts: Pages['landing'];
  services: Service[];
  reviews: Review[];
  cities: CitySummary[];
  regions: RegionSummary[];
};

const reviewsShown = 3;

function useLandingContent(): LandingContent {
  return useStaticQuery<LandingContent>(graphql`
    query LandingContent {
      texts: contentDocument(path: "pages/landing")
      claims: contentDocument(path: "site/claims")
      coupons: contentDocument(path: "site/coupons")
      steps: contentDocument(path: "site/steps")
      services: contentDocuments(kind: "services")
      reviews: contentDocuments(kind: "reviews")
      cities: contentDocuments(kind: "cities", fields: ["slug", "locationName", "badgeGroup"])
      regions: contentDocuments(kind: "badges", fields: ["group", "country", "region"])
    }
  `);
}

export default function LandingPage() {
  const page = useBrandPage();
  const { texts, claims, coupons, steps, services, reviews, cities, regions } =
    page.fill(useLandingContent());
  return (
    <BrandLayout page={page}>
      <PageTitle texts={texts} />
      <CityPicker texts={texts.cities} cities={cities} regions={regions} />
      <Claims texts={texts.claims} claims={claims} />
      <ServiceCards texts={texts.services} services={services} />
      <Steps texts={texts.steps} steps={steps} />
      <ReviewList texts={texts.reviews} reviews={reviews.slice(0, reviewsShown)} words={page.site.words} />
      <Coupons texts={texts.coupons} coupons={coupons} />
    </BrandLayout>
  );
}

export function Head() {
  const { texts } = useLandingContent();
  return <BrandHead path="/" meta={texts.meta} />;
}
