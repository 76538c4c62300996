import { render, screen } from '@testing-library/react';
import { Drawing, DrawingsContext } from '../../../src/shared/ui/drawing';

const drawings = { sofa: { src: '/drawings/sofa-1.svg', width: 800, height: 600 } };
const draw = (isSmall: boolean) =>
  render(
    <DrawingsContext value={drawings}>
      <Drawing name="sofa" alt="A sofa" isSmall={isSmall} />
    </DrawingsContext>,
  );

test('a drawing that is small on a phone is a picture there, and keeps its space free until it has loaded', () => {
  const { container } = draw(true);
  const phone = container.querySelector('source');
  expect(phone).toHaveAttribute('srcset', '/drawings/sofa-1.avif');
  expect(phone).toHaveAttribute('media', '(max-width: 29.99rem)');
  const drawing = screen.getByRole('img', { name: 'A sofa' });
  expect(drawing).toHaveAttribute('src', '/drawings/sofa-1.svg');
  expect(drawing).toHaveAttribute('width', '800');
  expect(drawing).toHaveAttribute('height', '600');
});

test('a drawing that is wide on a phone stays as sharp as it is', () => {
  const { container } = draw(false);
  expect(container.querySelector('source')).toBeNull();
  expect(screen.getByRole('img')).toHaveAttribute('src', '/drawings/sofa-1.svg');
});
