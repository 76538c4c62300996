import { Claims } from '../features/reviews/components/claims';
import { ReviewList } from '../features/reviews/components/review-list';
import { Steps } from '../features/service-pages/components/steps';
import type { OfferPageContext } from '../content-model/gatsby/city-pages';
import type { Pages, Site } from '../content-model/types';
import { graphql, type HeadProps, type PageProps, useStaticQuery } from 'gatsby';
import { CityLayout } from '../features/site-chrome/components/city-layout';
import { CityHead } from '../features/page-head/components/page-head';
import { shownBetween } from '../shared/time/city-clock';
import { Hero } from '../features/hero/components/hero';
import { CallBanner } from '../features/requests/components/call-banner';
import { Coupons } from '../features/coupons/components/coupons';
import { quoteFormId, QuoteTicket } from '../features/ticket/components/quote-ticket';
import { withOwn } from '../shared/site/own-content';
import { fillTexts } from '../shared/text/fill-text';
import { useCityPage } from '../features/cities/hooks/use-city-page';
import { shownOn } from '../shared/time/shown-days';

type OfferContent = Pick<Site, 'claims' | 'coupons' | 'steps'> & {
  texts: Pages['offer'];
  home: Pages['home'];
};

const useOfferContent = () =>
  useStaticQuery<OfferContent>(graphql`
    query OfferContent {
      texts: contentDocument(path: "pages/offer")
      home: contentDocument(path: "pages/home")
      claims: contentDocument(path: "site/claims")
      coupons: contentDocument(path: "site/coupons")
      steps: contentDocument(path: "site/steps")
    }
  `);

export default function OfferPage({ pageContext }: PageProps<object, OfferPageContext>) {
  const page = useCityPage(pageContext);
  const { campaign, reviews } = page.fill(pageContext);
  const content = page.fill(withOwn(useOfferContent(), pageContext.own));
  const { claims, coupons, home, steps } = content;
  const { rating: _rating, ...hero } = home.hero;
  const { site } = page;
  const texts = fillTexts(content.texts, { offer: campaign.hero.title });
  const items = coupons.items.filter(({ id }) => id === campaign.coupon);
  return (
    <CityLayout page={page} formId={quoteFormId}>
      {/* Leads to the home once the offer is over, but only while the page is out of sight or when the visitor comes back. */}
      <div {...shownOn([campaign])} data-leave={page.linkTo('')}>
        <Hero texts={{ ...hero, ...campaign.hero }} photo={pageContext.photos?.crew} price={page.price}>
          <QuoteTicket {...campaign.form} texts={site.forms} sentFrom={page.sentFrom} />
        </Hero>
        <Coupons
          texts={texts.coupon}
          coupons={{ ...coupons, print: texts.coupon.print, items }}
          page={page}
        />
        {reviews.length > 0 && <ReviewList texts={texts.reviews} reviews={reviews} words={site.words} />}
        <Steps texts={texts.steps} steps={steps} />
        <CallBanner texts={texts.callBanner} {...page.call} />
        {claims.items.length > 0 && <Claims texts={texts.claims} claims={claims} />}
      </div>
    </CityLayout>
  );
}

export function Head({ pageContext, location }: HeadProps<object, OfferPageContext>) {
  const { texts } = useOfferContent();
  const { campaign, city, utcOffsets } = pageContext;
  const { begins, ends } = shownBetween(campaign, utcOffsets);
  return (
    <CityHead
      context={pageContext}
      // A shared link shows the picture of the city's home.
      path={city.path}
      canonicalPath={location.pathname}
      meta={fillTexts(texts.meta, { offer: campaign.hero.title })}
    >
      <meta name="robots" content="noindex" />
      <script
        id="offer"
        data-home={city.path}
        data-campaign={campaign.slug}
        data-source={campaign.source}
        data-medium={campaign.medium}
        data-begins={begins}
        data-ends={ends}
      >
        {INLINED_OFFER}
      </script>
    </CityHead>
  );
}
