import type { PageProps } from 'gatsby';
import { headOf } from '../features/page-head/components/page-head';
import { CityLayout } from '../features/site-chrome/components/city-layout';
import { CallBanner } from '../features/requests/components/call-banner';
import { BookingTicket } from '../features/ticket/components/booking-ticket';
import { CityTitle } from '../features/cities/components/city-title';
import { formTextsOf } from '../features/requests/rules/form-texts';
import { TicketWithCopy } from '../features/ticket/components/ticket-with-copy';
import { Points } from '../features/service-pages/components/points';
import type { CityPageContext } from '../content-model/gatsby/city-pages';
import { useCityPage } from '../features/cities/hooks/use-city-page';
import { haulShellOf } from '../features/haul/hooks/haul-shell';
import type { TicketOf } from '../features/ticket/hooks/use-ticket';

const formId = 'booking-title';

export default function BookNowPage({ pageContext }: PageProps<object, CityPageContext>) {
  const page = useCityPage(pageContext);
  const texts = page.textsOf('book-now');
  const { booking, brand, forms, coupons, words } = page.site;
  const { utcOffsets } = pageContext;
  const hours = { openingHours: brand.openingHours, holidays: brand.holidays };
  const haul = haulShellOf(page, pageContext.rates);
  const ticketOf: TicketOf = {
    form: 'booking',
    offered: { timeWindows: booking.timeWindows, hours, utcOffsets, language: words.language },
  };
  return (
    <CityLayout page={page} formId={formId}>
      <CityTitle page={page} route="book-now" texts={texts} />
      <TicketWithCopy of={ticketOf} texts={forms} phone={page.phone} haul={haul} formId={formId}>
        <BookingTicket
          titleId={formId}
          texts={formTextsOf(forms, 'booking')}
          options={booking}
          hours={hours}
          utcOffsets={utcOffsets}
          words={{ language: words.language, country: words[page.city.country] }}
          sentFrom={page.sentFrom}
          copied={{ of: ticketOf, coupons: coupons.items }}
        />
      </TicketWithCopy>
      <CallBanner texts={page.textsOf('home').callBanner} {...page.call} />
      <Points id="next" texts={texts.next} />
    </CityLayout>
  );
}

export const Head = headOf('book-now');
