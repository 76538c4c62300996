import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
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

function show(shown: Site['coupons'] = coupons) {
  return render(<Coupons texts={texts} coupons={shown} issuer={issuer} />);
}

/** The coupons with days for the first one. */
function withDays(days: MaybeHidden): Site['coupons'] {
  const [first, ...others] = coupons.items;
  return { ...coupons, items: [{ ...first!, ...days }, ...others] };
}

const until = (validUntil: string, validUntilLabel?: string): Site['coupons'] => ({
  ...withDays({ validUntil }),
  validUntilLabel,
});

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

test('each coupon names its offer, every condition and who honours it', async () => {
  const { container } = show();
  const stubs = [...container.querySelectorAll<HTMLElement>('.coupon')];
  expect(stubs).toHaveLength(coupons.items.length);
  for (const [index, { amount, condition, terms }] of coupons.items.entries()) {
    const stub = within(stubs[index]!);
    expect(stub.getByRole('heading', { name: amount })).toBeVisible();
    expect(stub.getByText(condition)).toBeVisible();
    expect(stub.getAllByRole('listitem').map((term) => term.textContent)).toStrictEqual(terms);
    expect(stub.getByText(issuer)).toBeVisible();
  }
  expect(await axe(container)).toHaveNoViolations();
});

test('the last day stands on a coupon in words, where there are any', () => {
  const { unmount } = show(until('2999-12-31', 'Valid until {date}'));
  expect(screen.getByText('Valid until December 31, 2999')).toBeVisible();
  unmount();
  show(until('2999-12-31'));
  expect(screen.queryByText(/December/)).not.toBeInTheDocument();
});

describe('a coupon with days', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const all = coupons.items.map(({ amount }) => amount);
  const others = all.slice(1);
  const ending = until('2026-01-05');
  const beginning = withDays({ validFrom: '2026-01-06', hiddenAtBuild: true });

  /** Shows the built page at a time of Toronto, brings it to life, and lets what waits happen. */
  function hydrateAt(now: Date, shown: Site['coupons'], offsets: UtcOffsets | null = utcOffsets) {
    jest.setSystemTime(now);
    const page = <Coupons texts={texts} coupons={shown} issuer={issuer} utcOffsets={offsets ?? undefined} />;
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

  test('is there on its last day by the city’s clock, and gone after it, though it was built before', () => {
    const { built, unmount } = hydrateAt(inToronto(5, '23:59'), ending);
    expect([built, amounts()]).toEqual([all, all]);
    unmount();
    expect(hydrateAt(inToronto(6, '00:00'), ending).built).toEqual(all);
    expect(amounts()).toEqual(others);
  });

  test('is not there before its first day, and comes with it', () => {
    const { built, unmount } = hydrateAt(inToronto(5, '23:59'), beginning);
    expect([built, amounts()]).toEqual([others, others]);
    unmount();
    expect(hydrateAt(inToronto(6, '00:00'), beginning).built).toEqual(others);
    expect(amounts()).toEqual(all);
  });

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

  test('goes when the device wakes up after midnight', () => {
    hydrateAt(inToronto(5, '21:30'), ending);
    // Timers stand still while it sleeps.
    jest.setSystemTime(inToronto(6, '07:00'));
    fireEvent(document, new Event('visibilitychange'));
    act(() => jest.advanceTimersByTime(10));
    expect(amounts()).toEqual(others);
  });

  test('follows the visitor’s clock where the page belongs to no city', () => {
    const lastMinute = new Date(2026, 0, 5, 23, 59);
    hydrateAt(lastMinute, ending, null);
    expect(amounts()).toEqual(all);
    act(() => jest.advanceTimersByTime(60_000));
    expect(amounts()).toEqual(others);
  });

  test('takes the whole band with it where it was the last one, and brings it back', () => {
    const last = { ...ending, items: ending.items.slice(0, 1) };
    const { unmount } = hydrateAt(inToronto(6, '00:00'), last);
    expect(document.body).toHaveTextContent('');
    unmount();
    const first = { ...beginning, items: beginning.items.slice(0, 1) };
    const { container } = hydrateAt(inToronto(5, '23:00'), first);
    expect(container).toHaveTextContent('');
    act(() => jest.advanceTimersByTime(hourMs));
    expect(amounts()).toEqual(all.slice(0, 1));
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

  test('waits for the end of a press', () => {
    hydrateAt(inToronto(5, '23:59'), ending);
    fireEvent(document.body, new MouseEvent('pointerdown', { bubbles: true }));
    act(() => jest.advanceTimersByTime(hourMs));
    expect(amounts()).toEqual(all);
    fireEvent(document.body, new MouseEvent('pointerup', { bubbles: true }));
    act(() => jest.advanceTimersByTime(10));
    expect(amounts()).toEqual(others);
  });

  test('leaves no timer behind, and without days there is none', () => {
    const { unmount } = hydrateAt(inToronto(5, '21:30'), ending);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
    hydrateAt(inToronto(5, '21:30'), coupons);
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('where the title names a coupon that is not there, the first coupon is the title', () => {
  render(<Coupons texts={{ title: '', lead: '' }} coupons={coupons} issuer={issuer} />);
  expect(screen.getByRole('region', { name: '$50 A full load' })).toBeVisible();
});
