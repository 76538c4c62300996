import { render, screen } from '@testing-library/react';
import { Drawing, DrawingsContext } from '../../../src/shared/ui/drawing';

const drawings = { 'spot-load': { src: '/drawings/spot-load-1a2b.svg', width: 800, height: 600 } };

const show = (name: string, alt?: string) =>
  render(
    <DrawingsContext value={drawings}>
      <Drawing name={name} alt={alt} />
    </DrawingsContext>,
  );

test('a drawing keeps its space before it has loaded, and says nothing to screen readers', () => {
  const { container } = show('spot-load');
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('src', '/drawings/spot-load-1a2b.svg');
  expect(image).toHaveAttribute('width', '800');
  expect(image).toHaveAttribute('height', '600');
  expect(image).toHaveAttribute('alt', '');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('it says what it shows where the words beside it do not', () => {
  show('spot-load', 'Two people carry a sofa');
  expect(screen.getByRole('img', { name: 'Two people carry a sofa' })).toBeVisible();
});

test('a name that nobody drew draws nothing', () => {
  expect(show('spot-unicorn').container).toBeEmptyDOMElement();
});
