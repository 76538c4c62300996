import { graphql, useStaticQuery, type HeadProps, type PageProps } from 'gatsby';
import { CityHead } from '../components/layout/city-head';
import { CityLayout } from '../components/layout/city-layout';
import { BookingTicket } from '../components/sections/requests/booking-ticket';
import { CallBanner } from '../components/sections/requests/call-banner';
import { LoadBand } from '../components/sections/load/load-band';
import { PageTitle } from '../components/sections/page-title';
import { Points } from '../components/sections/offer/points';
import type { BookNowPageContext } from '../content-model/gatsby/city-pages';
import type { Pages, Site } from '../content-model/types';
import { breadcrumbsTo } from '../hooks/cities/city-links';
import { useCityPage } from '../hooks/cities/use-city-page';
import { loadShellOf, type LoadContent } from '../hooks/load/load-shell';

type BookNowContent = LoadContent & {
  texts: Pages['book-now'];
  home: Pages['home'];
  options: Site['booking'];
};

function useBookNowContent(): BookNowContent {
  return useStaticQuery<BookNowContent>(graphql`
    query BookNowContent {
      texts: contentDocument(path: "pages/book-now")
      home: contentDocument(path: "pages/home")
      options: contentDocument(path: "site/booking")
      load: contentDocument(path: "site/load", fields: ["mode", "title", "lead", "plain", "plainLink"])
      loadFile: contentDocument(path: "site/load-file")
    }
  `);
}

export default function BookNowPage({ pageContext }: PageProps<object, BookNowPageContext>) {
  const page = useCityPage(pageContext);
  const content = page.fill(useBookNowContent());
  const { texts, home, options } = content;
  const load = loadShellOf(page, content, pageContext.rates);
  return (
    <CityLayout page={page}>
      <PageTitle
        texts={texts}
        drawing="spot-load"
        breadcrumbs={breadcrumbsTo(page, 'book-now', texts.meta.title)}
      />
      <BookingTicket
        texts={page.site.forms}
        options={options}
        utcOffsets={pageContext.utcOffsets}
        words={page.site.words}
        sentFrom={page.sentFrom}
      />
      <LoadBand load={load} formId="booking-title" />
      <CallBanner
        texts={home.callBanner}
        phone={page.phone}
        words={page.site.words}
        smsLink={page.smsLink}
        textPhotos={page.site.forms.textPhotos}
        drawing="spot-phone"
      />
      <Points id="next" texts={{ title: texts.next.title, points: texts.next.items }} />
    </CityLayout>
  );
}

export function Head({ pageContext, location }: HeadProps<object, BookNowPageContext>) {
  const { texts } = useBookNowContent();
  return <CityHead context={pageContext} path={location.pathname} meta={texts.meta} />;
}
