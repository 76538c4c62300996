import { render, screen } from '@testing-library/react';
import { Photograph } from '../../../src/shared/ui/photograph';

const image = {
  width: 1280,
  height: 960,
  avif: '/static/a/400.avif 400w, /static/a/720.avif 720w',
  webp: '/static/a/400.webp 400w, /static/a/1280.webp 1280w',
  src: '/static/a/1280.webp',
  color: '#1c2b24',
};
const photo = { src: '/media/photos/crew.webp', alt: 'Two of the crew beside the truck', image };
const share = { phone: 100, wide: 50 };

test('a photograph says what it shows, and keeps its space free until it has loaded', () => {
  render(<Photograph photo={photo} share={share} />);
  const picture = screen.getByRole('img', { name: 'Two of the crew beside the truck' });
  expect(picture).toHaveAttribute('width', '1280');
  expect(picture).toHaveAttribute('height', '960');
  expect(picture).toHaveStyle({ backgroundColor: '#1c2b24' });
});

test('a crop keeps the point that staff have chosen', () => {
  render(<Photograph photo={{ ...photo, focus: { x: 20, y: 75 } }} shape={2} share={share} />);
  expect(screen.getByRole('img')).toHaveStyle({ objectPosition: '20% 75%' });
});
