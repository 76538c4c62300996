import { act, render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { failed, succeeded, type Result } from '../../src/domain/result';
import BookPage from '../../src/pages/book';
import { fetchJson } from '../../src/services/fetch-json';
import { locateVisitor } from '../../src/services/cities/geolocation';

jest.mock('../../src/services/fetch-json');

const logo = () => within(screen.getByRole('banner')).getByRole('img');

const canada = succeeded({ country_name: 'Canada' });

beforeEach(() => {
  jest.mocked(fetchJson).mockReset().mockResolvedValue(canada);
});

test('until the country is known the default logo shows and no zip field', async () => {
  let answer: (result: Result<unknown>) => void = () => undefined;
  jest.mocked(fetchJson).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const { container } = render(<BookPage />);
  expect(logo()).toHaveAttribute('src', '/media/logos/haulwell.svg');
  expect(within(screen.getByRole('main')).getAllByRole('textbox')).toHaveLength(3);
  expect(await axe(container)).toHaveNoViolations();
  answer(canada);
  expect(await screen.findByLabelText('Postal code')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ['Canada', '/media/logos/haulwell-canada.svg', 'Haulwell Canada', 'Postal code'],
  ['United States', '/media/logos/haulwell-usa.svg', 'Haulwell United States', 'Zip code'],
])(
  'a visitor of %s sees its logo in the same box, and its field, after one call',
  async (name, src, alt, field) => {
    jest.mocked(fetchJson).mockResolvedValue(succeeded({ country_name: name }));
    render(<BookPage />);
    const before = logo();
    expect(await screen.findByLabelText(field)).toBeVisible();
    expect(logo()).toBe(before);
    expect(logo()).toHaveAttribute('src', src);
    expect(logo()).toHaveAccessibleName(alt);
    expect(fetchJson).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ['blocked', failed('blocked')],
  ['malformed', succeeded({ nothing: 'of use' })],
])('with the geolocation %s the default logo and three fields stay', async (_, answer) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(fetchJson).mockResolvedValue(answer);
  render(<BookPage />);
  await act(() => locateVisitor());
  expect(logged).toHaveBeenCalledWith('Error locating visitor', expect.any(Error));
  expect(logo()).toHaveAttribute('src', '/media/logos/haulwell.svg');
  expect(within(screen.getByRole('main')).getAllByRole('textbox')).toHaveLength(3);
});

test('a visitor of another country sees the default logo', async () => {
  jest.mocked(fetchJson).mockResolvedValue(succeeded({ country_name: 'Mexico' }));
  render(<BookPage />);
  await act(() => locateVisitor());
  expect(logo()).toHaveAttribute('src', '/media/logos/haulwell.svg');
});

test('the page has its form under its heading, two videos and the trust points', async () => {
  render(<BookPage />);
  expect(await screen.findByLabelText('Postal code')).toBeVisible();
  expect(screen.getByRole('form', { name: 'Your request' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Play video: / })).toHaveLength(2);
  expect(screen.getByText('4.91/5 from 1,400+ reviews')).toBeVisible();
});
