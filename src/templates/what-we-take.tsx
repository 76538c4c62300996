import type { PageProps } from 'gatsby';
import { CityLayout } from '../features/site-chrome/components/city-layout';
import { headOf } from '../features/page-head/components/page-head';
import { TickList } from '../shared/ui/tick-list';
import { ExplainedItems } from '../features/service-pages/components/explained-items';
import { HaulBand } from '../features/haul/components/haul-shell';
import { CityTitle } from '../features/cities/components/city-title';
import { Passage } from '../shared/ui/passage';
import { QuoteTicket, quoteFormId } from '../features/ticket/components/quote-ticket';
import { LocalQuestions } from '../features/questions/components/question-list';
import { ServiceGuides } from '../features/service-pages/components/service-cards';
import type { WhatWeTakePageContext } from '../content-model/gatsby/city-pages';
import { offeredOf } from '../shared/site/own-content';
import { useContent } from '../shared/site/use-content';
import { useCityPage } from '../features/cities/hooks/use-city-page';
import { haulShellOf } from '../features/haul/hooks/haul-shell';

export default function WhatWeTakePage({ pageContext }: PageProps<object, WhatWeTakePageContext>) {
  const page = useCityPage(pageContext);
  const { services, guides } = useContent();
  const { fill, site, textsOf } = page;
  const texts = textsOf('what-we-take');
  const about = fill(pageContext.about);
  const haul = haulShellOf(page, pageContext.rates);
  return (
    <CityLayout page={page} formId={quoteFormId}>
      <CityTitle page={page} route="what-we-take" texts={texts} drawing="spot-load" />
      <ServiceGuides
        texts={texts.services}
        services={fill(offeredOf(services, pageContext.services))}
        guides={fill(guides)}
        othersTitle={textsOf('guide').others.here}
        local={{ title: textsOf('local-service').inCity, links: fill(pageContext.localLinks) }}
      />
      <Passage id="typical" texts={{ title: texts.typical, text: about.typical }} />
      <LocalQuestions title={texts.questions} questions={about.questions} moreLabel={site.words.more} />
      <ExplainedItems id="not-taken" texts={texts.notTaken} isCrossed />
      <HaulBand haul={haul} formId={quoteFormId}>
        <TickList items={haul?.groups ?? []} />
      </HaulBand>
      <QuoteTicket {...texts.form} texts={site.forms} sentFrom={page.sentFrom} onBand />
    </CityLayout>
  );
}

export const Head = headOf<WhatWeTakePageContext>('what-we-take', ({ services }, context, path) => ({
  services: offeredOf(services, context.services).map(({ slug, title, serviceName = title, summary }) => ({
    name: serviceName,
    description: summary,
    path: `${path}#${slug}`,
  })),
}));
