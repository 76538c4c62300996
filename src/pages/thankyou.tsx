import { graphql, useStaticQuery, type PageProps } from 'gatsby';
import { BrandHead } from '../components/layout/brand-head';
import { BrandLayout } from '../components/layout/brand-layout';
import { PageTitle } from '../components/sections/page-title';
import { Points } from '../components/sections/points';
import { VisitDetails } from '../components/sections/visit-details';
import { ActionLink } from '../components/ui/action-link';
import { Band } from '../components/ui/band';
import type { Pages } from '../content-model/types';
import { fillText } from '../domain/fill-text';
import { cityPath, thankYouPath } from '../domain/routes';
import { visitDetailNames } from '../domain/visit-details';
import { useBrandPage } from '../hooks/use-brand-page';
import { useVisit } from '../hooks/use-visit';

type ThankYouContent = { texts: Pages['thankyou'] };

function useThankYouContent(): ThankYouContent {
  return useStaticQuery<ThankYouContent>(graphql`
    query ThankYouContent {
      texts: contentDocument(path: "pages/thankyou")
    }
  `);
}

export default function ThankYouPage({ location }: PageProps) {
  const page = useBrandPage();
  const { texts } = page.fill(useThankYouContent());
  const { city, details } = useVisit(location);
  return (
    <BrandLayout page={page}>
      <PageTitle texts={texts} />
      <VisitDetails
        title={texts.details.title}
        details={visitDetailNames
          .filter((name) => details[name] !== undefined)
          .map((name) => ({ label: texts.details[name], value: details[name] ?? '' }))}
      />
      <Points id="next" texts={{ title: texts.next.title, points: texts.next.items }} />
      <Band surface="quiet">
        {city ? (
          <ActionLink
            to={cityPath(city.slug)}
            label={fillText(texts.backToCity, { city: city.locationName })}
            look="quiet"
          />
        ) : (
          <ActionLink to="/" label={texts.chooseCity} look="quiet" />
        )}
      </Band>
    </BrandLayout>
  );
}

export function Head() {
  const { texts } = useThankYouContent();
  return (
    <BrandHead path={thankYouPath} meta={texts.meta}>
      <meta name="robots" content="noindex" />
    </BrandHead>
  );
}
