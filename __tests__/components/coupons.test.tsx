import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Coupons } from '../../src/components/sections/coupons';
import { loadContent } from '../../src/content-model/load-content';

const { coupons } = loadContent('content').site;
const issuer = 'Haulwell Toronto, 416-555-0142';

function show() {
  const texts = { title: 'Off your load', lead: 'Name it or print it.' };
  return render(<Coupons texts={texts} coupons={coupons} issuer={issuer} />);
}

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
