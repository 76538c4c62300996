import { LocalLinks, type LocalLinksProps } from '../features/service-pages/components/local-links';
import { ServiceCards } from '../features/service-pages/components/service-cards';

/** The parts of pages that hydration leaves as they are. Each page imports their styles (static-styles.ts). */
export { AboutCity } from '../features/cities/components/about-city';
export { Claims } from '../features/reviews/components/claims';
export { ReviewList } from '../features/reviews/components/review-list';
export { Supporters } from '../features/reviews/components/supporters';
export { Points } from '../features/service-pages/components/points';
export { Rates } from '../features/service-pages/components/rates';
export { ServiceGuides } from '../features/service-pages/components/service-guides';
export { Steps } from '../features/service-pages/components/steps';

type ServicesProps = Omit<Parameters<typeof ServiceCards>[0], 'children'> & { local: LocalLinksProps };

export function Services({ local, ...cards }: ServicesProps) {
  return (
    <ServiceCards {...cards}>
      <LocalLinks {...local} />
    </ServiceCards>
  );
}
