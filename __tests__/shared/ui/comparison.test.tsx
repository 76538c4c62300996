import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Comparison } from '../../../src/shared/ui/comparison';

const words = { before: 'Before', after: 'After', slider: 'Before or after' };
const slider = () =>
  screen.getByRole<HTMLInputElement>('slider', { name: 'Before or after: A garage, emptied' });
const split = () => slider().parentElement?.style.getPropertyValue('--split');

test('the keyboard reaches the slider, and its arrows move the line', async () => {
  Object.defineProperty(document, 'currentScript', { value: document.createElement('script') });
  await import('../../../src/islands/starter');
  render(<Comparison before={null} after={null} title="A garage, emptied" words={words} />);
  await userEvent.tab();
  expect(slider()).toHaveFocus();
  // What browsers do at an arrow key, and jsdom does not.
  fireEvent.input(slider(), { target: { value: 51 } });
  expect(split()).toBe('51%');
  expect(slider()).toHaveValue('51');
  expect(slider()).toHaveAttribute('aria-valuetext', '51 %');
});
