import { graphql, useStaticQuery, type HeadProps, type PageProps } from 'gatsby';
import { CityHead } from '../components/layout/city-head';
import { CityLayout } from '../components/layout/city-layout';
import { LocalLinks } from '../components/sections/offer/local-links';
import { NotTaken } from '../components/sections/offer/not-taken';
import { PageTitle } from '../components/sections/page-title';
import { Passage } from '../components/sections/passage';
import { QuotePanel } from '../components/sections/requests/quote-panel';
import { ServiceList } from '../components/sections/offer/service-list';
import type { CityPageContext, WhatWeTakePageContext } from '../content-model/gatsby/city-pages';
import type { Pages, Service } from '../content-model/types';
import { useCityPage } from '../hooks/cities/use-city-page';

type WhatWeTakeContent = {
  texts: Pages['what-we-take'];
  local: Pages['local-service'];
  services: Service[];
};

function useWhatWeTakeContent(): WhatWeTakeContent {
  return useStaticQuery<WhatWeTakeContent>(graphql`
    query WhatWeTakeContent {
      texts: contentDocument(path: "pages/what-we-take")
      local: contentDocument(path: "pages/local-service")
      services: contentDocuments(kind: "services")
    }
  `);
}

export default function WhatWeTakePage({ pageContext }: PageProps<object, WhatWeTakePageContext>) {
  const page = useCityPage(pageContext);
  const { texts, local, services } = page.fill(useWhatWeTakeContent());
  return (
    <CityLayout page={page}>
      <PageTitle texts={texts} drawing="spot-load" />
      <ServiceList services={services} contentsName={texts.contentsName}>
        <LocalLinks title={local.inCity} links={page.fill(pageContext.localLinks)} />
      </ServiceList>
      <NotTaken texts={texts.notTaken} />
      <Passage id="afterwards" texts={texts.afterwards} />
      <QuotePanel {...texts.form} texts={page.site.forms} sentFrom={page.sentFrom} />
    </CityLayout>
  );
}

export function Head({ pageContext, location }: HeadProps<object, CityPageContext>) {
  const { texts } = useWhatWeTakeContent();
  return <CityHead context={pageContext} path={location.pathname} meta={texts.meta} />;
}
