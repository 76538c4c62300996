import { act } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { replaceHydrateFunction } from '../../gatsby-browser';

type Start = (element: React.ReactElement, container: Element) => void;

const start = replaceHydrateFunction?.({} as never, {} as never) as unknown as Start;

test('a page that comes without markup, as in development, is shown', async () => {
  const container = document.createElement('div');
  await act(() => start(<p>Hello</p>, container));
  expect(container.innerHTML).toBe('<p>Hello</p>');
});

test('a built page keeps its own elements', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<p>Hello</p>);
  const { firstChild } = container;
  await act(() => start(<p>Hello</p>, container));
  expect(container.firstChild).toBe(firstChild);
});
