import { graphql, useStaticQuery, type HeadProps, type PageProps } from 'gatsby';
import { CityHead } from '../components/layout/city-head';
import { CityLayout } from '../components/layout/city-layout';
import { AboutCity } from '../components/sections/about-city';
import { CallBanner } from '../components/sections/call-banner';
import { Claims } from '../components/sections/claims';
import { Coupons } from '../components/sections/coupons';
import { EstimateStrip } from '../components/sections/estimate-strip';
import { Hero } from '../components/sections/hero';
import { Points } from '../components/sections/points';
import { QuoteTicket } from '../components/sections/quote-ticket';
import { ReviewList } from '../components/sections/review-list';
import { SameDayBanner } from '../components/sections/same-day-banner';
import { ServiceCards } from '../components/sections/service-cards';
import { Steps } from '../components/sections/steps';
import { Supporters } from '../components/sections/supporters';
import type { HomePageContext } from '../content-model/city-pages';
import type { Pages, Review, Service, Site } from '../content-model/types';
import { reviewsNear } from '../domain/reviews-near';
import { useCityPage } from '../hooks/use-city-page';

type HomeContent = Pick<Site, 'claims' | 'coupons' | 'steps'> & {
  home: Pages['home'];
  services: Service[];
  reviews: Review[];
};

const reviewsShown = 3;

function useHomeContent(): HomeContent {
  return useStaticQuery<HomeContent>(graphql`
    query HomeContent {
      home: contentDocument(path: "pages/home")
      claims: contentDocument(path: "site/claims")
      coupons: contentDocument(path: "site/coupons")
      steps: contentDocument(path: "site/steps")
      services: contentDocuments(kind: "services")
      reviews: contentDocuments(kind: "reviews")
    }
  `);
}

export default function HomePage({ pageContext }: PageProps<object, HomePageContext>) {
  const page = useCityPage(pageContext);
  const { home, claims, coupons, steps, services, reviews } = page.fill(useHomeContent());
  const { city, linkTo, phone, site } = page;
  return (
    <CityLayout page={page}>
      <Hero texts={home.hero}>
        <QuoteTicket texts={site.forms} sentFrom={page.sentFrom} />
      </Hero>
      <SameDayBanner texts={home.sameDay} />
      <ServiceCards
        texts={home.services}
        services={services}
        link={{ label: home.services.link, to: linkTo('what-we-take') }}
      />
      <CallBanner texts={home.callBanner} phone={phone} words={site.words} />
      <Steps texts={home.steps} steps={steps} link={{ label: home.steps.link, to: linkTo('how-it-works') }} />
      <Points id="rates" texts={home.rates} />
      <EstimateStrip texts={home.estimate} forms={site.forms} sentFrom={page.sentFrom} />
      <AboutCity texts={home.about} about={pageContext.about} />
      <ReviewList
        texts={home.reviews}
        reviews={reviewsNear(reviews, city.badgeGroup).slice(0, reviewsShown)}
        words={site.words}
        link={{ label: home.reviews.link, to: linkTo('reviews') }}
      />
      <Coupons texts={home.coupons} coupons={coupons} />
      <Claims texts={home.claims} claims={claims} />
      <Supporters texts={home.supporters} teams={pageContext.teams} />
    </CityLayout>
  );
}

export function Head({ pageContext, location }: HeadProps<object, HomePageContext>) {
  const { home } = useHomeContent();
  return <CityHead context={pageContext} path={location.pathname} meta={home.meta} />;
}
