import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import * as pageStart from '../../src/startup/first-page';
import { write } from '../../src/services/requests/realtime-database';
import {
  bookingForm,
  choice,
  city,
  field,
  fillBooking,
  group,
  inToronto,
  mondayMorning,
  offered,
  setClock,
  texts,
} from '../support/booking-page';
import { answerAtOnce, forgetPending } from '../support/saving';

jest.mock('../../src/services/requests/realtime-database');
jest.mock('../../src/services/fetch-json');
// Without a key: its own tests are those of the address field.
jest.mock('../../src/services/address-suggestions');

// A whole form takes a busy machine its time.
jest.setTimeout(20_000);

const dateLabel = texts.fields.date.label;
const windowLabel = texts.fields.timeWindow.label;
const allWindows = ['9:00 AM to 11:00 AM', '11:00 AM to 1:00 PM', '1:00 PM to 3:00 PM', '3:00 PM to 5:00 PM'];

beforeEach(() => {
  setClock(mondayMorning);
  answerAtOnce();
});

afterEach(() => {
  jest.restoreAllMocks();
  forgetPending();
  jest.useRealTimers();
});

function show(options?: Parameters<typeof bookingForm>[0]) {
  return { user: userEvent.setup({ delay: null }), ...render(bookingForm(options)) };
}

const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: texts.booking.submit }));

function savedJobs() {
  return jest.mocked(write).mock.calls.flatMap(([path, record]) => {
    return /^jobs\/[-\w]{20}$/.test(path) ? [record] : [];
  });
}

test('a filled form is saved as the whole job of the specification and leads to the confirmation', async () => {
  const { user } = show();
  await fillBooking(user);
  await press(user);
  await waitFor(() =>
    expect(navigate).toHaveBeenCalledWith('/thankyou', {
      state: { city, request: expect.objectContaining({ phone: '416-555-0199' }) },
    }),
  );
  expect(savedJobs()).toStrictEqual([
    {
      brand_id: 1,
      cus_address: {
        street: '100 Queen St W',
        unit: 'Penthouse 2',
        city: 'Toronto',
        state: 'ON',
        zip: 'M5H 2N2',
        country: 'Canada',
      },
      cus_email: 'Unavailable',
      cus_name: 'Jean Luc Obrien',
      cus_phone: '416-555-0199',
      date: '2026-01-06',
      description: 'One sofa, 2 chairs',
      end_time: '11:00',
      start_time: '9:00',
      ip_address: '203.0.113.7',
      is_time_sensitive: true,
      sensitive_reason: '',
      job_status: 'active',
      property_type: 'Apartment',
      location_id: '13929',
      type: 'Full Service',
    },
  ]);
});

test('an empty form shows its five messages to the letter, focuses the first field and sends nothing', async () => {
  const { user, container } = show();
  await press(user);
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(screen.getByText('Phone number must be at least 10 digits')).toBeVisible();
  expect(group(dateLabel)).toHaveAccessibleDescription('Please select a date');
  expect(group(windowLabel)).toHaveAccessibleDescription(/^Please choose a time slot/);
  expect(screen.getByText('Message is required')).toBeVisible();
  expect(container.querySelectorAll('[aria-invalid="true"]')).toHaveLength(5);
  expect(field('Name')).toHaveFocus();
  expect(write).not.toHaveBeenCalled();
  expect(await axe(container)).toHaveNoViolations();
});

test('property type, flexibility and address are marked required and not checked', async () => {
  const { user } = show();
  for (const name of [texts.fields.propertyType.label, texts.fields.flexibility.label]) {
    expect(group(name)).toBeRequired();
  }
  expect(field(texts.fields.address.label)).toBeRequired();
  await user.type(field('Name'), 'Ada');
  await user.type(field('Phone'), '4165550199');
  await user.click(choice('Monday, Jan 5'));
  await user.click(choice('3:00 PM to 5:00 PM'));
  await user.type(field('Message'), 'Sofa');
  await press(user);
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(savedJobs()).toMatchObject([
    {
      property_type: '',
      is_time_sensitive: false,
      cus_address: { street: '', unit: '', city: '', state: '', zip: '', country: '' },
      start_time: '15:00',
      end_time: '17:00',
    },
  ]);
});

test('the focus goes to the first date when all before it is right', async () => {
  const { user } = show();
  await user.type(field('Name'), 'Ada');
  await user.type(field('Phone'), '4165550199');
  await press(user);
  await waitFor(() => expect(choice('Monday, Jan 5')).toHaveFocus());
});

test('the Unit # field is shown for Condo/Apartment only, and its unit saved for it only', async () => {
  const { user } = show();
  expect(screen.queryByLabelText('Unit #')).not.toBeInTheDocument();
  await fillBooking(user);
  expect(field('Unit #')).toHaveValue('Penthouse 2 ');
  await user.click(choice('House'));
  expect(screen.queryByLabelText('Unit #')).not.toBeInTheDocument();
  await press(user);
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(savedJobs()).toMatchObject([{ property_type: 'House', cus_address: { unit: '' } }]);
});

test('eight dates from today on are offered, without Sunday', () => {
  show();
  expect(offered(dateLabel)).toStrictEqual([
    'Monday, Jan 5',
    'Tuesday, Jan 6',
    'Wednesday, Jan 7',
    'Thursday, Jan 8',
    'Friday, Jan 9',
    'Saturday, Jan 10',
    'Monday, Jan 12',
    'Tuesday, Jan 13',
  ]);
});

test('windows that have begun are missing for today and there for another day', async () => {
  setClock(inToronto(5, '11:00'));
  const { user } = show();
  expect(offered(windowLabel)).toStrictEqual(allWindows);
  await user.click(choice('Monday, Jan 5'));
  expect(offered(windowLabel)).toStrictEqual(allWindows.slice(2));
  await user.click(choice('Tuesday, Jan 6'));
  expect(offered(windowLabel)).toStrictEqual(allWindows);
});

const overToday = `Monday, Jan 5 ${texts.booking.dayOver}`;

test('today without a window stays one of the eight dates, says so and cannot be picked', async () => {
  setClock(inToronto(5, '15:00'));
  const { user, container } = show();
  expect(offered(dateLabel)).toHaveLength(8);
  expect(offered(dateLabel).slice(0, 2)).toStrictEqual([overToday, 'Tuesday, Jan 6']);
  expect(choice(overToday)).toBeDisabled();
  await user.click(choice(overToday));
  expect(choice(overToday)).not.toBeChecked();
  expect(await axe(container)).toHaveNoViolations();
  await user.type(field('Name'), 'Ada');
  await user.type(field('Phone'), '4165550199');
  await press(user);
  await waitFor(() => expect(choice('Tuesday, Jan 6')).toHaveFocus());
  expect(screen.getByText('Please select a date')).toBeVisible();
});

test('Saturday after three stays the first of the dates, and Monday is the first to pick', async () => {
  setClock(inToronto(10, '15:00'));
  const { user } = show();
  const [saturday, monday] = offered(dateLabel) as [string, string];
  expect([saturday, monday]).toStrictEqual([`Saturday, Jan 10 ${texts.booking.dayOver}`, 'Monday, Jan 12']);
  expect(choice(saturday)).toBeDisabled();
  await user.click(choice(monday));
  expect(offered(windowLabel)).toStrictEqual(allWindows);
});

test.each([
  ['opened', true],
  ['come back to by a link', false],
])(
  'on a page %s a draft’s day that is over by now is not offered, and a date is asked for',
  async (_, isFirst) => {
    jest.spyOn(pageStart, 'isFirstPage').mockReturnValue(isFirst);
    const first = show();
    await fillBooking(first.user);
    await first.user.click(choice('Monday, Jan 5'));
    first.unmount();
    setClock(inToronto(5, '15:00'));
    const { user } = show();
    expect(field('Name')).not.toHaveValue('');
    expect(choice(overToday)).toBeDisabled();
    expect(choice(overToday)).not.toBeChecked();
    await press(user);
    expect(await screen.findByText('Please select a date')).toBeVisible();
    expect(write).not.toHaveBeenCalled();
    await user.click(choice('Tuesday, Jan 6'));
    await press(user);
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    expect(savedJobs()).toMatchObject([{ date: '2026-01-06', start_time: '9:00' }]);
  },
);

test('as the last window of the chosen today begins, the form says so, and the refusal goes where it is said', async () => {
  setClock(inToronto(5, '14:30'));
  const { user, container } = show();
  await fillBooking(user);
  await user.click(choice('Monday, Jan 5'));
  await user.click(choice('3:00 PM to 5:00 PM'));
  jest.setSystemTime(inToronto(5, '15:00'));
  await press(user);
  await waitFor(() => expect(group(windowLabel)).toHaveFocus());
  expect(offered(windowLabel)).toStrictEqual([]);
  expect(screen.getByText(texts.booking.noWindowLeft)).toBeVisible();
  expect(group(windowLabel)).toHaveAccessibleDescription(
    `Please choose a time slot ${texts.booking.noWindowLeft} ${texts.fields.timeWindow.hint}`,
  );
  expect(choice('Monday, Jan 5')).toBeChecked();
  expect(write).not.toHaveBeenCalled();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(choice('Tuesday, Jan 6'));
  expect(choice(overToday)).toBeDisabled();
  expect(screen.queryByText(texts.booking.noWindowLeft)).not.toBeInTheDocument();
  await user.click(choice('9:00 AM to 11:00 AM'));
  await press(user);
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(savedJobs()).toMatchObject([{ date: '2026-01-06', start_time: '9:00' }]);
});

test('a window chosen for another day is not kept for today once it has begun, and is there again after', async () => {
  setClock(inToronto(5, '10:00'));
  const { user } = show();
  await fillBooking(user);
  await user.click(choice('Monday, Jan 5'));
  await press(user);
  expect(await screen.findByText('Please choose a time slot')).toBeVisible();
  expect(choice('11:00 AM to 1:00 PM')).toHaveFocus();
  await user.click(choice('Wednesday, Jan 7'));
  expect(choice('9:00 AM to 11:00 AM')).toBeChecked();
  await press(user);
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(savedJobs()).toMatchObject([{ date: '2026-01-07', start_time: '9:00' }]);
});

test('a window that begins while the page is open disappears on the next choice', async () => {
  const { user } = show();
  await user.click(choice('Monday, Jan 5'));
  expect(offered(windowLabel)).toStrictEqual(allWindows);
  jest.setSystemTime(inToronto(5, '09:00'));
  await user.click(choice('9:00 AM to 11:00 AM'));
  expect(offered(windowLabel)).toStrictEqual(allWindows.slice(1));
});

test('a window that begins between the choice and the press is refused and disappears', async () => {
  const { user } = show();
  await fillBooking(user);
  await user.click(choice('Monday, Jan 5'));
  jest.setSystemTime(inToronto(5, '09:01'));
  await press(user);
  expect(await screen.findByText('Please choose a time slot')).toBeVisible();
  expect(offered(windowLabel)).toStrictEqual(allWindows.slice(1));
  expect(write).not.toHaveBeenCalled();
});

test('a page left open over midnight offers the days from the new one on', async () => {
  const { user } = show();
  await fillBooking(user);
  await user.click(choice('Monday, Jan 5'));
  jest.setSystemTime(inToronto(6, '00:01'));
  await press(user);
  expect(await screen.findByText('Please select a date')).toBeVisible();
  expect(offered(dateLabel)[0]).toBe('Tuesday, Jan 6');
  expect(write).not.toHaveBeenCalled();
});

test('a choice is made by the keyboard alone', async () => {
  const { user } = show();
  choice('House').focus();
  await user.keyboard('{ArrowDown}');
  expect(choice('Condo/Apartment')).toBeChecked();
  await user.tab();
  expect(field('Unit #')).toHaveFocus();
  choice('Monday, Jan 5').focus();
  await user.keyboard(' {ArrowDown}{ArrowDown}{ArrowUp}');
  expect(choice('Tuesday, Jan 6')).toBeChecked();
});

test('going from one date to another is not leaving the dates', async () => {
  const { user } = show();
  choice('Monday, Jan 5').focus();
  await user.pointer({ target: choice('Friday, Jan 9'), keys: '[MouseLeft>]' });
  await user.keyboard('{Shift}');
  expect(choice('Friday, Jan 9')).toHaveFocus();
  await user.pointer('[/MouseLeft]');
  expect(screen.queryByText('Please select a date')).not.toBeInTheDocument();
});

test('a date that is passed by without a choice is asked for, and the message goes with the choice', async () => {
  const { user } = show();
  choice('Monday, Jan 5').focus();
  await user.tab();
  expect(await screen.findByText('Please select a date')).toBeVisible();
  await user.click(choice('Friday, Jan 9'));
  await waitFor(() => expect(screen.queryByText('Please select a date')).not.toBeInTheDocument());
});

test('the code is called what it is called where the city is', () => {
  show({ country: 'US' });
  expect(field(texts.fields.zip.label)).toBeVisible();
  expect(screen.queryByLabelText(texts.fields.postalCode.label)).not.toBeInTheDocument();
});

test('the built page has no date, and keeps as many boxes', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(bookingForm());
  expect(container).not.toHaveTextContent('Jan');
  expect(container.querySelectorAll('[name="date"]')).toHaveLength(0);
  const boxes = container.querySelectorAll(`.awaited`);
  expect(boxes).toHaveLength(8);
});

test('what was chosen before the scripts arrived is kept and sent', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(bookingForm());
  for (const value of ['Apartment', '13:00', 'true']) {
    const radio = container.querySelector<HTMLInputElement>(`[value="${value}"]`);
    if (radio) radio.checked = true;
  }
  const user = userEvent.setup();
  render(bookingForm(), { container, hydrate: true });
  expect(await screen.findByLabelText('Unit #')).toBeVisible();
  expect(choice('1:00 PM to 3:00 PM')).toBeChecked();
  await user.type(field('Name'), 'Ada');
  await user.type(field('Phone'), '4165550199');
  await user.type(field('Message'), 'Sofa');
  await user.click(choice('Tuesday, Jan 6'));
  await press(user);
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(savedJobs()).toMatchObject([
    { property_type: 'Apartment', start_time: '13:00', is_time_sensitive: true, date: '2026-01-06' },
  ]);
  container.remove();
});

test('all that was filled in is there again on coming back, until it is sent', async () => {
  const first = show();
  await fillBooking(first.user);
  first.unmount();
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(bookingForm());
  const { unmount } = render(bookingForm(), { container, hydrate: true });
  await waitFor(() => expect(choice('Tuesday, Jan 6')).toBeChecked());
  for (const name of ['Condo/Apartment', '9:00 AM to 11:00 AM', 'No - I require this time only.']) {
    expect(choice(name)).toBeChecked();
  }
  await waitFor(() => expect(field('Unit #')).toHaveValue('Penthouse 2 '));
  expect(field(texts.fields.address.label)).toHaveValue('100 Queen St W');
  await press(userEvent.setup());
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(savedJobs()).toMatchObject([{ cus_address: { street: '100 Queen St W', unit: 'Penthouse 2' } }]);
  unmount();
  container.remove();
  show();
  expect(field(texts.fields.address.label)).toHaveValue('');
  expect(choice('Tuesday, Jan 6')).not.toBeChecked();
});

test('a date of an earlier visit that is past is not sent', async () => {
  const first = show();
  await fillBooking(first.user);
  first.unmount();
  setClock(inToronto(9, '08:00'));
  const { user } = show();
  await press(user);
  expect(await screen.findByText('Please select a date')).toBeVisible();
  expect(write).not.toHaveBeenCalled();
});

test('an address that is filled in without a sound is saved as it stands', async () => {
  const { user } = show();
  await fillBooking(user);
  Object.assign(field(texts.fields.address.label), { value: '5 Nowhere Rd' });
  Object.assign(field(texts.fields.city.label), { value: 'Hamilton' });
  await user.click(choice('House'));
  await press(user);
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(savedJobs()).toMatchObject([
    { cus_address: { street: '5 Nowhere Rd', city: 'Hamilton', state: 'ON', country: 'Canada' } },
  ]);
});

test('the controls of the address are named, for what is pressed before the scripts', () => {
  const { container } = show();
  const names = ['street', 'city', 'state', 'zip'].map((part) => `[name="address.${part}"]`);
  expect(names.map((name) => container.querySelectorAll(name).length)).toStrictEqual([1, 1, 1, 1]);
});
