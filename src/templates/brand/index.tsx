import { Claims } from '../../features/reviews/components/claims';
import { ReviewList } from '../../features/reviews/components/review-list';
import { ServiceGuides } from '../../features/service-pages/components/service-cards';
import { Steps } from '../../features/service-pages/components/steps';
import { brandHeadOf } from '../../features/page-head/components/page-head';
import { BrandLayout } from '../../features/site-chrome/components/brand-layout';
import { BeforeAfter } from '../../features/jobs/components/before-after';
import { FindCity } from '../../features/city-finder/components/find-city';
import { Coupons } from '../../features/coupons/components/coupons';
import { PageTitle } from '../../shared/ui/page-title';
import { reviewsShown } from '../../features/cities/rules/near-city';
import { useContent } from '../../shared/site/use-content';
import { useBrandPage } from '../../shared/site/use-brand-page';

export default function LandingPage() {
  const page = useBrandPage();
  const { services, guides, reviews } = useContent();
  const { site, fill } = page;
  const texts = page.textsOf('landing');
  return (
    <BrandLayout page={page}>
      <PageTitle texts={texts} drawing="spot-load" />
      <FindCity page={page} />
      <Claims texts={texts.claims} claims={site.claims} />
      <ServiceGuides
        texts={texts.services}
        services={fill(services)}
        guides={fill(guides)}
        othersTitle={page.textsOf('guide').others.here}
      />
      <BeforeAfter rooms={site['before-after']} />
      <Steps texts={texts.steps} steps={site.steps} />
      <ReviewList texts={texts.reviews} reviews={fill(reviews).slice(0, reviewsShown)} words={site.words} />
      <Coupons texts={texts.coupons} coupons={site.coupons} page={page} />
    </BrandLayout>
  );
}

export const Head = brandHeadOf('/', ({ landing }) => landing);
