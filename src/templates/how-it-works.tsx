import { graphql, useStaticQuery, type HeadProps, type PageProps } from 'gatsby';
import { CityHead } from '../components/layout/city-head';
import { CityLayout } from '../components/layout/city-layout';
import { BeforeAfter } from '../components/sections/offer/before-after';
import { LoadSizes } from '../components/sections/offer/load-sizes';
import { PageTitle } from '../components/sections/page-title';
import { Passage } from '../components/sections/passage';
import { Points } from '../components/sections/offer/points';
import { QuotePanel } from '../components/sections/requests/quote-panel';
import { quoteFormId } from '../components/sections/requests/quote-ticket';
import { Steps } from '../components/sections/offer/steps';
import type { CityPageContext, HowItWorksPageContext } from '../content-model/gatsby/city-pages';
import type { Pages, Site } from '../content-model/types';
import { breadcrumbsTo } from '../hooks/cities/city-links';
import { useCityPage } from '../hooks/cities/use-city-page';

type HowItWorksContent = { texts: Pages['how-it-works']; steps: Site['steps']; rooms: Site['before-after'] };

function useHowItWorksContent(): HowItWorksContent {
  return useStaticQuery<HowItWorksContent>(graphql`
    query HowItWorksContent {
      texts: contentDocument(path: "pages/how-it-works")
      steps: contentDocument(path: "site/steps")
      rooms: contentDocument(path: "site/before-after")
    }
  `);
}

export default function HowItWorksPage({ pageContext }: PageProps<object, HowItWorksPageContext>) {
  const page = useCityPage(pageContext);
  const { texts, steps, rooms } = page.fill(useHowItWorksContent());
  return (
    <CityLayout page={page} formId={quoteFormId}>
      <PageTitle
        texts={texts}
        drawing="spot-stairs"
        breadcrumbs={breadcrumbsTo(page, 'how-it-works', texts.meta.title)}
      />
      <Steps steps={steps} firstDrawing={pageContext.firstStep} />
      <Points
        id="prepare"
        texts={{ title: texts.prepare.title, points: texts.prepare.items }}
        drawing="spot-kept"
      />
      <Points
        id="price"
        texts={{ title: texts.price.title, lead: texts.price.text, points: texts.price.points }}
        surface="quiet"
      />
      <LoadSizes texts={texts.loads} />
      <BeforeAfter rooms={rooms} />
      <Passage id="afterwards" texts={texts.afterwards} />
      <QuotePanel {...texts.form} texts={page.site.forms} sentFrom={page.sentFrom} />
    </CityLayout>
  );
}

export function Head({ pageContext, location }: HeadProps<object, CityPageContext>) {
  const { texts } = useHowItWorksContent();
  return <CityHead context={pageContext} path={location.pathname} meta={texts.meta} />;
}
