import { act, renderHook } from '@testing-library/react';
import type { Campaign } from '../../../../src/content-model/types';
import { useCampaignPhone } from '../../../../src/features/cities/hooks/use-campaign-phone';
import { brandContent } from '../../../support/brand-fixture';

const now = new Date('2026-06-01T12:00:00.000Z');
const phone = '416-555-0177';
Object.assign(brandContent.campaigns[0] as Campaign, { phone: '+1 416 555 0177' });

/** Opens a page on a device that remembers a visit of some days ago; gives the number that it shows once it is idle. */
function shownAfter(days: number, touch: object, city?: string): string | undefined {
  const at = new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString();
  const last_touch = { landing_page: '/toronto', at, ...touch };
  localStorage.setItem('touches', JSON.stringify({ first_touch: last_touch, last_touch }));
  const { result } = renderHook(() => useCampaignPhone(city));
  expect(result.current).toBeNull();
  act(() => jest.runAllTimers());
  return result.current?.display;
}

beforeEach(() => jest.useFakeTimers({ now }));
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

test.each<[says: string, touch: object, city: string | undefined]>([
  ['named the campaign', { utm_campaign: 'spring' }, 'toronto'],
  [
    'landed on its page from an advertisement',
    { landing_page: '/boise/offer/spring', utm_campaign: 'ads' },
    undefined,
  ],
])('a visit that %s has its number for as long as the device remembers it', (_says, touch, city) => {
  expect(shownAfter(89, touch, city)).toBe(phone);
  expect(shownAfter(91, touch, city)).toBeUndefined();
});

test('the number is shown in no city that the campaign is not for, and after no other campaign', () => {
  expect(shownAfter(1, { utm_campaign: 'spring' }, 'boise')).toBeUndefined();
  expect(shownAfter(1, { utm_campaign: 'fall' }, 'toronto')).toBeUndefined();
});

test('a new visit from elsewhere ends it before anything else has counted that visit', () => {
  const landing = { address: 'http://localhost/toronto?utm_campaign=fall', referrer: '', at: now.getTime() };
  localStorage.setItem('touches/landing', JSON.stringify([landing]));
  expect(shownAfter(1, { utm_campaign: 'spring' }, 'toronto')).toBeUndefined();
});
