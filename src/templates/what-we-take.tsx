import { graphql, useStaticQuery, type HeadProps, type PageProps } from 'gatsby';
import { CityLayout } from '../features/site-chrome/components/city-layout';
import { CityHead } from '../features/page-head/components/page-head';
import { fillText } from '../shared/text/fill-text';
import { TickList } from '../shared/ui/tick-list';
import { ExplainedItems } from '../features/service-pages/components/explained-items';
import { HaulBand } from '../features/haul/components/haul-shell';
import { CityTitle } from '../features/cities/components/city-title';
import { Passage } from '../shared/ui/passage';
import { QuoteTicket, quoteFormId } from '../features/ticket/components/quote-ticket';
import { LocalQuestions } from '../features/questions/components/question-list';
import { ServiceGuides, type ServiceSummary } from '../features/service-pages/components/service-cards';
import type { WhatWeTakePageContext } from '../content-model/gatsby/city-pages';
import type { Guide, Pages, Site } from '../content-model/types';
import { offeredOf } from '../shared/site/own-content';
import { useCityPage } from '../features/cities/hooks/use-city-page';
import { haulShellOf, type HaulContent } from '../features/haul/hooks/haul-shell';

type WhatWeTakeContent = HaulContent & {
  texts: Pages['what-we-take'];
  local: Pages['local-service'];
  services: ServiceSummary[];
  guides: Pick<Guide, 'slug' | 'name'>[];
  guide: Pick<Pages['guide'], 'others'>;
  haul: HaulContent['haul'] & Pick<Site['haul'], 'groups'>;
};

function useWhatWeTakeContent({ services }: WhatWeTakePageContext): WhatWeTakeContent {
  const content = useStaticQuery<WhatWeTakeContent>(graphql`
    query WhatWeTakeContent {
      texts: contentDocument(path: "pages/what-we-take")
      local: contentDocument(path: "pages/local-service")
      services: contentDocuments(
        kind: "services"
        fields: ["slug", "title", "serviceName", "summary", "drawing", "photo"]
      )
      guides: contentDocuments(kind: "guides", fields: ["slug", "name"])
      guide: contentDocument(path: "pages/guide", fields: ["others"])
      haul: contentDocument(
        path: "site/haul"
        fields: ["mode", "title", "lead", "more", "plain", "plainLink", "groups"]
      )
      haulFile: contentDocument(path: "site/haul-file")
    }
  `);
  return { ...content, services: offeredOf(content.services, services) };
}

export default function WhatWeTakePage({ pageContext }: PageProps<object, WhatWeTakePageContext>) {
  const page = useCityPage(pageContext);
  const content = page.fill(useWhatWeTakeContent(pageContext));
  const { texts, local, services, guides, guide } = content;
  const about = page.fill(pageContext.about);
  const haul = haulShellOf(page, content, pageContext.rates);
  return (
    <CityLayout page={page} formId={quoteFormId}>
      <CityTitle page={page} route="what-we-take" texts={texts} drawing="spot-load" />
      <ServiceGuides
        texts={texts.services}
        {...{ services, guides }}
        othersTitle={guide.others.here}
        local={{ title: local.inCity, links: page.fill(pageContext.localLinks) }}
      />
      <Passage id="typical" texts={{ title: texts.typical, text: about.typical }} />
      <LocalQuestions title={texts.questions} questions={about.questions} moreLabel={page.site.words.more} />
      <ExplainedItems id="not-taken" texts={texts.notTaken} isCrossed />
      <HaulBand haul={haul} formId={quoteFormId}>
        <TickList
          items={content.haul.groups.map(({ title, items }) =>
            fillText(page.site.words.labelled, {
              label: title,
              value: items.map(({ name }) => name).join(', '),
            }),
          )}
        />
      </HaulBand>
      <QuoteTicket {...texts.form} texts={page.site.forms} sentFrom={page.sentFrom} onBand />
    </CityLayout>
  );
}

export function Head({ pageContext, location }: HeadProps<object, WhatWeTakePageContext>) {
  const { texts, services } = useWhatWeTakeContent(pageContext);
  const path = location.pathname;
  const described = services.map(({ slug, title, serviceName = title, summary }) => ({
    name: serviceName,
    description: summary,
    path: `${path}#${slug}`,
  }));
  return <CityHead context={pageContext} path={path} meta={texts.meta} described={{ services: described }} />;
}
