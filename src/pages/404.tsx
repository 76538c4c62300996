import { graphql, useStaticQuery } from 'gatsby';
import { BrandHead } from '../components/layout/brand-head';
import { BrandLayout } from '../components/layout/brand-layout';
import { Passage } from '../components/sections/passage';
import { ActionLink } from '../components/ui/action-link';
import type { Pages } from '../content-model/types';
import { useBrandPage } from '../hooks/use-brand-page';

type NotFoundContent = { texts: Pages['not-found']; cities: { slug: string }[] };

function useNotFoundContent(): NotFoundContent {
  return useStaticQuery<NotFoundContent>(graphql`
    query NotFoundContent {
      texts: contentDocument(path: "pages/not-found")
      cities: contentDocuments(kind: "cities", fields: ["slug"])
    }
  `);
}

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
  const { texts, cities } = useNotFoundContent();
  return (
    <BrandHead path="/" hasAddress={false} meta={texts.meta}>
      <meta name="robots" content="noindex" />
      <script id="redirect" data-cities={cities.map(({ slug }) => slug).join(' ')}>
        {INLINED_REDIRECT}
      </script>
    </BrandHead>
  );
}
