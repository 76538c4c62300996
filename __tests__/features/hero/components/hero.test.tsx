import { render, screen } from '@testing-library/react';
import { Hero } from '../../../../src/features/hero/components/hero';
import { fillTexts, siteValues } from '../../../../src/shared/text/fill-text';
import type { Film } from '../../../../src/features/hero/hooks/use-film';
import { brandContent } from '../../../support/brand-fixture';

const { pages, site } = brandContent;
const film: Film = { poster: { src: '/poster.svg', width: 1920, height: 640 }, sources: [] };

const show = (claims = site.claims) =>
  render(
    <Hero
      texts={fillTexts(pages.home.hero, siteValues({ ...site, claims }))}
      film={film}
      reviewsPath="/toronto/reviews"
    >
      The form
    </Hero>,
  );

test('without that claim there is no line', () => {
  show({ items: site.claims.items.filter(({ id }) => id !== 'rating') });
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
