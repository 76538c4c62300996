import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { HaulBand } from '../../../../src/features/haul/components/haul-shell';
import type { HaulFile } from '../../../../src/features/haul/services/haul-file';
import type { HaulShellProps } from '../../../../src/features/haul/hooks/haul-shell';
import { succeeded, failed } from '../../../../src/shared/values/result';
import { fetchJson } from '../../../../src/shared/browser/fetch-json';
import { forgetHaul } from '../../../../src/features/haul/services/haul-store';
import { brandContent } from '../../../support/brand-fixture';
import { quoteForm } from '../../../support/booking-page';
import { labels } from '../../../support/form-texts';
import { mountIslands, showBuilt } from '../../../support/islands';
import { answerAtOnce, forgetPending } from '../../../support/saving';

jest.mock('../../../../src/features/requests/services/realtime-database');
jest.mock('../../../../src/shared/browser/fetch-json');

const { haul, coupons } = brandContent.site;
const phone = { display: '416-555-0142', dial: '+14165550142' };
const words = haul.picker;
const [first] = coupons.items;
const file: HaulFile = { ...haul, coupons: [{ coupon: first!.id, from: 'half' }], truck: '<svg></svg>' };
const offer = words.coupon.replace('{offer}', `${first!.amount} ${first!.condition}`);

const shell: HaulShellProps = {
  texts: haul,
  plainPath: '/toronto/what-we-take',
  groups: [],
  picker: {
    src: '/haul/haul.json',
    values: {},
    coupons: coupons.items,
    utcOffsets: [[0, -240]],
    rates: undefined,
    price: { said: 'By the cart.', ask: 'Ask by text', smsLink: `sms:${phone.dial}` },
    country: 'CA',
    language: 'en',
    textPhotos: brandContent.site.forms.textPhotos,
    phone,
  },
};

beforeEach(() => {
  answerAtOnce();
  jest
    .mocked(fetchJson)
    .mockImplementation(async (url) => succeeded(url === shell.picker.src ? file : { ip: '203.0.113.7' }));
});

afterEach(() => {
  act(forgetHaul);
  forgetPending();
  window.history.replaceState(null, '', '/');
});

const button = (name: string) => screen.getByRole('button', { name });
const add = (thing: string) => button(words.add.replace('{thing}', thing));
const remove = (thing: string) => button(words.remove.replace('{thing}', thing));
const slider = () => screen.getByRole('slider', { name: words.level });
const message = () => screen.getByLabelText<HTMLTextAreaElement>(labels.message);

async function show({ picker = {} }: { picker?: Partial<HaulShellProps['picker']> } = {}) {
  const user = userEvent.setup({ delay: null });
  const { container } = render(
    <>
      <HaulBand haul={{ ...shell, picker: { ...shell.picker, ...picker } }} formId="title" />
      {quoteForm('CA')}
    </>,
  );
  await screen.findByRole('button', { name: words.add.replace('{thing}', 'settle') });
  return { user, container };
}

test('what is picked fills the truck, earns the coupon and stands in the message once', async () => {
  const { user, container } = await show();
  expect(slider()).toHaveAttribute('aria-valuetext', words.empty);
  await user.click(add('settle'));
  fireEvent.change(slider(), { target: { value: '1' } });
  expect(slider()).toHaveAttribute('aria-valuetext', haul.shares[3]);
  await waitFor(() => expect(message()).toHaveValue(`On my cart are 1 settle, ${haul.shares[3]}.`));
  expect(screen.queryByText(offer)).not.toBeInTheDocument();
  await user.click(add('settle'));
  await user.click(add('sack'));
  const said = `On my cart are 2 settles and 1 sack, ${haul.shares[8]}.`;
  await waitFor(() => expect(message()).toHaveValue(said));
  expect(screen.getByText(offer)).toBeVisible();
  expect(await screen.findByText(`${haul.shares[8]}. ${offer}`)).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(remove('settle'));
  await user.click(button(words.clear));
  expect(screen.getByRole('link', { name: words.toForm })).toHaveFocus();
  await waitFor(() => expect(message()).toHaveValue(''));
});

test('of an empty truck it says what decides the price; with rates a load has a range, but not for what counts by weight', async () => {
  const steps = [{ upTo: 'full' as const, price: 300 }];
  const rates = { currency: 'CAD' as const, minimum: 90, steps };
  const { user } = await show({ picker: { rates } });
  expect(screen.getByRole('link', { name: shell.picker.price.ask })).toBeVisible();
  await user.click(add('settle'));
  expect(screen.queryByText(/By the cart/)).not.toBeInTheDocument();
  expect(screen.getByText('Between $90 and $300.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: haul.groups[1]!.title }));
  await user.click(add('cinder'));
  expect(screen.queryByText(/Between/)).not.toBeInTheDocument();
  expect(screen.getByText(words.heavy)).toBeVisible();
});

test('a coupon that is not valid any more is not promised', async () => {
  const ended = coupons.items.map((coupon) => ({ ...coupon, validUntil: '2020-01-01' }));
  await show({ picker: { coupons: ended } });
  fireEvent.change(slider(), { target: { value: '12' } });
  expect(screen.queryByText(offer)).not.toBeInTheDocument();
});

test('until the visitor comes near it, and where its file does not come, a sentence with a link stands in its place', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(fetchJson).mockResolvedValue(failed('down'));
  showBuilt(<HaulBand haul={shell} formId="title" />);
  expect(screen.getByText(haul.plain)).toBeVisible();
  await mountIslands();
  expect(log).toHaveBeenCalled();
  expect(screen.getByText(haul.plain)).toBeVisible();
  expect(screen.getByRole('link', { name: haul.plainLink })).toHaveAttribute('href', shell.plainPath);
  log.mockRestore();
});
