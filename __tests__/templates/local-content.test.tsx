import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brandContent } from '../support/brand-fixture';
import { pagesOf, pagesOfCities, templateOf } from '../support/site-pages';
import { fetchJson } from '../../src/shared/browser/fetch-json';

jest.mock('../../src/shared/browser/fetch-json');

beforeEach(() => {
  jest
    .mocked(fetchJson)
    .mockReset()
    .mockReturnValue(new Promise(() => undefined));
});

async function show(path: string, pages = pagesOf('spokane-valley')) {
  const page = pages.find((candidate) => candidate.path === path)!;
  const Page = templateOf(page);
  // The pop-up comes in a file of its own.
  return act(async () => render(<Page pageContext={page.context} />));
}

/** The pages of all cities, of which two lie near each other. */
function placedPages() {
  const places: Record<string, { latitude: number; longitude: number }> = {
    'spokane-valley': { latitude: 47.66, longitude: -117.24 },
    boise: { latitude: 47.1, longitude: -117 },
    toronto: { latitude: 43.65, longitude: -79.38 },
  };
  const cities = brandContent.cities.map((city) => ({ ...city, position: places[city.slug] }));
  return pagesOfCities({ ...brandContent, cities });
}

test('the questions of a city stand first on its page of questions, and its search finds them', async () => {
  await show('/spokane-valley/faq');
  const main = screen.getByRole('main');
  const topics = within(main).getAllByRole('heading', { level: 2 });
  expect(topics[0]).toHaveTextContent('Asked in Spokane');
  expect(main.querySelector('summary')).toHaveTextContent('Over the pass, in snow?');
  await userEvent.type(screen.getByRole('searchbox'), 'chains');
  expect(screen.getByText('With chains, to Spokane and back.')).toBeInTheDocument();
  expect(main.querySelectorAll('summary')).toHaveLength(1);
});

test.each([
  ['spokane-valley', / 1 of Spokane alone\.$/],
  ['boise', / None here, 1 around\.$/],
])('the reviews of %s say how many are from the city and how many from around it', async (slug, counts) => {
  await show(`/${slug}/reviews`, pagesOf(slug));
  expect(screen.getByText(counts)).toBeVisible();
});

test.each([
  ['faq', ['/spokane-valley/what-we-take', '/spokane-valley/how-it-works']],
  ['reviews', ['/spokane-valley/how-it-works']],
])('the text of %s leads to other pages of the city', async (subRoute, paths) => {
  await show(`/spokane-valley/${subRoute}`);
  const line = screen.getByText(/^(Further|On to)/);
  const links = within(line).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toStrictEqual(paths);
  expect(links[0]).toHaveTextContent(paths[0]!.split('/').at(-1)!);
});

test.each([
  ['/spokane-valley', 'Next to Spokane: Boise!'],
  ['/spokane-valley/get-quote', 'Out of Spokane? Try Boise.'],
])('%s leads to the cities nearby in words', async (path, text) => {
  await show(path, placedPages());
  const line = screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === text);
  expect(within(line).getByRole('link', { name: 'Boise' })).toHaveAttribute('href', '/boise');
});
