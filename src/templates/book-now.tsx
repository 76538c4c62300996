import { graphql, useStaticQuery, type PageProps } from 'gatsby';
import { headOf } from '../features/page-head/components/page-head';
import { CityLayout } from '../features/site-chrome/components/city-layout';
import { CallBanner } from '../features/requests/components/call-banner';
import { BookingTicket } from '../features/ticket/components/booking-ticket';
import { CityTitle } from '../features/cities/components/city-title';
import { formTextsOf } from '../features/requests/rules/form-texts';
import { TicketWithCopy } from '../features/ticket/components/ticket-with-copy';
import { Points } from '../features/service-pages/components/points';
import type { CityPageContext } from '../content-model/gatsby/city-pages';
import type { Pages, Site } from '../content-model/types';
import { useCityPage } from '../features/cities/hooks/use-city-page';
import { haulShellOf, type HaulContent } from '../features/haul/hooks/haul-shell';
import type { TicketOf } from '../features/ticket/hooks/use-ticket';

type BookNowContent = HaulContent & {
  texts: Pages['book-now'];
  home: Pages['home'];
  options: Site['booking'];
};

const formId = 'booking-title';

const useBookNowContent = () =>
  useStaticQuery<BookNowContent>(graphql`
    query BookNowContent {
      texts: contentDocument(path: "pages/book-now")
      home: contentDocument(path: "pages/home")
      options: contentDocument(path: "site/booking")
      haul: contentDocument(
        path: "site/haul"
        fields: ["mode", "title", "lead", "more", "plain", "plainLink"]
      )
      haulFile: contentDocument(path: "site/haul-file")
    }
  `);

export default function BookNowPage({ pageContext }: PageProps<object, CityPageContext>) {
  const page = useCityPage(pageContext);
  const content = page.fill(useBookNowContent());
  const { texts, home, options } = content;
  const { forms, coupons, words } = page.site;
  const { utcOffsets } = pageContext;
  const { openingHours, holidays } = page.site.brand;
  const hours = { openingHours, holidays };
  const haul = haulShellOf(page, content, pageContext.rates);
  const ticketOf: TicketOf = {
    form: 'booking',
    offered: {
      timeWindows: options.timeWindows,
      hours,
      utcOffsets,
      language: words.language,
    },
  };
  return (
    <CityLayout page={page} formId={formId}>
      <CityTitle page={page} route="book-now" texts={texts} />
      <TicketWithCopy of={ticketOf} texts={forms} phone={page.phone} haul={haul} formId={formId}>
        <BookingTicket
          titleId={formId}
          texts={formTextsOf(forms, 'booking')}
          options={options}
          hours={hours}
          utcOffsets={utcOffsets}
          words={{ language: words.language, country: words[page.city.country] }}
          sentFrom={page.sentFrom}
          copied={{ of: ticketOf, coupons: coupons.items }}
        />
      </TicketWithCopy>
      <CallBanner texts={home.callBanner} {...page.call} />
      <Points id="next" texts={{ title: texts.next.title, points: texts.next.items }} />
    </CityLayout>
  );
}

export const Head = headOf(useBookNowContent);
