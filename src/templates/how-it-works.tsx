import type { PageProps } from 'gatsby';
import { headOf } from '../features/page-head/components/page-head';
import { CityLayout } from '../features/site-chrome/components/city-layout';
import { LocalQuestions } from '../features/questions/components/question-list';
import { HaulSizes } from '../features/haul/components/haul-sizes';
import { CityTitle } from '../features/cities/components/city-title';
import { Passage } from '../shared/ui/passage';
import { Points } from '../features/service-pages/components/points';
import { QuoteTicket, quoteFormId } from '../features/ticket/components/quote-ticket';
import { Steps } from '../features/service-pages/components/steps';
import type { HowItWorksPageContext } from '../content-model/gatsby/city-pages';
import { useCityPage } from '../features/cities/hooks/use-city-page';

export default function HowItWorksPage({ pageContext }: PageProps<object, HowItWorksPageContext>) {
  const page = useCityPage(pageContext);
  const texts = page.textsOf('how-it-works');
  const about = page.fill(pageContext.about);
  return (
    <CityLayout page={page} formId={quoteFormId}>
      <CityTitle page={page} route="how-it-works" texts={texts} drawing="spot-stairs" />
      <Steps steps={page.site.steps} firstDrawing={pageContext.firstStep} />
      <Passage id="access" texts={{ title: texts.access, text: about.access }} surface="quiet" />
      <LocalQuestions title={texts.questions} questions={about.questions} moreLabel={page.site.words.more} />
      <Points id="prepare" texts={texts.prepare} drawing="spot-kept" />
      <Points
        id="price"
        texts={{ title: texts.price.title, lead: texts.price.text, items: texts.price.points }}
        surface="quiet"
      />
      <HaulSizes texts={texts.loads} />
      <Passage id="afterwards" texts={texts.afterwards} />
      <QuoteTicket {...texts.form} texts={page.site.forms} sentFrom={page.sentFrom} onBand />
    </CityLayout>
  );
}

export const Head = headOf('how-it-works');
