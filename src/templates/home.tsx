import { AboutCity } from '../features/cities/components/about-city';
import { Claims } from '../features/reviews/components/claims';
import { Points } from '../features/service-pages/components/points';
import { Rates } from '../features/service-pages/components/rates';
import { ReviewList } from '../features/reviews/components/review-list';
import { Steps } from '../features/service-pages/components/steps';
import { Supporters } from '../features/reviews/components/supporters';
import { graphql, useStaticQuery, type HeadProps, type PageProps } from 'gatsby';
import { CityLayout } from '../features/site-chrome/components/city-layout';
import { CityHead } from '../features/page-head/components/page-head';
import { CallBanner } from '../features/requests/components/call-banner';
import { Coupons } from '../features/coupons/components/coupons';
import { EstimateStrip } from '../features/requests/components/estimate-strip';
import { JobsDone } from '../features/jobs/components/jobs-done';
import { Hero } from '../features/hero/components/hero';
import { JumpLinks, type Parts } from '../shared/ui/jump-links';
import { QuoteTicket, quoteFormId } from '../features/ticket/components/quote-ticket';
import { SameDayBanner } from '../features/requests/components/same-day-banner';
import { ServiceCards, type ServiceSummary } from '../features/service-pages/components/service-cards';
import type { HomePageContext } from '../content-model/gatsby/city-pages';
import type { Pages, Site } from '../content-model/types';
import { cityPhoto, offeredOf, withOwn } from '../shared/site/own-content';
import { useCityPage } from '../features/cities/hooks/use-city-page';
import { haulShellOf, type HaulContent } from '../features/haul/hooks/haul-shell';

type HomeContent = HaulContent &
  Pick<Site, 'booking' | 'claims' | 'coupons' | 'steps'> & {
    home: Pages['home'];
    local: Pages['local-service'];
    rooms: Site['before-after'];
    services: ServiceSummary[];
  };

function useHomeContent({ own, services }: HomePageContext): HomeContent {
  const content = useStaticQuery<HomeContent>(graphql`
    query HomeContent {
      home: contentDocument(path: "pages/home")
      local: contentDocument(path: "pages/local-service")
      claims: contentDocument(path: "site/claims")
      coupons: contentDocument(path: "site/coupons")
      steps: contentDocument(path: "site/steps")
      booking: contentDocument(path: "site/booking")
      rooms: contentDocument(path: "site/before-after")
      services: contentDocuments(
        kind: "services"
        fields: ["slug", "title", "serviceName", "summary", "drawing", "photo"]
      )
      haul: contentDocument(
        path: "site/haul"
        fields: ["mode", "title", "lead", "more", "plain", "plainLink"]
      )
      haulFile: contentDocument(path: "site/haul-file")
    }
  `);
  return { ...withOwn(content, own), services: offeredOf(content.services, services) };
}

const partsOf = ({ home }: HomeContent, { reviews, jobs }: HomePageContext, haul?: object): Parts => ({
  'same-day': [home.sameDay],
  trust: home.trust.points.map((point) => ({ point })),
  load: haul ? [haul] : [],
  reviews,
  jobs,
});

export default function HomePage({ pageContext }: PageProps<object, HomePageContext>) {
  const page = useCityPage(pageContext);
  const content = page.fill(useHomeContent(pageContext));
  const { home, local, booking, claims, coupons, rooms, steps, services } = content;
  const { city, linkTo, site } = page;
  const haul = haulShellOf(page, content, pageContext.rates);
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
      <JumpLinks texts={home.ways} parts={partsOf(content, pageContext, haul)} faqPath={linkTo('faq')} />
      <SameDayBanner
        texts={home.sameDay}
        timeWindows={booking.timeWindows}
        utcOffsets={pageContext.utcOffsets}
        page={page}
      />
      <Rates
        texts={home.rates}
        photo={pageContext.photos?.truck}
        coupons={<Coupons texts={home.coupons} coupons={coupons} page={page} isPart />}
      >
        <EstimateStrip texts={home.estimate} forms={site.forms} sentFrom={page.sentFrom} haul={haul} />
      </Rates>
      <ServiceCards
        texts={home.services}
        services={services}
        pathOf={(slug) => `${linkTo('what-we-take')}#${slug}`}
        link={{ label: home.services.link, to: linkTo('what-we-take') }}
        local={{ title: local.inCity, links: page.fill(pageContext.localLinks) }}
      />
      {claims.items.length > 0 ? (
        <Claims texts={home.claims} claims={claims} trust={home.trust} />
      ) : (
        <Points id="trust" texts={home.trust} />
      )}
      {pageContext.reviews.length > 0 && (
        <ReviewList
          texts={home.reviews}
          reviews={page.fill(pageContext.reviews)}
          words={site.words}
          link={{ label: home.reviews.link, to: linkTo('reviews') }}
        />
      )}
      <JobsDone texts={home.jobs} jobs={page.fill(pageContext.jobs)} words={rooms} sharedWords={site.words} />
      <Steps texts={home.steps} steps={steps} link={{ label: home.steps.link, to: linkTo('how-it-works') }} />
      <CallBanner texts={home.callBanner} {...page.call} />
      <AboutCity
        texts={home.about}
        about={page.fill(pageContext.about)}
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

export function Head({ pageContext, location }: HeadProps<object, HomePageContext>) {
  const { home, services, coupons } = useHomeContent(pageContext);
  const offers = { catalogName: home.services.title, services, coupons };
  const photo = cityPhoto(pageContext.photos);
  return (
    <CityHead context={pageContext} path={location.pathname} meta={home.meta} described={{ offers, photo }} />
  );
}
