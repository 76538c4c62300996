import { brandHeadOf } from '../../features/page-head/components/page-head';
import { BrandLayout } from '../../features/site-chrome/components/brand-layout';
import { PageTitle } from '../../shared/ui/page-title';
import { textTermsPath } from '../../shared/site/routes';
import { useBrandPage } from '../../shared/site/use-brand-page';
import { Band } from '../../shared/ui/band';

export default function TextTermsPage() {
  const page = useBrandPage();
  const texts = page.textsOf('text-terms');
  return (
    <BrandLayout page={page}>
      <PageTitle texts={texts} />
      <Band surface="sheet">
        <div className="stack gap-6 measure">
          {texts.terms.map(({ title, text }) => (
            <section key={title} className="stack gap-2">
              <h2 className="h3">{title}</h2>
              <p>{text}</p>
            </section>
          ))}
        </div>
      </Band>
    </BrandLayout>
  );
}

export const Head = brandHeadOf(textTermsPath, (pages) => pages['text-terms']);
