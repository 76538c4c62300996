import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { write } from '../../../../src/features/requests/services/realtime-database';
import * as pageStart from '../../../../src/startup/first-page';
import {
  bookingForm,
  choice,
  field,
  fillBooking,
  inToronto,
  mondayMorning,
  overToday,
  pressBooking,
  setClock,
  showBooking,
} from '../../../support/booking-page';
import { apartment, labels, messages, thisTimeOnly, windows } from '../../../support/form-texts';
import { answerAtOnce, forgetPending, savedJobs } from '../../../support/saving';

jest.mock('../../../../src/features/requests/services/realtime-database');
jest.mock('../../../../src/shared/browser/fetch-json');
// Without a key: its own tests are those of the address field.
jest.mock('../../../../src/features/addresses/services/address-suggestions');

beforeEach(() => {
  setClock(mondayMorning);
  answerAtOnce();
});

afterEach(() => {
  jest.restoreAllMocks();
  forgetPending();
  jest.useRealTimers();
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
  expect(await screen.findByLabelText(labels.unit)).toBeVisible();
  expect(choice(windows[2])).toBeChecked();
  await user.type(field(labels.name), 'Ada');
  await user.type(field(labels.phone), '4165550199');
  await user.type(field(labels.message), 'Sofa');
  await user.click(choice('Tuesday, Jan 6'));
  await pressBooking(user);
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(savedJobs()).toMatchObject([
    { property_type: 'Apartment', start_time: '13:00', is_time_sensitive: true, date: '2026-01-06' },
  ]);
  container.remove();
});

test('all that was filled in is there again on coming back, until it is sent', async () => {
  const first = showBooking();
  await fillBooking(first.user);
  first.unmount();
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(bookingForm());
  const { unmount } = render(bookingForm(), { container, hydrate: true });
  await waitFor(() => expect(choice('Tuesday, Jan 6')).toBeChecked());
  for (const name of [apartment, windows[0], thisTimeOnly]) {
    expect(choice(name)).toBeChecked();
  }
  await waitFor(() => expect(field(labels.unit)).toHaveValue('Penthouse 2 '));
  expect(field(labels.address)).toHaveValue('100 Queen St W');
  await pressBooking(userEvent.setup());
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(savedJobs()).toMatchObject([{ cus_address: { street: '100 Queen St W', unit: 'Penthouse 2' } }]);
  unmount();
  container.remove();
  showBooking();
  expect(field(labels.address)).toHaveValue('');
  expect(choice('Tuesday, Jan 6')).not.toBeChecked();
});

test('a date of an earlier visit that is past is not sent', async () => {
  const first = showBooking();
  await fillBooking(first.user);
  first.unmount();
  setClock(inToronto(9, '08:00'));
  const { user } = showBooking();
  await pressBooking(user);
  expect(await screen.findByText(messages.dateRequired)).toBeVisible();
  expect(write).not.toHaveBeenCalled();
});

test.each([
  ['opened', true],
  ['come back to by a link', false],
])(
  'on a page %s a draft’s day that is over by now is not offered, and a date is asked for',
  async (_, isFirst) => {
    jest.spyOn(pageStart, 'isFirstPage').mockReturnValue(isFirst);
    const first = showBooking();
    await fillBooking(first.user);
    await first.user.click(choice('Monday, Jan 5'));
    first.unmount();
    setClock(inToronto(5, '15:00'));
    const { user } = showBooking();
    expect(field(labels.name)).not.toHaveValue('');
    expect(choice(overToday)).toBeDisabled();
    expect(choice(overToday)).not.toBeChecked();
    await pressBooking(user);
    expect(await screen.findByText(messages.dateRequired)).toBeVisible();
    expect(write).not.toHaveBeenCalled();
    await user.click(choice('Tuesday, Jan 6'));
    await pressBooking(user);
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    expect(savedJobs()).toMatchObject([{ date: '2026-01-06', start_time: '9:00' }]);
  },
);
