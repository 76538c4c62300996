import type { HeadProps, PageProps } from 'gatsby';
import { FindCity } from '../features/city-finder/components/find-city';
import { BrandLayout } from '../features/site-chrome/components/brand-layout';
import { GuideHead } from '../features/page-head/components/page-head';
import { LocalQuestions } from '../features/questions/components/question-list';
import { ExplainedItems } from '../features/service-pages/components/explained-items';
import { Points } from '../features/service-pages/components/points';
import { OtherServices } from '../features/service-pages/components/local-links';
import { Paragraphs } from '../features/service-pages/components/paragraphs';
import type { GuidePageContext } from '../content-model/gatsby/guide-pages';
import { ActionLink } from '../shared/ui/action-link';
import { PageTitle } from '../shared/ui/page-title';
import { PriceLine } from '../shared/ui/price-line';
import { smsLink } from '../shared/values/phone-number';
import { stepsToGuide } from '../shared/site/breadcrumbs';
import { useBrandPage } from '../shared/site/use-brand-page';
import { fillTexts } from '../shared/text/fill-text';

export default function GuidePage({ pageContext }: PageProps<object, GuidePageContext>) {
  const page = useBrandPage();
  const { brand, navigation, words } = page.site;
  const facts = page.fill(pageContext.facts, { taxWord: words.salesTax.name });
  const { guide, service, others, local } = page.fill(pageContext, facts);
  const texts = page.textsOf('guide');
  return (
    <BrandLayout page={page}>
      <PageTitle
        texts={guide}
        drawing={guide.drawing}
        breadcrumbs={{ name: navigation.breadcrumbsName, steps: stepsToGuide(brand, guide, words.language) }}
      >
        <ActionLink to="#cities" label={texts.find} />
        <template data-of-city="instead">
          <ActionLink to="/?/get-quote" label={navigation.stickyBar.getQuote} />
        </template>
      </PageTitle>
      {service && (
        <Points
          id="items"
          texts={{
            title: texts.items,
            lead: [service.description, service.note].filter(Boolean).join(' '),
            items: service.items,
          }}
          surface="sheet"
        />
      )}
      {guide.parts
        .filter(({ paragraphs }) => paragraphs.length > 0)
        .map(({ title, paragraphs }, index) => (
          <Paragraphs
            key={title}
            id={`part-${index + 1}`}
            title={title}
            items={paragraphs}
            surface={index % 2 === 0 ? 'page' : 'quiet'}
          />
        ))}
      <ExplainedItems
        id="cost"
        texts={{ title: texts.cost, lead: guide.cost.text, items: guide.cost.drivers }}
      >
        <PriceLine ask={facts['pricing.ask']} smsLink={smsLink(page.phone, guide.name)} />
      </ExplainedItems>
      <LocalQuestions
        title={fillTexts(texts.questions, { thing: guide.name })}
        questions={guide.questions}
        moreLabel={words.more}
      />
      <OtherServices
        title={texts.others.title}
        lists={[
          { title: texts.others.here, links: others },
          ...local.map(({ name, links }) => ({
            title: fillTexts(texts.others.elsewhere, { thing: name }),
            links,
          })),
        ]}
      />
      <FindCity page={page} heading={texts.cities} />
    </BrandLayout>
  );
}

export function Head({ pageContext }: HeadProps<object, GuidePageContext>) {
  return <GuideHead guide={pageContext.guide} />;
}
