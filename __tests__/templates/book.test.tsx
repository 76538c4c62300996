import { act, render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { failed, succeeded, type Result } from '../../src/shared/values/result';
import BookPage from '../../src/pages/book';
import { fetchJson } from '../../src/shared/browser/fetch-json';
import { locateVisitor } from '../../src/features/cities/services/geolocation';
import { brandContent } from '../support/brand-fixture';

jest.mock('../../src/shared/browser/fetch-json');

const { site } = brandContent;
const { logos } = site.brand;
const { fields } = site.forms;
const logo = () => within(screen.getByRole('banner')).getByRole('img');

const canada = succeeded({ country_name: 'Canada' });

beforeEach(() => {
  jest.mocked(fetchJson).mockReset().mockResolvedValue(canada);
});

test('until the country is known the default logo shows and no zip field', async () => {
  let answer: (result: Result<unknown>) => void = () => undefined;
  jest.mocked(fetchJson).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const { container } = render(<BookPage />);
  expect(logo()).toHaveAttribute('src', logos.default.src);
  expect(within(screen.getByRole('main')).getAllByRole('textbox')).toHaveLength(3);
  expect(await axe(container)).toHaveNoViolations();
  answer(canada);
  expect(await screen.findByLabelText(fields.postalCode.label)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ['blocked', failed('blocked')],
  ['malformed', succeeded({ nothing: 'of use' })],
])('with the geolocation %s the default logo and three fields stay', async (_, answer) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(fetchJson).mockResolvedValue(answer);
  render(<BookPage />);
  await act(() => locateVisitor());
  expect(logged).toHaveBeenCalledWith('Error locating visitor', expect.any(Error));
  expect(logo()).toHaveAttribute('src', logos.default.src);
  expect(within(screen.getByRole('main')).getAllByRole('textbox')).toHaveLength(3);
});

test('a visitor of another country sees the default logo', async () => {
  jest.mocked(fetchJson).mockResolvedValue(succeeded({ country_name: 'Mexico' }));
  render(<BookPage />);
  await act(() => locateVisitor());
  expect(logo()).toHaveAttribute('src', logos.default.src);
});
