import { graphql, useStaticQuery } from 'gatsby';
import { BrandHead } from '../components/layout/brand-head';
import { BrandLayout } from '../components/layout/brand-layout';
import { PageTitle } from '../components/sections/page-title';
import { Points } from '../components/sections/points';
import type { Pages } from '../content-model/types';
import { useBrandPage } from '../hooks/use-brand-page';

type BookContent = { texts: Pages['book'] };

function useBookContent(): BookContent {
  return useStaticQuery<BookContent>(graphql`
    query BookContent {
      texts: contentDocument(path: "pages/book")
    }
  `);
}

export default function BookPage() {
  const page = useBrandPage();
  const { texts } = page.fill(useBookContent());
  return (
    <BrandLayout page={page}>
      <PageTitle texts={texts} />
      <Points id="trust" texts={{ title: texts.trustPoints.title, points: texts.trustPoints.items }} />
    </BrandLayout>
  );
}

export function Head() {
  const { texts } = useBookContent();
  return <BrandHead path="/book" meta={texts.meta} />;
}
