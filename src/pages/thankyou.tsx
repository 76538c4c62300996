import { graphql, useStaticQuery, type PageProps } from 'gatsby';
import { BrandHead } from '../features/page-head/components/brand-head';
import { BrandLayout } from '../features/site-chrome/components/brand-layout';
import { Points } from '../features/service-pages/components/points';
import { KeepTicket } from '../features/ticket/components/keep-ticket';
import { StampedTicket } from '../features/ticket/components/stamped-ticket';
import { ActionLink } from '../shared/ui/action-link';
import { Band } from '../shared/ui/band';
import type { Pages, Site } from '../content-model/types';
import { fillText } from '../shared/text/fill-text';
import { thankYouPath } from '../shared/site/routes';
import { visitFile } from '../features/ticket/rules/calendar-file';
import { visitDetailNames } from '../features/ticket/rules/confirmation';
import { useBrandPage } from '../shared/site/use-brand-page';
import { useCampaignPhone } from '../features/cities/hooks/use-campaign-phone';
import { useConfirmedRequest } from '../features/ticket/hooks/use-confirmed-request';

const useThankYouContent = () =>
  useStaticQuery<{ texts: Pages['thankyou']; booking: Site['booking'] }>(graphql`
    query ThankYouContent {
      texts: contentDocument(path: "pages/thankyou")
      booking: contentDocument(path: "site/booking")
    }
  `);

export default function ThankYouPage({ location }: PageProps) {
  const page = useBrandPage(useCampaignPhone());
  const content = useThankYouContent();
  const { brand, words: sharedWords } = page.site;
  const { city, request, details, utcOffsets, values, ...sentFrom } = useConfirmedRequest(
    location,
    sharedWords.language,
  );
  const { texts, booking } = page.fill(content, values);
  const phone = sentFrom.phone ?? page.phone;
  const timeWindow = booking.timeWindows.find(({ start }) => start === request?.visit?.start)?.label ?? '';
  const summary = fillText(texts.keep.calendar.summary, { window: timeWindow });
  const description = fillText(texts.keep.calendar.description, { window: timeWindow });
  const words = { ...sharedWords, summary, description, message: texts.ticket.message };
  const visit = timeWindow ? request?.visit : undefined;
  const makeFile =
    request && visit && utcOffsets
      ? () => visitFile(request, visit, { utcOffsets, words, brand, madeAt: new Date() })
      : null;
  return (
    <BrandLayout page={page}>
      <StampedTicket
        texts={texts}
        labels={page.site.forms.ticket}
        request={request}
        timeWindow={
          timeWindow && city ? fillText(texts.ticket.windowInCity, { window: timeWindow }) : timeWindow
        }
        details={visitDetailNames.map((name) => ({
          label: texts.details[name],
          value: details[name] ?? '',
        }))}
        issuer={`${brand.name} · ${phone.display}`}
      />
      {request && (
        <KeepTicket texts={texts.keep} phone={phone} reference={request.reference} makeFile={makeFile} />
      )}
      <Points id="next" texts={{ title: texts.next.title, points: texts.next.items }} />
      <Band surface="quiet">
        {city ? (
          <ActionLink to={city.path} label={texts.backToCity} look="quiet" />
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
