import { render, screen } from '@testing-library/react';
import { DrawingsContext, Picture } from '../../../src/shared/ui/drawing';

const drawings = { sofa: { src: '/drawings/sofa-1.svg', width: 800, height: 600 } };
const draw = (phone: number) =>
  render(
    <DrawingsContext value={drawings}>
      <Picture drawing="sofa" shape={4 / 3} share={{ phone, wide: 33 }} />
    </DrawingsContext>,
  );

test('a drawing that is small on a phone is a thumbnail there, and keeps its space free until it has loaded', () => {
  const { container } = draw(50);
  const phone = container.querySelector('source');
  expect(phone).toHaveAttribute('srcset', '/drawings/sofa-1.avif');
  expect(phone).toHaveAttribute('media', '(max-width: 29.99rem)');
  const drawing = screen.getByRole('presentation');
  expect(drawing).toHaveAttribute('src', '/drawings/sofa-1.svg');
  expect(drawing).toHaveAttribute('width', '800');
  expect(drawing).toHaveAttribute('height', '600');
});

test('a drawing that is wide on a phone stays as sharp as it is', () => {
  const { container } = draw(100);
  expect(container.querySelector('source')).toBeNull();
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/drawings/sofa-1.svg');
});
