import { render, screen } from '@testing-library/react';
import type { LocalServicePageContext } from '../../src/content-model/gatsby/city-pages';
import { failed } from '../../src/shared/values/result';
import { fetchJson } from '../../src/shared/browser/fetch-json';
import LocalServicePage from '../../src/templates/local-service';
import { pagesOf } from '../support/city-pages';

jest.mock('../../src/shared/browser/fetch-json');

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(fetchJson).mockReset().mockResolvedValue(failed('no connection'));
});

function show(path: string, changes: Partial<LocalServicePageContext> = {}) {
  const page = pagesOf(path.split('/')[1] ?? '').find((candidate) => candidate.path === path);
  if (!page) throw new Error(`no page ${path}`);
  const pageContext = { ...(page.context as LocalServicePageContext), ...changes };
  const Page = LocalServicePage as (props: { pageContext: unknown }) => React.ReactNode;
  return render(<Page pageContext={pageContext} />);
}

const pianos = '/spokane-valley/what-we-take/pianos';
const stoves = '/toronto/what-we-take/stoves';
const region = (name: string) => screen.getByRole('region', { name });

test('a page says what its price depends on, the rules, and the way out', () => {
  show(pianos);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pianos that nobody in Spokane plays');
  expect(region('What Pianos cost')).toHaveTextContent('A window and a crane are dearer');
  expect(region('Rules of Spokane')).toHaveTextContent('No landfill of Washington takes a whole one');
  expect(region('Out of the door')).toHaveTextContent('Up the valley in winter');
});

test('reviews and jobs about it are shown, and without them no heading of theirs', () => {
  const { unmount } = show(pianos);
  expect(region('Said about Pianos')).toHaveTextContent('Kim A. was content');
  expect(region('Done with Pianos')).toHaveTextContent('Two hours by the back road');
  unmount();
  show(stoves);
  expect(screen.queryByRole('region', { name: 'Said about Stoves' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Done with Stoves' })).toBeNull();
});
