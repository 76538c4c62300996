import { BrandHead } from '../features/page-head/components/page-head';
import { BrandLayout } from '../features/site-chrome/components/brand-layout';
import { Passage } from '../shared/ui/passage';
import { ActionLink } from '../shared/ui/action-link';
import { baseLanguage, languagesOf } from '../shared/site/languages';
import { useContent } from '../shared/site/use-content';
import { useBrandPage } from '../shared/site/use-brand-page';

export default function NotFoundPage() {
  const page = useBrandPage();
  const texts = page.textsOf('not-found');
  return (
    <BrandLayout page={page}>
      <Passage id="page-title" level={1} texts={texts}>
        <ActionLink to="/" label={texts.link} />
      </Passage>
    </BrandLayout>
  );
}

export function Head() {
  const { pages, cities, site } = useContent();
  // Without a city to lead to, an old slug is one of many that are unknown.
  const moved = site.redirects.cities.filter(({ to }) => to !== '/').map(({ from, to }) => `${from}=${to}`);
  const languages = [...new Set(cities.flatMap(languagesOf))].filter((code) => code !== baseLanguage);
  return (
    <BrandHead path="/" hasAddress={false} meta={pages['not-found'].meta}>
      <meta name="robots" content="noindex" />
      <script
        id="redirect"
        data-languages={languages.length > 0 ? languages.join(' ') : undefined}
        data-cities={cities.map(({ slug }) => slug).join(' ')}
        data-moved={moved.length > 0 ? moved.join(' ') : undefined}
      >
        {INLINED.redirect}
      </script>
    </BrandHead>
  );
}
