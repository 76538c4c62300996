import { graphql, useStaticQuery, type PageProps } from 'gatsby';
import { BrandHead } from '../components/layout/brand-head';
import { BrandLayout } from '../components/layout/brand-layout';
import { Points } from '../components/sections/offer/points';
import { StampedTicket } from '../components/sections/requests/stamped-ticket';
import { ActionLink } from '../components/ui/action-link';
import { Band } from '../components/ui/band';
import type { Pages, Site } from '../content-model/types';
import { fillText } from '../domain/fill-text';
import { cityPath, thankYouPath } from '../domain/routes';
import { visitDetailNames } from '../domain/requests/visit-details';
import { useBrandPage } from '../hooks/use-brand-page';
import { useConfirmedRequest } from '../hooks/requests/use-confirmed-request';

type ThankYouContent = { texts: Pages['thankyou']; booking: Site['booking'] };

function useThankYouContent(): ThankYouContent {
  return useStaticQuery<ThankYouContent>(graphql`
    query ThankYouContent {
      texts: contentDocument(path: "pages/thankyou")
      booking: contentDocument(path: "site/booking")
    }
  `);
}

export default function ThankYouPage({ location }: PageProps) {
  const page = useBrandPage();
  const { texts, booking } = page.fill(useThankYouContent());
  const { city, request, details } = useConfirmedRequest(location);
  return (
    <BrandLayout page={page}>
      <StampedTicket
        texts={texts}
        timeWindows={booking.timeWindows}
        request={request}
        details={visitDetailNames.map((name) => ({
          label: texts.details[name],
          value: details[name] ?? '',
        }))}
      />
      <Points id="next" texts={{ title: texts.next.title, points: texts.next.items }} />
      <Band surface="quiet">
        {city ? (
          <ActionLink
            to={cityPath(city.slug)}
            label={fillText(texts.backToCity, { city: city.locationName })}
            look="quiet"
          />
        ) : (
          <ActionLink to="/" label={texts.chooseCity} look="quiet" />
        )}
      </Band>
    </BrandLayout>
  );
}

export function Head() {
  const { texts } = useThankYouContent();
  return (
    <BrandHead path={thankYouPath} meta={texts.meta}>
      <meta name="robots" content="noindex" />
    </BrandHead>
  );
}
