import { act, render, screen, waitFor } from '@testing-library/react';
import { failed, succeeded } from '../../src/shared/values/result';
import { fetchJson } from '../../src/shared/browser/fetch-json';
import { pagesOf, templateOf } from '../support/site-pages';

jest.mock('../../src/shared/browser/fetch-json');

beforeEach(() => {
  jest.mocked(fetchJson).mockReset().mockResolvedValue(succeeded('+1 416 555 0142'));
});

async function show(path: string, { isBuiltWithRecord = true } = {}) {
  const pages = pagesOf('toronto', isBuiltWithRecord ? undefined : null);
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`no page ${path}`);
  const Page = templateOf(page);
  // The pop-up comes in a file of its own.
  return act(async () => render(<Page pageContext={page.context} />));
}

test('the five menu items are there in their order', async () => {
  await show('/toronto');
  const [menu] = screen.getAllByRole('navigation', { hidden: true });
  const names = [...(menu?.querySelectorAll('a') ?? [])].map((link) => link.textContent);
  expect(names).toStrictEqual(['what-we-take', 'how-it-works', 'reviews', 'get-quote', 'book-now']);
});

test('a page built without its record is hidden until the live read gives the number', async () => {
  let answer: (result: Awaited<ReturnType<typeof fetchJson>>) => void = () => undefined;
  jest.mocked(fetchJson).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await show('/toronto', { isBuiltWithRecord: false });
  const content = screen.getByRole('main').parentElement;
  expect(content).toHaveClass('awaitingLocation');
  answer(succeeded('+1 416 555 0142'));
  await waitFor(() => expect(content).not.toHaveClass('awaitingLocation'));
  expect(screen.getAllByText('416-555-0142').length).toBeGreaterThan(0);
});

test('a page built without its record shows the main number when the live read fails', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(fetchJson).mockResolvedValue(failed('slow'));
  await show('/toronto', { isBuiltWithRecord: false });
  const content = screen.getByRole('main').parentElement;
  await waitFor(() => expect(content).not.toHaveClass('awaitingLocation'));
  expect(screen.getAllByText('877-555-0123').length).toBeGreaterThan(0);
});
