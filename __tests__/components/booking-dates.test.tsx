import { screen, waitFor } from '@testing-library/react';
import { navigate } from 'gatsby';
import { axe } from 'jest-axe';
import { write } from '../../src/services/requests/realtime-database';
import {
  choice,
  field,
  fillBooking,
  group,
  inToronto,
  mondayMorning,
  offered,
  overToday,
  pressBooking,
  setClock,
  showBooking,
} from '../support/booking-page';
import { labels, messages, texts, windows } from '../support/form-texts';
import { answerAtOnce, forgetPending, savedJobs } from '../support/saving';

jest.mock('../../src/services/requests/realtime-database');
jest.mock('../../src/services/fetch-json');
// Without a key: its own tests are those of the address field.
jest.mock('../../src/services/address-suggestions');

beforeEach(() => {
  setClock(mondayMorning);
  answerAtOnce();
});

afterEach(() => {
  forgetPending();
  jest.useRealTimers();
});

test('eight dates from today on are offered, without Sunday', () => {
  showBooking();
  expect(offered(labels.date)).toStrictEqual([
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
  const { user } = showBooking();
  expect(offered(labels.timeWindow)).toStrictEqual(windows);
  await user.click(choice('Monday, Jan 5'));
  expect(offered(labels.timeWindow)).toStrictEqual(windows.slice(2));
  await user.click(choice('Tuesday, Jan 6'));
  expect(offered(labels.timeWindow)).toStrictEqual(windows);
});

test('today without a window stays one of the eight dates, says so and cannot be picked', async () => {
  setClock(inToronto(5, '15:00'));
  const { user, container } = showBooking();
  expect(offered(labels.date)).toHaveLength(8);
  expect(offered(labels.date).slice(0, 2)).toStrictEqual([overToday, 'Tuesday, Jan 6']);
  expect(choice(overToday)).toBeDisabled();
  await user.click(choice(overToday));
  expect(choice(overToday)).not.toBeChecked();
  expect(await axe(container)).toHaveNoViolations();
  await user.type(field(labels.name), 'Ada');
  await user.type(field(labels.phone), '4165550199');
  await pressBooking(user);
  await waitFor(() => expect(choice('Tuesday, Jan 6')).toHaveFocus());
  expect(screen.getByText(messages.dateRequired)).toBeVisible();
});

test('Saturday after three stays the first of the dates, and Monday is the first to pick', async () => {
  setClock(inToronto(10, '15:00'));
  const { user } = showBooking();
  const [saturday, monday] = offered(labels.date) as [string, string];
  expect([saturday, monday]).toStrictEqual([`Saturday, Jan 10 ${texts.booking.dayOver}`, 'Monday, Jan 12']);
  expect(choice(saturday)).toBeDisabled();
  await user.click(choice(monday));
  expect(offered(labels.timeWindow)).toStrictEqual(windows);
});

test('as the last window of the chosen today begins, the form says so, and the refusal goes where it is said', async () => {
  setClock(inToronto(5, '14:30'));
  const { user, container } = showBooking();
  await fillBooking(user);
  await user.click(choice('Monday, Jan 5'));
  await user.click(choice(windows[3]));
  jest.setSystemTime(inToronto(5, '15:00'));
  await pressBooking(user);
  await waitFor(() => expect(group(labels.timeWindow)).toHaveFocus());
  expect(offered(labels.timeWindow)).toStrictEqual([]);
  expect(screen.getByText(texts.booking.noWindowLeft)).toBeVisible();
  expect(group(labels.timeWindow)).toHaveAccessibleDescription(
    `${messages.timeWindowRequired} ${texts.booking.noWindowLeft} ${texts.fields.timeWindow.hint}`,
  );
  expect(choice('Monday, Jan 5')).toBeChecked();
  expect(write).not.toHaveBeenCalled();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(choice('Tuesday, Jan 6'));
  expect(choice(overToday)).toBeDisabled();
  expect(screen.queryByText(texts.booking.noWindowLeft)).not.toBeInTheDocument();
  await user.click(choice(windows[0]));
  await pressBooking(user);
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(savedJobs()).toMatchObject([{ date: '2026-01-06', start_time: '9:00' }]);
});

test('a window chosen for another day is not kept for today once it has begun, and is there again after', async () => {
  setClock(inToronto(5, '10:00'));
  const { user } = showBooking();
  await fillBooking(user);
  await user.click(choice('Monday, Jan 5'));
  await pressBooking(user);
  expect(await screen.findByText(messages.timeWindowRequired)).toBeVisible();
  expect(choice(windows[1])).toHaveFocus();
  await user.click(choice('Wednesday, Jan 7'));
  expect(choice(windows[0])).toBeChecked();
  await pressBooking(user);
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(savedJobs()).toMatchObject([{ date: '2026-01-07', start_time: '9:00' }]);
});

test('a window that begins while the page is open disappears on the next choice', async () => {
  const { user } = showBooking();
  await user.click(choice('Monday, Jan 5'));
  expect(offered(labels.timeWindow)).toStrictEqual(windows);
  jest.setSystemTime(inToronto(5, '09:00'));
  await user.click(choice(windows[0]));
  expect(offered(labels.timeWindow)).toStrictEqual(windows.slice(1));
});

test('a window that begins between the choice and the press is refused and disappears', async () => {
  const { user } = showBooking();
  await fillBooking(user);
  await user.click(choice('Monday, Jan 5'));
  jest.setSystemTime(inToronto(5, '09:01'));
  await pressBooking(user);
  expect(await screen.findByText(messages.timeWindowRequired)).toBeVisible();
  expect(offered(labels.timeWindow)).toStrictEqual(windows.slice(1));
  expect(write).not.toHaveBeenCalled();
});

test('a page left open over midnight offers the days from the new one on', async () => {
  const { user } = showBooking();
  await fillBooking(user);
  await user.click(choice('Monday, Jan 5'));
  jest.setSystemTime(inToronto(6, '00:01'));
  await pressBooking(user);
  expect(await screen.findByText(messages.dateRequired)).toBeVisible();
  expect(offered(labels.date)[0]).toBe('Tuesday, Jan 6');
  expect(write).not.toHaveBeenCalled();
});

test('going from one date to another is not leaving the dates', async () => {
  const { user } = showBooking();
  choice('Monday, Jan 5').focus();
  await user.pointer({ target: choice('Friday, Jan 9'), keys: '[MouseLeft>]' });
  await user.keyboard('{Shift}');
  expect(choice('Friday, Jan 9')).toHaveFocus();
  await user.pointer('[/MouseLeft]');
  expect(screen.queryByText(messages.dateRequired)).not.toBeInTheDocument();
});

test('a date that is passed by without a choice is asked for, and the message goes with the choice', async () => {
  const { user } = showBooking();
  choice('Monday, Jan 5').focus();
  await user.tab();
  expect(await screen.findByText(messages.dateRequired)).toBeVisible();
  await user.click(choice('Friday, Jan 9'));
  await waitFor(() => expect(screen.queryByText(messages.dateRequired)).not.toBeInTheDocument());
});
