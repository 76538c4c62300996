import { act } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { replaceHydrateFunction } from '../../gatsby-browser';
import { HydrationBoundary } from '../../src/startup/hydration-boundary';

type Start = (element: React.ReactElement, container: Element) => void;

const start = replaceHydrateFunction?.({} as never, {} as never) as unknown as Start;

let built: Element | null;

/** Starts the page on the HTML of a paragraph, as gatsby-ssr.tsx renders it. */
async function startBuilt(Page: () => React.ReactNode) {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    <HydrationBoundary>
      <p>Hello</p>
    </HydrationBoundary>,
  );
  built = container.querySelector('p');
  await act(() => start(<Page />, container));
  return { container, log };
}

test('a page that comes without markup, as in development, is shown', async () => {
  const container = document.createElement('div');
  await act(() => start(<p>Hello</p>, container));
  expect(container.innerHTML).toBe('<p>Hello</p>');
});

test('a built page keeps its own elements', async () => {
  const { container, log } = await startBuilt(() => <p>Hello</p>);
  expect(container.innerHTML).toContain('<p>Hello</p>');
  expect(container.querySelector('p')).toBe(built);
  expect(log).not.toHaveBeenCalled();
});

test('a built page whose scripts throw keeps its HTML, and says so once in the log', async () => {
  const { container, log } = await startBuilt(() => {
    throw new Error('no page');
  });
  expect(container).toHaveTextContent('Hello');
  expect(log.mock.calls).toMatchObject([['Error showing a part of the page', { message: 'no page' }]]);
});
