import { render, screen } from '@testing-library/react';
import { ReviewList } from '../../../../src/features/reviews/components/review-list';
import type { Review } from '../../../../src/content-model/types';
import { brandContent } from '../../../support/brand-fixture';

const { words } = brandContent.site;
const dana: Review = {
  author: 'Dana R.',
  place: 'Leslieville',
  badgeGroup: 'ontario',
  stars: 4,
  text: 'Quick and careful.',
  taken: ['A sofa', 'Two chairs'],
};
const lee: Review = { ...dana, author: 'Lee P.', stars: 5, text: 'On time.' };

const show = (reviews: Review[]) => render(<ReviewList reviews={reviews} words={words} />);

test('as many of the five stars are given, and screen readers hear them once', () => {
  const { container } = show([dana]);
  expect(screen.getAllByText('4 of 5')).toHaveLength(1);
  expect(container.querySelectorAll('svg')).toHaveLength(5);
  expect(container.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0);
  expect(container.querySelectorAll('svg.given')).toHaveLength(4);
});

test('a review that no customer wrote says so, and no other one does', () => {
  show([{ ...dana, sample: true }, lee]);
  const [sample, real] = screen.getAllByRole('figure');
  expect(sample).toHaveTextContent(words.sampleReview);
  expect(real).not.toHaveTextContent(words.sampleReview);
});

test('where there are no reviews the page says so, or leaves the section out', () => {
  const { container } = show([]);
  expect(container).toBeEmptyDOMElement();
  render(<ReviewList reviews={[]} none="None yet" words={words} />);
  expect(screen.getByText('None yet')).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
