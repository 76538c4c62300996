import type { OfferPageContext } from '../content-model/gatsby/page-contexts';
import type { Pages, Site } from '../content-model/types';
import type { UtcOffsets } from '../shared/time/city-clock';
import type { MaybeHidden } from '../shared/time/valid-days';
import { graphql, type HeadProps, type PageProps, useStaticQuery } from 'gatsby';
import { CityLayout } from '../features/site-chrome/components/city-layout';
import { OfferHead } from '../features/page-head/components/offer-head';
import { Hero } from '../features/hero/components/hero';
import { CallBanner } from '../features/requests/components/call-banner';
import { Coupons } from '../features/coupons/components/coupons';
import { quoteFormId, QuoteTicket } from '../features/ticket/components/quote-ticket';
import { goTo } from '../shared/browser/go-to';
import { withOwn } from '../shared/site/own-content';
import { fillTexts } from '../shared/text/fill-text';
import { useCityPage } from '../features/cities/hooks/use-city-page';
import { useFilm } from '../features/hero/hooks/use-film';
import { StaticPart } from './static-part';
import { useEffect } from 'react';
import { useShown } from '../shared/time/use-shown';
import './static-styles';

/** Leads to the home once the offer is over, but only while the page is out of sight or when the visitor comes back. */
function useLeaveEnded(
  page: MaybeHidden,
  home: string,
  offsets: UtcOffsets,
): { isShown: boolean; attach: (part: Element | null) => void } {
  const { shown, attach } = useShown([page], offsets);
  const isShown = shown.length > 0;
  useEffect(() => {
    if (!isShown) goTo(`${home}${window.location.search}`, 'replace');
  }, [isShown, home]);
  return { isShown, attach };
}

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
  const film = useFilm();
  const { isShown, attach } = useLeaveEnded(campaign, page.linkTo(''), pageContext.utcOffsets);
  const { claims, coupons, home, steps } = content;
  const { rating: _rating, ...hero } = home.hero;
  const { phone, site } = page;
  const texts = fillTexts(content.texts, { offer: campaign.hero.title });
  const items = coupons.items.filter(({ id }) => id === campaign.coupon);
  return (
    <CityLayout page={page} formId={quoteFormId}>
      <div ref={attach} hidden={!isShown}>
        <Hero texts={{ ...hero, ...campaign.hero }} film={film} photo={pageContext.photos?.crew}>
          <QuoteTicket {...campaign.form} texts={site.forms} sentFrom={page.sentFrom} />
        </Hero>
        <Coupons
          texts={texts.coupon}
          coupons={{ ...coupons, print: texts.coupon.print, items }}
          language={site.words.language}
          issuer={`${site.brand.name} · ${phone.display}`}
          utcOffsets={page.utcOffsets}
        />
        {reviews.length > 0 && (
          <StaticPart name="ReviewList" props={{ texts: texts.reviews, reviews, words: site.words }} />
        )}
        <StaticPart name="Steps" props={{ texts: texts.steps, steps }} />
        <CallBanner texts={texts.callBanner} {...page.call} />
        {claims.items.length > 0 && <StaticPart name="Claims" props={{ texts: texts.claims, claims }} />}
      </div>
    </CityLayout>
  );
}

export function Head({ pageContext, location }: HeadProps<object, OfferPageContext>) {
  const { texts } = useOfferContent();
  return (
    <OfferHead context={pageContext} path={location.pathname} meta={texts.meta} script={INLINED_OFFER} />
  );
}
