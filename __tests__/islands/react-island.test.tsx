import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { mountReact } from '../../src/islands/react-island';
import { watchPresses } from '../../src/shared/browser/press';
import { asInPage } from '../support/islands';

let isBroken = false;

function Part({ title }: { title: string }) {
  const [presses, setPresses] = useState(0);
  if (isBroken) throw new Error(`${title} is broken`);
  return (
    <form>
      <h2>{title}</h2>
      <input aria-label="Name" name="name" />
      <button type="button" onClick={() => setPresses(presses + 1)}>
        {presses} presses
      </button>
    </form>
  );
}

const handleFailure = jest.fn();
const mount = mountReact(Part, handleFailure);
const field = () => screen.getByLabelText<HTMLInputElement>('Name');
const press = () => fireEvent.click(screen.getByRole('button'));

/** Shows the part as it was built, with something typed, and the focus there; gives a function that brings it to life. */
function showPart() {
  const html = renderToString(<Part title="Form" />);
  render(
    <div data-testid="page" dangerouslySetInnerHTML={{ __html: `<div class="island">${html}</div>` }} />,
  );
  field().value = 'Ada';
  field().focus();
  const host = document.querySelector<HTMLElement>('.island')!;
  return { host, live: () => asInPage(() => mount(host, { title: 'Form' })) };
}

/** It is there once, with what was typed and with the focus. */
function expectWhole(typed: string): void {
  expect(screen.getByTestId('page').children).toHaveLength(1);
  expect(screen.getByRole('heading')).toHaveTextContent('Form');
  expect(field()).toHaveValue(typed);
  expect(field()).toHaveFocus();
}

afterEach(() => {
  isBroken = false;
  handleFailure.mockClear();
  jest.restoreAllMocks();
});

test('it takes the place of what was built, with all that is in it', async () => {
  const { live } = showPart();
  press();
  expect(screen.getByRole('button')).toHaveTextContent('0 presses');
  await live();
  expectWhole('Ada');
  press();
  expect(screen.getByRole('button')).toHaveTextContent('1 presses');
  expect(handleFailure).not.toHaveBeenCalled();
});

test('where it throws later, what was built comes back, with what was typed since', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { host, live } = showPart();
  await live();
  fireEvent.input(field(), { target: { value: 'Ada Lovelace' } });
  isBroken = true;
  press();
  expectWhole('Ada Lovelace');
  expect(host).toBeVisible();
  expect(host).toHaveAttribute('data-failed');
  expect(handleFailure).toHaveBeenCalledTimes(1);
});

test('it takes no place while something is pressed, as React renders', async () => {
  watchPresses();
  const { host, live } = showPart();
  const lives = live();
  await new Promise((resolve) => setTimeout(resolve));
  fireEvent(window, new MouseEvent('pointerdown'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(host).toBeVisible();
  fireEvent(window, new MouseEvent('pointerup'));
  await lives;
  await waitFor(() => expect(host).not.toBeInTheDocument());
  expectWhole('Ada');
});
