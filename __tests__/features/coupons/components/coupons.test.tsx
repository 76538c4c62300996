import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Coupons } from '../../../../src/features/coupons/components/coupons';
import type { Site } from '../../../../src/content-model/types';
import type { UtcOffsets } from '../../../../src/shared/time/city-clock';
import type { MaybeHidden } from '../../../../src/shared/time/valid-days';
import { inToronto, utcOffsets } from '../../../support/booking-page';
import { brandContent } from '../../../support/brand-fixture';

const { coupons } = brandContent.site;
const issuer = 'Lugmore Toronto, 416-555-0142';

const texts = { title: 'Off your load', lead: 'Name it or print it.' };

/** The coupons with days for the first one. */
function withDays(days: MaybeHidden): Site['coupons'] {
  const [first, ...others] = coupons.items;
  return { ...coupons, items: [{ ...first!, ...days }, ...others] };
}

const hourMs = 3_600_000;

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
  return {
    setPlace: ({ isIntersecting, top }: Place) => {
      act(() => report([{ isIntersecting, boundingClientRect: { top } }]));
      act(() => jest.advanceTimersByTime(10));
    },
    restore: () => Reflect.deleteProperty(window, 'IntersectionObserver'),
  };
}

const amounts = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('a coupon with days', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const all = coupons.items.map(({ amount }) => amount);
  const others = all.slice(1);
  const ending = withDays({ validUntil: '2026-01-05' });
  const beginning = withDays({ validFrom: '2026-01-06', hiddenAtBuild: true });

  /** Shows the built page at a time of Toronto, brings it to life, and lets what waits happen. */
  function hydrateAt(now: Date, shown: Site['coupons'], offsets: UtcOffsets | null = utcOffsets) {
    jest.setSystemTime(now);
    const page = (
      <Coupons {...{ texts, issuer }} coupons={shown} language="en" utcOffsets={offsets ?? undefined} />
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    const built = amounts();
    const errors = jest.spyOn(console, 'error');
    const { unmount } = render(page, { container, hydrate: true });
    act(() => jest.advanceTimersByTime(10));
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
    return { built, container, unmount };
  }

  test('goes at midnight while the page is open, and comes so', () => {
    const { unmount } = hydrateAt(inToronto(5, '21:30'), ending);
    act(() => jest.advanceTimersByTime(2.5 * hourMs - 1000));
    expect(amounts()).toEqual(all);
    act(() => jest.advanceTimersByTime(1000));
    expect(amounts()).toEqual(others);
    unmount();
    hydrateAt(inToronto(5, '21:30'), beginning);
    expect(amounts()).toEqual(others);
    act(() => jest.advanceTimersByTime(2.5 * hourMs));
    expect(amounts()).toEqual(all);
  });

  test('follows the visitor’s clock where the page belongs to no city', () => {
    const lastMinute = new Date(2026, 0, 5, 23, 59);
    hydrateAt(lastMinute, ending, null);
    expect(amounts()).toEqual(all);
    act(() => jest.advanceTimersByTime(60_000));
    expect(amounts()).toEqual(others);
  });

  test('waits while it is in view or above it, so that nothing moves before the visitor’s eyes', () => {
    const { setPlace, restore } = stubObserver();
    hydrateAt(inToronto(6, '00:00'), ending);
    setPlace({ isIntersecting: true, top: 200 });
    expect(amounts()).toEqual(all);
    setPlace({ isIntersecting: false, top: -900 });
    expect(amounts()).toEqual(all);
    setPlace({ isIntersecting: false, top: 1400 });
    expect(amounts()).toEqual(others);
    restore();
  });
});
