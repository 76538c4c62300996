import { render, screen } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import ThankYouPage from '../../src/pages/thankyou';
import { brandContent } from '../support/brand-fixture';

const texts = brandContent.pages.thankyou;
const windows = brandContent.site.booking.timeWindows;

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

const request = {
  number: 'x7Kq2_',
  name: 'Ada Lovelace',
  phone: '416-555-0199',
  message: 'One couch, two chairs.',
  day: 'Monday, Jan 5',
  timeWindow: '13:00',
};
const ticket = () => screen.queryByRole('region', { name: texts.details.title });
const lines = () =>
  [...(ticket()?.querySelectorAll('dt') ?? [])].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);

test('a booking is shown as its ticket, with its number, its day and its window in words', async () => {
  const { container } = show('', { city: null, request });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts.title);
  expect(lines()).toStrictEqual([
    [texts.ticket.number, 'x7Kq2_'],
    [texts.ticket.name, 'Ada Lovelace'],
    [texts.ticket.phone, '416-555-0199'],
    [texts.ticket.day, 'Monday, Jan 5'],
    [texts.ticket.timeWindow, windows.find(({ start }) => start === '13:00')?.label],
    [texts.ticket.message, 'One couch, two chairs.'],
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test('a request without a day has no empty line for it, nor for a window that is offered no more', () => {
  show('', { request: { ...request, day: '', timeWindow: '7:00' } });
  const labels = lines().map(([label]) => label);
  expect(labels).toStrictEqual([
    texts.ticket.number,
    texts.ticket.name,
    texts.ticket.phone,
    texts.ticket.message,
  ]);
});

test('markup and placeholders in a request are shown as they were typed', () => {
  const message = '<img src=x onerror=alert(1)> for {brand}';
  show('', { request: { ...request, message, name: '<b>Ada</b>' } });
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByText('<b>Ada</b>')).toBeVisible();
  expect(ticket()?.querySelector('img, b')).toBeNull();
});

test.each([
  ['nothing', null],
  ['no request', { city: null }],
  ['text for a request', { request: 'x7Kq2_' }],
  ['a request without its number', { request: { ...request, number: undefined } }],
  ['a request with an object for its name', { request: { ...request, name: { toString: 'Ada' } } }],
  ['text', 'request'],
])('with %s in the history the confirmation is the plain one', (_, state) => {
  show('', state);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts.title);
  expect(screen.getByText(texts.next.title)).toBeVisible();
  expect(ticket()).not.toBeInTheDocument();
});

test('the built page has no ticket: it does not know the visitor', () => {
  const props = { location: { search: '?packing=none', state: { request } } } as unknown as PageProps;
  const html = renderToString(<ThankYouPage {...props} />);
  expect(html).toContain(texts.title);
  expect(html).not.toContain('Ada Lovelace');
  expect(html).not.toContain(texts.details.title);
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
