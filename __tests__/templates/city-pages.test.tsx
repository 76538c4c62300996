import { screen, within } from '@testing-library/react';
import { refreshPhone } from '../../src/features/cities/services/refresh-phone';
import { failed, succeeded } from '../../src/shared/values/result';
import { fetchJson } from '../../src/shared/browser/fetch-json';
import { pagesOf, templates } from '../support/city-pages';
import { showBuilt } from '../support/islands';

jest.mock('../../src/shared/browser/fetch-json');

function show(path: string, { isBuiltWithRecord = true } = {}) {
  const pages = pagesOf('toronto', isBuiltWithRecord ? undefined : null);
  const page = pages.find((candidate) => candidate.path === path);
  const Page = page && templates[page.template];
  if (!page || !Page) throw new Error(`no page ${path}`);
  return showBuilt(<Page pageContext={page.context} />);
}

test('the five menu items are there in their order', () => {
  show('/toronto');
  const [menu] = screen.getAllByRole('navigation', { hidden: true });
  const names = [...(menu?.querySelectorAll('a') ?? [])].map((link) => link.textContent);
  expect(names).toStrictEqual(['what-we-take', 'how-it-works', 'reviews', 'get-quote', 'book-now']);
});

test.each([
  ['the live read gives the number', succeeded('+1 416 555 0142'), '416-555-0142'],
  ['the live read fails, and then shows the main number', failed('slow'), '877-555-0123'],
])('a page built without its record is hidden until %s', async (_, answer, number) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let come: (result: typeof answer) => void = () => undefined;
  jest.mocked(fetchJson).mockReturnValue(new Promise((resolve) => (come = resolve)));
  show('/toronto', { isBuiltWithRecord: false });
  const refreshed = refreshPhone();
  const content = screen.getByRole('main').parentElement!;
  expect(content).toHaveAttribute('data-awaits-location');
  come(answer);
  await refreshed;
  expect(content).not.toHaveAttribute('data-awaits-location');
  expect(within(content).getAllByText(number).length).toBeGreaterThan(0);
});
