import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToStaticMarkup } from 'react-dom/server';
import { Coupons } from '../../src/components/sections/requests/coupons';
import type { Site } from '../../src/content-model/types';
import { brandContent } from '../support/brand-fixture';

const { coupons } = brandContent.site;
const issuer = 'Lugmore Toronto, 416-555-0142';

const texts = { title: 'Off your load', lead: 'Name it or print it.' };

function show(shown: Site['coupons'] = coupons) {
  return render(<Coupons texts={texts} coupons={shown} issuer={issuer} />);
}

/** The coupons with a last day for the first one. */
function until(validUntil: string, validUntilLabel?: string): Site['coupons'] {
  const [first, ...others] = coupons.items;
  return { ...coupons, validUntilLabel, items: [{ ...first!, validUntil }, ...others] };
}

const amounts = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

const root = document.documentElement;

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

test('the button prints the coupons alone, and the page is whole again afterwards', async () => {
  let marked: string | undefined;
  const print = jest.spyOn(window, 'print').mockImplementation(() => {
    marked = root.dataset.printing;
  });
  const { container } = show();
  await userEvent.click(screen.getByRole('button', { name: coupons.print }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(marked).toBe('coupons');
  const printed = container.querySelector(`[data-printed="${marked}"]`);
  expect(printed?.querySelectorAll('.coupon')).toHaveLength(coupons.items.length);
  window.dispatchEvent(new Event('afterprint'));
  expect(root).not.toHaveAttribute('data-printing');
  print.mockRestore();
});

describe('a coupon with a last day', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 11, 31, 23, 59) }));
  afterEach(() => jest.useRealTimers());

  test('is there on that day, and says so in words where there are any', () => {
    const { unmount } = show(until('2026-12-31', 'Valid until {date}'));
    expect(screen.getByText('Valid until December 31, 2026')).toBeVisible();
    expect(amounts()).toEqual(coupons.items.map(({ amount }) => amount));
    unmount();
    show(until('2026-12-31'));
    expect(screen.queryByText(/December/)).not.toBeInTheDocument();
  });

  test('is hidden once it is over by the clock of the visitor, though the page was built before', () => {
    const expired = until('2026-12-30', 'Valid until {date}');
    const built = renderToStaticMarkup(<Coupons texts={texts} coupons={expired} issuer={issuer} />);
    expect(built).toContain(coupons.items[0]!.amount);
    show(expired);
    expect(amounts()).toEqual(coupons.items.slice(1).map(({ amount }) => amount));
  });

  test('takes the whole band with it where it was the last one', () => {
    const { items, ...words } = until('2026-12-30');
    const { container } = show({ ...words, items: items.slice(0, 1) });
    expect(container).toBeEmptyDOMElement();
  });
});
