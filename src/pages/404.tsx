import type { Pages, Site } from '../content-model/types';
import { graphql, useStaticQuery } from 'gatsby';
import { BrandHead } from '../features/page-head/components/page-head';
import { BrandLayout } from '../features/site-chrome/components/brand-layout';
import { Passage } from '../shared/ui/passage';
import { ActionLink } from '../shared/ui/action-link';
import { baseLanguage, languagesOf } from '../shared/site/languages';
import { useBrandPage } from '../shared/site/use-brand-page';

type NotFoundContent = {
  texts: Pages['not-found'];
  cities: { slug: string; languages?: string[] }[];
  redirects: Site['redirects'];
};

const useNotFoundContent = () =>
  useStaticQuery<NotFoundContent>(graphql`
    query NotFoundContent {
      texts: contentDocument(path: "pages/not-found")
      cities: contentDocuments(kind: "cities", fields: ["slug", "languages"])
      redirects: contentDocument(path: "site/redirects")
    }
  `);

export default function NotFoundPage() {
  const page = useBrandPage();
  const { texts } = page.fill(useNotFoundContent());
  return (
    <BrandLayout page={page}>
      <Passage id="page-title" level={1} texts={texts}>
        <ActionLink to="/" label={texts.link} />
      </Passage>
    </BrandLayout>
  );
}

export function Head() {
  const { texts, cities, redirects } = useNotFoundContent();
  // Without a city to lead to, an old slug is one of many that are unknown.
  const moved = redirects.cities.filter(({ to }) => to !== '/').map(({ from, to }) => `${from}=${to}`);
  const languages = [...new Set(cities.flatMap(languagesOf))].filter((code) => code !== baseLanguage);
  return (
    <BrandHead path="/" hasAddress={false} meta={texts.meta}>
      <meta name="robots" content="noindex" />
      <script
        id="redirect"
        data-languages={languages.length > 0 ? languages.join(' ') : undefined}
        data-cities={cities.map(({ slug }) => slug).join(' ')}
        data-moved={moved.length > 0 ? moved.join(' ') : undefined}
      >
        {INLINED_REDIRECT}
      </script>
    </BrandHead>
  );
}
