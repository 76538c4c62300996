import { render, screen } from '@testing-library/react';
import { Claims } from '../../../../src/features/reviews/components/claims';

const texts = { title: 'In numbers' };

test('each claim has its number and what it counts', () => {
  render(<Claims texts={texts} claims={{ items: [{ id: 'years', value: '3', label: 'years' }] }} />);
  expect(screen.getByRole('term')).toHaveTextContent('3');
  expect(screen.getByRole('definition')).toHaveTextContent('years');
});

test('a brand without claims has no section for them', () => {
  const { container } = render(<Claims texts={texts} claims={{ items: [] }} />);
  expect(container).toBeEmptyDOMElement();
});
