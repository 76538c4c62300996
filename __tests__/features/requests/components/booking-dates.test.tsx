import { screen, waitFor } from '@testing-library/react';
import { navigate } from 'gatsby';
import { axe } from 'jest-axe';
import { write } from '../../../../src/features/requests/services/realtime-database';
import {
  choice,
  fillBooking,
  group,
  inToronto,
  mondayMorning,
  offered,
  overToday,
  pressBooking,
  setClock,
  showBooking,
} from '../../../support/booking-page';
import { labels, messages, texts, windows } from '../../../support/form-texts';
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
  forgetPending();
  jest.useRealTimers();
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
