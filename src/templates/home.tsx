import { AboutCity } from '../features/cities/components/about-city';
import { Claims } from '../features/reviews/components/claims';
import { Points } from '../features/service-pages/components/points';
import { Rates } from '../features/service-pages/components/rates';
import { ReviewList } from '../features/reviews/components/review-list';
import { Steps } from '../features/service-pages/components/steps';
import { Supporters } from '../features/reviews/components/supporters';
import type { PageProps } from 'gatsby';
import { CityLayout } from '../features/site-chrome/components/city-layout';
import { headOf } from '../features/page-head/components/page-head';
import { CallBanner } from '../features/requests/components/call-banner';
import { CouponPart } from '../features/coupons/components/coupons';
import { EstimateStrip } from '../features/requests/components/estimate-strip';
import { JobsDone } from '../features/jobs/components/jobs-done';
import { Hero } from '../features/hero/components/hero';
import { JumpLinks } from '../shared/ui/jump-links';
import { QuoteTicket, quoteFormId } from '../features/ticket/components/quote-ticket';
import { SameDayBanner } from '../features/requests/components/same-day-banner';
import { ServiceCards } from '../features/service-pages/components/service-cards';
import type { HomePageContext } from '../content-model/gatsby/city-pages';
import { cityPhoto, offeredOf } from '../shared/site/own-content';
import { useContent } from '../shared/site/use-content';
import { useCityPage } from '../features/cities/hooks/use-city-page';
import { haulShellOf } from '../features/haul/hooks/haul-shell';

export default function HomePage({ pageContext }: PageProps<object, HomePageContext>) {
  const page = useCityPage(pageContext);
  const { city, fill, linkTo, site, textsOf } = page;
  const { services } = useContent();
  const home = textsOf('home');
  const haul = haulShellOf(page, pageContext.rates);
  const hasReviews = pageContext.reviews.some(({ sample }) => !sample);
  return (
    <CityLayout page={page} formId={quoteFormId}>
      <Hero
        texts={home.hero}
        photo={pageContext.photos?.crew}
        price={page.price}
        reviewsPath={hasReviews ? linkTo('reviews') : undefined}
      >
        <QuoteTicket texts={site.forms} sentFrom={page.sentFrom} />
      </Hero>
      <JumpLinks
        texts={home.ways}
        parts={{
          'same-day': [home.sameDay],
          trust: home.trust.points.map((point) => ({ point })),
          load: haul ? [haul] : [],
          reviews: pageContext.reviews,
          jobs: pageContext.jobs,
        }}
        faqPath={linkTo('faq')}
      />
      <SameDayBanner
        texts={home.sameDay}
        timeWindows={site.booking.timeWindows}
        utcOffsets={pageContext.utcOffsets}
        page={page}
      />
      <Rates
        texts={home.rates}
        photo={pageContext.photos?.truck}
        coupons={<CouponPart texts={home.coupons} coupons={site.coupons} page={page} />}
      >
        <EstimateStrip texts={home.estimate} forms={site.forms} sentFrom={page.sentFrom} haul={haul} />
      </Rates>
      <ServiceCards
        texts={home.services}
        services={fill(offeredOf(services, pageContext.services))}
        pathOf={(slug) => `${linkTo('what-we-take')}#${slug}`}
        link={{ label: home.services.link, to: linkTo('what-we-take') }}
        local={{ title: textsOf('local-service').inCity, links: fill(pageContext.localLinks) }}
      />
      {site.claims.items.length > 0 ? (
        <Claims texts={home.claims} claims={site.claims} trust={home.trust} />
      ) : (
        <Points id="trust" texts={{ ...home.trust, items: home.trust.points }} />
      )}
      <ReviewList
        texts={home.reviews}
        reviews={fill(pageContext.reviews)}
        words={site.words}
        link={{ label: home.reviews.link, to: linkTo('reviews') }}
      />
      <JobsDone
        texts={home.jobs}
        jobs={fill(pageContext.jobs)}
        words={site['before-after']}
        sharedWords={site.words}
      />
      <Steps
        texts={home.steps}
        steps={site.steps}
        link={{ label: home.steps.link, to: linkTo('how-it-works') }}
      />
      <CallBanner texts={home.callBanner} {...page.call} />
      <AboutCity
        texts={home.about}
        about={fill(pageContext.about)}
        skyline={pageContext.skyline}
        places={city.cities}
        placeLinks={pageContext.localLinks}
        neighbours={pageContext.neighbours}
        moreLabel={site.words.more}
        faqPath={linkTo('faq')}
      />
      <Supporters texts={home.supporters} teams={pageContext.teams} />
    </CityLayout>
  );
}

export const Head = headOf<HomePageContext>('home', ({ pages, services }, context) => ({
  offers: { catalogName: pages.home.services.title, services: offeredOf(services, context.services) },
  photo: cityPhoto(context.photos),
}));
