import { render, screen, within } from '@testing-library/react';
import { JumpLinks } from '../../../src/shared/ui/jump-links';
import { brandContent } from '../../support/brand-fixture';

const { ways: texts } = brandContent.pages.home;
const over = { hiddenAtBuild: true as const, validUntil: '2026-01-01' };

const links = () =>
  within(screen.getByRole('navigation', { name: texts.name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('each part that is on the page has its link, and no other', () => {
  const parts = { 'same-day': [over], rates: [over, {}], load: [], reviews: [{ stars: 5 }], jobs: [] };
  render(<JumpLinks texts={texts} parts={parts} faqPath="/boise/faq" />);
  expect(links()).toStrictEqual([
    [texts.rates, '#rates'],
    [texts.faq, '/boise/faq'],
    [texts.services, '#services'],
    [texts.trust, '#trust'],
    [texts.reviews, '#reviews'],
    [texts.steps, '#steps'],
    [texts.about, '#about'],
  ]);
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
});
