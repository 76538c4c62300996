import type { FaqPageContext } from '../content-model/gatsby/city-pages';
import type { PageProps } from 'gatsby';
import { headOf } from '../features/page-head/components/page-head';
import { CityLayout } from '../features/site-chrome/components/city-layout';
import { CallBanner } from '../features/requests/components/call-banner';
import { FaqList } from '../features/questions/components/faq-list';
import { CityTitle, pageLinks } from '../features/cities/components/city-title';
import { guidePath } from '../shared/site/routes';
import { fillTexts } from '../shared/text/fill-text';
import { LinkedText } from '../shared/ui/site-link';
import { useContent } from '../shared/site/use-content';
import { useCityPage } from '../features/cities/hooks/use-city-page';

const withoutLinksTo = <Entry extends { html: string }>(
  entries: Entry[],
  slugs: readonly string[] = [],
): Entry[] =>
  entries.map((entry) => ({
    ...entry,
    html: slugs.reduce((html, slug) => html.replaceAll(`what-we-take#${slug}"`, 'what-we-take"'), entry.html),
  }));

type LocalQuestion = { question: string; answer: string };

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (mark) => marks[mark] as string);
const paragraph = (text: string): string => `<p>${escaped(text)}</p>`;

/** The rest of an answer is on the one page of the city that is about it. */
const asEntries = (questions: readonly LocalQuestion[], topic: string) =>
  questions.map(({ question, answer }, order) => ({ question, topic, order, html: paragraph(answer) }));

export default function FaqPage({ pageContext }: PageProps<object, FaqPageContext>) {
  const page = useCityPage(pageContext);
  const { faq, guides } = useContent();
  const texts = page.textsOf('faq');
  const { ask, smsLink } = page.price;
  const link = ask && { 'pricing.ask': `<a href="${escaped(smsLink)}">${escaped(ask)}</a>` };
  const entries = fillTexts(faq, { ...page.values, ...link });
  const local = asEntries(page.fill(pageContext.questions ?? []), texts.local);
  return (
    <CityLayout page={page}>
      <CityTitle page={page} route="faq" texts={texts} drawing="spot-kept">
        <LinkedText text={texts.ways} links={pageLinks(page)} />
      </CityTitle>
      <FaqList
        entries={[...withoutLinksTo(entries, pageContext.notOffered), ...local]}
        pages={[
          ...page.fill(pageContext.localLinks),
          ...page.fill(guides).map(({ slug, name }) => ({ label: name, to: guidePath(slug) })),
        ]}
        smsLink={page.call.smsLink}
        texts={texts.search}
        words={page.site.words}
      />
      <CallBanner texts={texts.stillAsking} {...page.call} />
    </CityLayout>
  );
}

export const Head = headOf('faq');
