import type { GetQuotePageContext } from '../content-model/gatsby/city-pages';
import type { TicketOf } from '../features/ticket/hooks/use-ticket';
import type { PageProps } from 'gatsby';
import { headOf } from '../features/page-head/components/page-head';
import { CityLayout } from '../features/site-chrome/components/city-layout';
import { CityTitle } from '../features/cities/components/city-title';
import { Points } from '../features/service-pages/components/points';
import { quoteFormId, QuoteTicket } from '../features/ticket/components/quote-ticket';
import { TicketWithCopy } from '../features/ticket/components/ticket-with-copy';
import { useCityPage } from '../features/cities/hooks/use-city-page';
import { haulShellOf } from '../features/haul/hooks/haul-shell';
import { Band } from '../shared/ui/band';
import { LinkedText } from '../shared/ui/site-link';

const ticketOf: TicketOf = { form: 'quote' };

export default function GetQuotePage({ pageContext }: PageProps<object, GetQuotePageContext>) {
  const page = useCityPage(pageContext);
  const texts = page.textsOf('get-quote');
  const { forms, coupons } = page.site;
  const haul = haulShellOf(page, pageContext.rates);
  return (
    <CityLayout page={page} formId={quoteFormId}>
      <CityTitle page={page} route="get-quote" texts={texts} />
      <TicketWithCopy
        of={ticketOf}
        texts={forms}
        phone={page.phone}
        haul={haul}
        formId={quoteFormId}
        textPhotos={forms.textPhotos}
      >
        <QuoteTicket
          texts={forms}
          sentFrom={page.sentFrom}
          copied={haul && { of: ticketOf, coupons: coupons.items }}
        />
      </TicketWithCopy>
      <Points id="next" texts={texts.next} />
      {pageContext.neighbours.length > 0 && (
        <Band>
          <p>
            <LinkedText text={texts.elsewhere} links={{ cities: pageContext.neighbours }} />
          </p>
        </Band>
      )}
    </CityLayout>
  );
}

export const Head = headOf('get-quote');
