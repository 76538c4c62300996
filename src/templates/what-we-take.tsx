import { graphql, useStaticQuery, type HeadProps, type PageProps } from 'gatsby';
import { CityLayout } from '../features/site-chrome/components/city-layout';
import { CityHead } from '../features/page-head/components/page-head';
import { LocalLinks } from '../features/service-pages/components/local-links';
import { fillText } from '../shared/text/fill-text';
import { TickList } from '../shared/ui/tick-list';
import { ExplainedItems } from '../features/service-pages/components/explained-items';
import { LoadBand } from '../features/load/components/load-shell';
import { CityTitle } from '../features/cities/components/city-title';
import { Passage } from '../shared/ui/passage';
import { QuoteTicket, quoteFormId } from '../features/ticket/components/quote-ticket';
import { LocalQuestions } from '../features/questions/components/question-list';
import type { ServiceSummary } from '../features/service-pages/components/service-cards';
import { ServiceGuides } from '../features/service-pages/components/service-guides';
import type { WhatWeTakePageContext } from '../content-model/gatsby/city-pages';
import type { Guide, Pages, Site } from '../content-model/types';
import { offeredOf } from '../shared/site/own-content';
import { useCityPage } from '../features/cities/hooks/use-city-page';
import { loadShellOf, type LoadContent } from '../features/load/hooks/load-shell';

type WhatWeTakeContent = LoadContent & {
  texts: Pages['what-we-take'];
  local: Pages['local-service'];
  services: ServiceSummary[];
  guides: Pick<Guide, 'slug' | 'name'>[];
  guide: Pick<Pages['guide'], 'others'>;
  load: LoadContent['load'] & Pick<Site['load'], 'groups'>;
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
      load: contentDocument(
        path: "site/load"
        fields: ["mode", "title", "lead", "more", "plain", "plainLink", "groups"]
      )
      loadFile: contentDocument(path: "site/load-file")
    }
  `);
  return { ...content, services: offeredOf(content.services, services) };
}

export default function WhatWeTakePage({ pageContext }: PageProps<object, WhatWeTakePageContext>) {
  const page = useCityPage(pageContext);
  const content = page.fill(useWhatWeTakeContent(pageContext));
  const { texts, local, services, guides, guide } = content;
  const about = page.fill(pageContext.about);
  const load = loadShellOf(page, content, pageContext.rates);
  return (
    <CityLayout page={page} formId={quoteFormId}>
      <CityTitle page={page} route="what-we-take" texts={texts} drawing="spot-load" />
      <ServiceGuides texts={texts.services} {...{ services, guides }} othersTitle={guide.others.here}>
        <LocalLinks title={local.inCity} links={page.fill(pageContext.localLinks)} />
      </ServiceGuides>
      <Passage id="typical" texts={{ title: texts.typical, text: about.typical }} />
      <LocalQuestions title={texts.questions} questions={about.questions} moreLabel={page.site.words.more} />
      <ExplainedItems id="not-taken" texts={texts.notTaken} isCrossed />
      <LoadBand load={load} formId={quoteFormId}>
        <TickList
          items={content.load.groups.map(({ title, items }) =>
            fillText(page.site.words.labelled, {
              label: title,
              value: items.map(({ name }) => name).join(', '),
            }),
          )}
        />
      </LoadBand>
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
