import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { prefetchOnIntent } from '../../../src/shared/browser/prefetch';

function Links() {
  return (
    <nav>
      <a href="/near">
        <span>Near</span>
      </a>
      <a href="/touched">Touched</a>
      <a href="https://elsewhere.example">Elsewhere</a>
    </nav>
  );
}

test('a page whose link the mouse is on is fetched once, where the browser does not do so by itself', async () => {
  const fetched = jest.fn(async () => new Response());
  Object.assign(globalThis, { fetch: fetched });
  render(<Links />);
  prefetchOnIntent();
  await userEvent.hover(screen.getByText('Near'));
  await userEvent.hover(screen.getByText('Elsewhere'));
  await userEvent.pointer({ keys: '[TouchA>]', target: screen.getByText('Touched') });
  await userEvent.hover(screen.getByText('Near'));
  expect(fetched.mock.calls).toEqual([['/near', expect.anything()]]);
});
