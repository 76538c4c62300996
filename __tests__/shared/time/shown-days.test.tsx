import { fireEvent, render, screen } from '@testing-library/react';
import { Coupons } from '../../../src/features/coupons/components/coupons';
import { watchPresses } from '../../../src/shared/browser/press';
import type { UtcOffsets } from '../../../src/shared/time/city-clock';
import { followDays } from '../../../src/shared/time/shown-days';
import type { MaybeHidden } from '../../../src/shared/time/valid-days';
import { inToronto, utcOffsets } from '../../support/booking-page';
import { brandContent } from '../../support/brand-fixture';

const { site } = brandContent;
const { coupons } = site;
const phone = { display: '416-555-0142', dial: '+14165550142' };
const hourMs = 3_600_000;
const all = coupons.items.map(({ amount }) => amount);
const others = all.slice(1);
const ending: MaybeHidden = { validUntil: '2026-01-05' };
const beginning: MaybeHidden = { validFrom: '2026-01-06', hiddenAtBuild: true };

type Place = { isIntersecting: boolean; top: number };

/** A browser that tells where in the view an element is. */
function stubObserver() {
  let report: (entries: object[]) => void = () => undefined;
  class StubObserver {
    constructor(onChange: typeof report) {
      report = onChange;
    }
    observe = () => undefined;
    disconnect = () => (report = () => undefined);
  }
  Object.assign(window, { IntersectionObserver: StubObserver });
  return ({ isIntersecting, top }: Place) => {
    report([{ isIntersecting, boundingClientRect: { top } }]);
    jest.advanceTimersByTime(10);
  };
}

/** The coupons that show, by what they say first. */
const amounts = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  jest.clearAllTimers();
  jest.useRealTimers();
});

/** Opens a page at a time of Toronto, of whose coupons the first has these days; gives those that were built to show. */
function openAt(now: Date, days: MaybeHidden, offsets: UtcOffsets | null = utcOffsets) {
  jest.setSystemTime(now);
  const [first, ...rest] = coupons.items;
  const items = [{ ...first!, ...days }, ...rest];
  const texts = { title: 'Off your load', lead: 'Name it or print it.' };
  const { unmount } = render(
    <Coupons texts={texts} coupons={{ ...coupons, items }} page={{ site, phone }} />,
  );
  const built = amounts();
  followDays(offsets ?? undefined);
  jest.advanceTimersByTime(10);
  return { built, unmount };
}

test('what has days goes at midnight while the page is open, and comes so', () => {
  const { unmount } = openAt(inToronto(5, '21:30'), ending);
  jest.advanceTimersByTime(2.5 * hourMs - 1000);
  expect(amounts()).toEqual(all);
  jest.advanceTimersByTime(1000);
  expect(amounts()).toEqual(others);
  unmount();
  openAt(inToronto(5, '21:30'), beginning);
  expect(amounts()).toEqual(others);
  jest.advanceTimersByTime(2.5 * hourMs);
  expect(amounts()).toEqual(all);
});

test.each([
  ['ended since', ending, all, others],
  ['begun since', beginning, others, all],
])('on a page that was built days ago it follows: %s', (_, days, before, after) => {
  const { built } = openAt(inToronto(8, '09:00'), days);
  expect([built, amounts()]).toEqual([before, after]);
});

test('it follows the visitor’s clock where the page belongs to no city', () => {
  openAt(new Date(2026, 0, 5, 23, 59), ending, null);
  expect(amounts()).toEqual(all);
  jest.advanceTimersByTime(60_000);
  expect(amounts()).toEqual(others);
});

test('it waits while it is in view or above it, so that nothing moves before the visitor’s eyes', () => {
  const setPlace = stubObserver();
  openAt(inToronto(6, '00:00'), ending);
  setPlace({ isIntersecting: true, top: 200 });
  expect(amounts()).toEqual(all);
  setPlace({ isIntersecting: false, top: -900 });
  expect(amounts()).toEqual(all);
  setPlace({ isIntersecting: false, top: 1400 });
  expect(amounts()).toEqual(others);
});

test('it waits while something is pressed, which must not move away', () => {
  watchPresses();
  openAt(inToronto(5, '23:59'), ending);
  fireEvent(window, new MouseEvent('pointerdown'));
  jest.advanceTimersByTime(2 * 60_000);
  fireEvent(document, new Event('visibilitychange'));
  expect(amounts()).toEqual(all);
  fireEvent(window, new MouseEvent('pointerup'));
  jest.advanceTimersByTime(10);
  expect(amounts()).toEqual(others);
});

test('a device that has slept over midnight looks when the page shows again', () => {
  openAt(inToronto(5, '23:00'), ending);
  jest.setSystemTime(inToronto(6, '07:00'));
  fireEvent(document, new Event('visibilitychange'));
  jest.advanceTimersByTime(10);
  expect(amounts()).toEqual(others);
});
