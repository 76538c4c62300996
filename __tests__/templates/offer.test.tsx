import { act, render, screen, within } from '@testing-library/react';
import { goTo } from '../../src/shared/browser/go-to';
import type { OfferPageContext } from '../../src/content-model/gatsby/city-pages';
import type { Campaign } from '../../src/content-model/types';
import { failed } from '../../src/shared/values/result';
import { fetchJson } from '../../src/shared/browser/fetch-json';
import { followDays } from '../../src/shared/time/shown-days';
import OfferPage from '../../src/templates/offer';
import { inToronto, utcOffsets } from '../support/booking-page';
import { brandContent } from '../support/brand-fixture';
import { pagesOf } from '../support/site-pages';

jest.mock('../../src/shared/browser/fetch-json');

const path = '/toronto/offer/spring';
const { pages, site } = brandContent;
const [, half] = site.coupons.items;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(fetchJson).mockReset().mockResolvedValue(failed('no connection'));
  jest.mocked(goTo).mockClear();
});

function show(changes: Partial<Campaign> = {}) {
  const page = pagesOf('toronto').find((candidate) => candidate.path === path);
  const context = page?.context as OfferPageContext;
  const pageContext = { ...context, utcOffsets, campaign: { ...context.campaign, ...changes } };
  const Page = OfferPage as (props: { pageContext: unknown }) => React.ReactNode;
  const shown = render(<Page pageContext={pageContext} />);
  followDays(utcOffsets);
  return shown;
}

const region = (name: string) => screen.getByRole('region', { name });

test('its top has the words of the campaign, with the form below its own title', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Spring off Toronto');
  expect(screen.getByText('Sheds empty themselves, for $20 less.')).toBeVisible();
  expect(screen.getByText('All of Ontario')).toBeVisible();
  expect(screen.getByText('A point of spring')).toBeVisible();
  expect(screen.getByRole('form', { name: 'A title of the form of spring' })).toBeVisible();
});

test('it shows its own coupon alone, and none where it has none', () => {
  const { unmount } = show();
  const coupons = within(region(pages.offer.coupon.title));
  const amounts = coupons.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(amounts).toStrictEqual([half?.amount]);
  expect(coupons.getByRole('button', { name: pages.offer.coupon.print })).toBeVisible();
  unmount();
  show({ coupon: undefined });
  expect(screen.queryByRole('region', { name: pages.offer.coupon.title })).toBeNull();
});

test('at midnight of its last day who is reading stays, and who comes back is led to the city, with the query', () => {
  // The page is in view, as long as it is not hidden.
  const observer = { observe: () => undefined, disconnect: () => undefined };
  Object.assign(window, { IntersectionObserver: jest.fn(() => observer) });
  jest.useFakeTimers({ now: inToronto(9, '23:59') });
  window.history.replaceState(null, '', `${path}?utm_campaign=spring`);
  const pass = (minutes: number) => act(() => jest.advanceTimersByTime(minutes * 60_000));

  show({ validFrom: '2026-01-01', validUntil: '2026-01-09' });
  pass(2);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(goTo).not.toHaveBeenCalled();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  pass(1);
  expect(goTo).toHaveBeenCalledWith('/toronto?utm_campaign=spring', 'replace');
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  hidden.mockRestore();
  jest.useRealTimers();
});
