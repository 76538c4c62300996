import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refreshPhone } from '../../src/features/cities/services/refresh-phone';
import { failed, succeeded } from '../../src/shared/values/result';
import { fetchJson } from '../../src/shared/browser/fetch-json';
import { brandContent } from '../support/brand-fixture';
import { mountIslands, showBuilt } from '../support/islands';
import { pagesOf, pagesOfCities, templateOf } from '../support/site-pages';

jest.mock('../../src/shared/browser/fetch-json');

function show(path: string, pages = pagesOf(path.split('/')[1]!)) {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`no page ${path}`);
  const Page = templateOf(page);
  return showBuilt(<Page pageContext={page.context} />);
}

test.each([
  ['the live read gives the number', succeeded('+1 416 555 0142'), '416-555-0142'],
  ['the live read fails, and then shows the main number', failed('slow'), '877-555-0123'],
])('a page built without its record is hidden until %s', async (_, answer, number) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let come: (result: typeof answer) => void = () => undefined;
  jest.mocked(fetchJson).mockReturnValue(new Promise((resolve) => (come = resolve)));
  show('/toronto', pagesOf('toronto', null));
  const refreshed = refreshPhone();
  const content = screen.getByRole('main').parentElement!;
  expect(content).toHaveAttribute('data-awaits-location');
  come(answer);
  await refreshed;
  expect(content).not.toHaveAttribute('data-awaits-location');
  expect(within(content).getAllByText(number).length).toBeGreaterThan(0);
});

const places: Record<string, { latitude: number; longitude: number }> = {
  'spokane-valley': { latitude: 47.66, longitude: -117.24 },
  boise: { latitude: 47.1, longitude: -117 },
  toronto: { latitude: 43.65, longitude: -79.38 },
};

/** The pages of all cities, of which two lie near each other. */
const placedPages = () =>
  pagesOfCities({
    ...brandContent,
    cities: brandContent.cities.map((city) => ({ ...city, position: places[city.slug] })),
  });

test('the questions of a city come last on its page of questions, and its search finds them', async () => {
  show('/spokane-valley/faq');
  const main = screen.getByRole('main');
  const last = [...main.querySelectorAll('summary')].at(-1);
  expect(last).toHaveTextContent('Over the pass, in snow?');
  expect(last?.closest('section')).toHaveTextContent(/^Asked in Spokane/);
  await mountIslands('faq-search');
  await userEvent.type(screen.getByRole('searchbox'), 'chains');
  expect(screen.getByText('With chains, to Spokane and back.')).toBeInTheDocument();
  expect(main.querySelectorAll('details:not([data-unfound]) > summary')).toHaveLength(1);
});

test.each([
  ['spokane-valley', / 1 of Spokane alone\.$/],
  ['boise', / None here, 1 around\.$/],
])('the reviews of %s say how many are from the city and how many from around it', (slug, counts) => {
  show(`/${slug}/reviews`);
  expect(screen.getByText(counts)).toBeVisible();
});

test.each([
  ['faq', ['/spokane-valley/what-we-take', '/spokane-valley/how-it-works']],
  ['reviews', ['/spokane-valley/how-it-works']],
])('the text of %s leads to other pages of the city', (subRoute, paths) => {
  show(`/spokane-valley/${subRoute}`);
  const line = screen.getByText(/^(Further|On to)/);
  const links = within(line).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toStrictEqual(paths);
  expect(links[0]).toHaveTextContent(paths[0]!.split('/').at(-1)!);
});

test.each([
  ['/spokane-valley', 'Next to Spokane: Boise!'],
  ['/spokane-valley/get-quote', 'Out of Spokane? Try Boise.'],
])('%s leads to the cities nearby in words', (path, text) => {
  show(path, placedPages());
  const line = screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === text);
  expect(within(line).getByRole('link', { name: 'Boise' })).toHaveAttribute('href', '/boise');
});
