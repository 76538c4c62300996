import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Comparison } from '../../../src/shared/ui/comparison';

const words = { before: 'Before', after: 'After', slider: 'Before or after' };
const comparison = (
  <Comparison
    before={<img src="/before-garage.svg" alt="" />}
    after={<img src="/after-garage.svg" alt="" />}
    title="A garage, emptied"
    words={words}
  />
);

const slider = () =>
  screen.getByRole<HTMLInputElement>('slider', { name: 'Before or after: A garage, emptied' });
const split = () => slider().parentElement?.style.getPropertyValue('--split');

/** What browsers do at an arrow key on a slider, and jsdom does not. */
function pressArrow(key: 'ArrowLeft' | 'ArrowRight') {
  const value = slider().valueAsNumber + (key === 'ArrowRight' ? 1 : -1);
  fireEvent.input(slider(), { target: { value } });
}

test('the keyboard reaches the slider, and its arrows move the line', async () => {
  Object.defineProperty(document, 'currentScript', { value: document.createElement('script') });
  await import('../../../src/islands/inlined/starter');
  render(comparison);
  await userEvent.tab();
  expect(slider()).toHaveFocus();
  pressArrow('ArrowRight');
  pressArrow('ArrowRight');
  expect(split()).toBe('52%');
  pressArrow('ArrowLeft');
  expect(split()).toBe('51%');
  expect(slider()).toHaveValue('51');
  expect(slider()).toHaveAttribute('aria-valuetext', '51 %');
});
