import { Points } from '../../features/service-pages/components/points';
import { brandHeadOf } from '../../features/page-head/components/page-head';
import { BrandLayout } from '../../features/site-chrome/components/brand-layout';
import { BookPanel, bookFormId } from '../../features/ticket/components/quote-ticket';
import { PageTitle } from '../../shared/ui/page-title';
import { Videos } from '../../features/reviews/components/videos';
import { useBrandPage } from '../../shared/site/use-brand-page';
import { useIsland } from '../../islands/island';

export default function BookPage() {
  const page = useBrandPage();
  const texts = page.textsOf('book');
  const { site, phone } = page;
  return (
    <BrandLayout
      page={page}
      formId={bookFormId}
      logoProps={useIsland('country-logo', { logos: site.brand.logos })}
    >
      <PageTitle texts={texts} />
      <BookPanel texts={site.forms} sentFrom={{ locationId: '', phone, city: null, country: undefined }} />
      <Points id="trust" texts={texts.trustPoints} />
      <Videos texts={texts.videos} videos={site.videos} />
    </BrandLayout>
  );
}

export const Head = brandHeadOf('/book', ({ book }) => book, true);
