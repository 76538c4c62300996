import { act } from '@testing-library/react';
import { Component } from 'react';
import { renderToString } from 'react-dom/server';
import { replaceHydrateFunction, wrapPageElement } from '../../gatsby-browser';

type Start = (element: React.ReactElement, container: Element) => void;

const start = replaceHydrateFunction?.({} as never, {} as never) as unknown as Start;

/** Passes an error on as Gatsby's router does, after its children are gone. */
class Router extends Component<{ children: React.ReactNode }> {
  override componentDidCatch(error: Error): void {
    throw error;
  }
  override render() {
    return <div id="gatsby-focus-wrapper">{this.props.children}</div>;
  }
}

function Gatsby({ element }: { element: React.ReactElement }) {
  const props = { location: { pathname: '/toronto' } };
  return <Router>{wrapPageElement?.({ element, props } as never, {} as never)}</Router>;
}

/** Starts the page on the HTML of a paragraph. */
async function startBuilt(Page: () => React.ReactNode) {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Gatsby element={<p>Hello</p>} />);
  const built = container.querySelector('p');
  await act(() => start(<Gatsby element={<Page />} />, container));
  return { container, built, log };
}

afterEach(() => document.body.replaceChildren());

test('a page that comes without markup, as in development, is shown', async () => {
  const container = document.createElement('div');
  await act(() => start(<p>Hello</p>, container));
  expect(container.innerHTML).toBe('<p>Hello</p>');
});

test('a built page keeps its own elements', async () => {
  const { container, built, log } = await startBuilt(() => <p>Hello</p>);
  expect(container.querySelector('p')).toBe(built);
  expect(log).not.toHaveBeenCalled();
});
