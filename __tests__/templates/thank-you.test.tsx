import { render, screen } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import ThankYouPage from '../../src/pages/thankyou';

function show(search: string, state: unknown = null) {
  const props = { location: { search, state } } as unknown as PageProps;
  return render(<ThankYouPage {...props} />);
}

test('the fields of the address are shown as text, never as markup', () => {
  show('?moveDate=May+5&fromAddress=<img src=x onerror=alert(1)>&toAddress=&packing=none');
  expect(screen.getByText('May 5')).toBeVisible();
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(screen.getByRole('main').querySelector('img')).toBeNull();
});

test('the way back leads to the city the visitor came from', () => {
  show('', { city: { slug: 'gta', locationName: 'Greater Toronto Area' } });
  expect(screen.getByRole('link', { name: /Greater Toronto Area/ })).toHaveAttribute('href', '/gta');
});

test('without a city the way on is to choose one', () => {
  show('');
  const main = screen.getByRole('main');
  expect([...main.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toStrictEqual(['/']);
});
