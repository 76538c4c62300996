import { render, screen } from '@testing-library/react';
import { lazyCode } from '../../src/islands/lazy-code';
import { staticPartOf } from '../../src/islands/static-part';

function Price({ text }: { text: string }) {
  return (
    <section>
      <p>{text}</p>
    </section>
  );
}

const built = '<section><p>As built</p></section>';

test('keeps the HTML of the build without its code, also when the page around it is drawn again', () => {
  const fetch = jest.fn(async () => ({ Price }));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = built;
  const StaticPart = staticPartOf(lazyCode(fetch));
  const part = (text: string) => <StaticPart name="Price" props={{ text }} />;
  const { rerender } = render(part('As built'), { container, hydrate: true });
  rerender(part('New'));
  expect(container.innerHTML).toBe(built);
  expect(fetch).not.toHaveBeenCalled();
});

test('loads its code and draws itself where a page came without HTML', async () => {
  const StaticPart = staticPartOf(lazyCode(async () => ({ Price })));
  render(<StaticPart name="Price" props={{ text: 'From $99' }} />);
  expect(await screen.findByText('From $99')).toBeVisible();
});

test('draws itself at once on a page whose code was loaded before', async () => {
  const code = lazyCode(async () => ({ Price }));
  await code.load();
  const StaticPart = staticPartOf(code);
  render(<StaticPart name="Price" props={{ text: 'From $99' }} />);
  expect(screen.getByText('From $99')).toBeVisible();
});
