import { render, screen, within } from '@testing-library/react';
import { Ways } from '../../../src/shared/ui/ways';
import { utcOffsets } from '../../support/booking-page';
import { brandContent } from '../../support/brand-fixture';

const { ways } = brandContent.pages.home;
const over = { hiddenAtBuild: true as const, validUntil: '2026-01-01' };

const links = () =>
  within(screen.getByRole('navigation', { name: ways.name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('each part that is on the page has its link, and no other', () => {
  const parts = { 'same-day': [over], load: [], coupons: [over, {}], reviews: [{ stars: 5 }], jobs: [] };
  render(<Ways texts={ways} parts={parts} utcOffsets={utcOffsets} />);
  expect(links()).toStrictEqual([
    [ways.services, '#services'],
    [ways.rates, '#rates'],
    [ways.coupons, '#coupons'],
    [ways.steps, '#steps'],
    [ways.reviews, '#reviews'],
    [ways.about, '#about'],
  ]);
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
});
