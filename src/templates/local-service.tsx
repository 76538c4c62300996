import type { HeadProps, PageProps } from 'gatsby';
import { CityLayout } from '../features/site-chrome/components/city-layout';
import { CityHead } from '../features/page-head/components/page-head';
import { ExplainedItems } from '../features/service-pages/components/explained-items';
import { JobsDone } from '../features/jobs/components/jobs-done';
import { LocalQuestions } from '../features/questions/components/question-list';
import { OtherServices } from '../features/service-pages/components/local-links';
import { Paragraphs } from '../features/service-pages/components/paragraphs';
import { CityTitle } from '../features/cities/components/city-title';
import { QuoteTicket, quoteFormId } from '../features/ticket/components/quote-ticket';
import { ReviewList } from '../features/reviews/components/review-list';
import type { LocalServicePageContext } from '../content-model/gatsby/city-pages';
import { fillTexts } from '../shared/text/fill-text';
import { useCityPage } from '../features/cities/hooks/use-city-page';

const route = 'what-we-take';

export default function LocalServicePage({ pageContext }: PageProps<object, LocalServicePageContext>) {
  const page = useCityPage(pageContext);
  const { local, reviews, jobs, here, elsewhere, guides } = page.fill(pageContext);
  const { words, 'before-after': rooms } = page.site;
  const { name: thing, serviceName: service = thing } = local;
  const place = local.service ? page.city.locationName : thing;
  const texts = fillTexts(page.textsOf('local-service'), { thing, service, place });
  return (
    <CityLayout page={page} formId={quoteFormId}>
      <CityTitle
        page={page}
        route={`${route}/${local.slug}`}
        name={local.name}
        parents={[route]}
        texts={local}
        drawing={local.drawing}
      />
      <ExplainedItems
        id="cost"
        texts={{ title: texts.cost, lead: local.cost.text, items: local.cost.drivers }}
      />
      <Paragraphs id="rules" title={texts.rules} items={local.rules} surface="page" />
      <Paragraphs id="access" title={texts.access} items={local.access} surface="quiet" />
      <LocalQuestions title={texts.questions} questions={local.questions} moreLabel={words.more} />
      <JobsDone texts={{ title: texts.jobs }} jobs={jobs} words={rooms} sharedWords={words} />
      <ReviewList texts={{ title: texts.reviews }} reviews={reviews} words={words} />
      <OtherServices
        title={texts.others.title}
        lists={[
          { title: texts.others.here, links: here },
          { title: texts.others.elsewhere, links: elsewhere },
          { title: texts.others.guides, links: guides },
        ]}
      />
      <QuoteTicket {...texts.form} texts={page.site.forms} sentFrom={page.sentFrom} onBand />
    </CityLayout>
  );
}

export function Head({ pageContext, location }: HeadProps<object, LocalServicePageContext>) {
  const { meta, name, serviceName = name } = pageContext.local;
  const path = location.pathname;
  return (
    <CityHead
      context={pageContext}
      path={path}
      meta={meta}
      described={{
        services: [{ name: serviceName, description: meta.description, path }],
        parents: [route],
        name,
      }}
    />
  );
}
