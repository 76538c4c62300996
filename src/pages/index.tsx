import { Claims } from '../features/reviews/components/claims';
import { ReviewList } from '../features/reviews/components/review-list';
import { ServiceGuides, type ServiceSummary } from '../features/service-pages/components/service-cards';
import { Steps } from '../features/service-pages/components/steps';
import { graphql, useStaticQuery } from 'gatsby';
import { BrandHead } from '../features/page-head/components/page-head';
import { BrandLayout } from '../features/site-chrome/components/brand-layout';
import { BeforeAfter } from '../features/jobs/components/before-after';
import { FindCity } from '../features/city-finder/components/find-city';
import { Coupons } from '../features/coupons/components/coupons';
import { PageTitle } from '../shared/ui/page-title';
import type { Guide, Pages, Review, Site } from '../content-model/types';
import { reviewsShown } from '../features/cities/rules/near-city';
import { useBrandPage } from '../shared/site/use-brand-page';

type LandingContent = Pick<Site, 'claims' | 'coupons' | 'steps'> & {
  texts: Pages['landing'];
  services: ServiceSummary[];
  rooms: Site['before-after'];
  reviews: Review[];
  guides: Pick<Guide, 'slug' | 'name'>[];
  guide: Pick<Pages['guide'], 'others'>;
};

const useLandingContent = () =>
  useStaticQuery<LandingContent>(graphql`
    query LandingContent {
      texts: contentDocument(path: "pages/landing")
      claims: contentDocument(path: "site/claims")
      coupons: contentDocument(path: "site/coupons")
      steps: contentDocument(path: "site/steps")
      rooms: contentDocument(path: "site/before-after")
      services: contentDocuments(kind: "services", fields: ["slug", "title", "summary", "drawing"])
      reviews: contentDocuments(kind: "reviews")
      guides: contentDocuments(kind: "guides", fields: ["slug", "name"])
      guide: contentDocument(path: "pages/guide", fields: ["others"])
    }
  `);

export default function LandingPage() {
  const page = useBrandPage();
  const { texts, claims, coupons, rooms, steps, services, guides, guide, reviews } =
    page.fill(useLandingContent());
  return (
    <BrandLayout page={page}>
      <PageTitle texts={texts} drawing="spot-load" />
      <FindCity page={page} />
      {claims.items.length > 0 && <Claims texts={texts.claims} claims={claims} />}
      <ServiceGuides
        texts={texts.services}
        services={services}
        guides={guides}
        othersTitle={guide.others.here}
      />
      <BeforeAfter rooms={rooms} />
      <Steps texts={texts.steps} steps={steps} />
      {reviews.length > 0 && (
        <ReviewList texts={texts.reviews} reviews={reviews.slice(0, reviewsShown)} words={page.site.words} />
      )}
      <Coupons texts={texts.coupons} coupons={coupons} page={page} />
    </BrandLayout>
  );
}

export function Head() {
  const { texts } = useLandingContent();
  return <BrandHead path="/" meta={texts.meta} />;
}
