import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dateCount } from '../../../../src/features/requests/rules/booking';
import { requestOfEarlySubmission } from '../../../../src/features/requests/rules/early-submission';
import type { PressedForm } from '../../../../src/features/requests/rules/submission-metadata';
import { fillIn, saveDraft } from '../../../../src/shared/browser/drafts';
import { goTo } from '../../../../src/shared/browser/go-to';
import { readForm } from '../../../../src/shared/browser/plain-forms';
import { longHash } from '../../../../src/shared/values/hash';
import { axe } from 'jest-axe';
import { write } from '../../../../src/features/requests/services/realtime-database';
import * as bookingPage from '../../../support/booking-page';
import { brandContent } from '../../../support/brand-fixture';
import { house, labels, messages, texts, windows } from '../../../support/form-texts';
import { mountIslands, showBuilt } from '../../../support/islands';
import { answerAtOnce, forgetPending, keptNames, savedAs } from '../../../support/saving';

jest.mock('../../../../src/features/requests/services/realtime-database');
jest.mock('../../../../src/shared/browser/fetch-json');
// Without a key: its own tests are those of the address field.
jest.mock('../../../../src/features/addresses/services/address-suggestions');

const { bookingIsland, choice, field, fillBooking, group, inToronto, mondayMorning, offered } = bookingPage;
const { overToday, pressBooking, setClock, showBooking } = bookingPage;

beforeEach(() => {
  setClock(mondayMorning);
  answerAtOnce();
});

afterEach(() => {
  jest.restoreAllMocks();
  forgetPending();
  jest.useRealTimers();
});

test('the Unit # field is shown for Condo/Apartment only, and its unit saved for it only', async () => {
  const { user } = showBooking();
  expect(screen.queryByLabelText(labels.unit)).not.toBeInTheDocument();
  await fillBooking(user);
  expect(field(labels.unit)).toHaveValue('Penthouse 2 ');
  await user.click(choice(house));
  expect(screen.queryByLabelText(labels.unit)).not.toBeInTheDocument();
  const early = requestOfEarlySubmission(readForm(document.querySelector('form')!) as PressedForm);
  await pressBooking(user);
  await waitFor(() => expect(goTo).toHaveBeenCalled());
  expect(savedAs('jobs')).toMatchObject([{ property_type: 'House', cus_address: { unit: '' } }]);
  // Pressed before the scripts too, it would have been the same request.
  expect(keptNames()).toContain(`confirmed/${longHash(early!.answers)}`);
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
  await waitFor(() => expect(goTo).toHaveBeenCalled());
  expect(savedAs('jobs')).toMatchObject([{ date: '2026-01-06', start_time: '9:00' }]);
});

test('what was chosen before the scripts arrived is kept and sent', async () => {
  const page = showBuilt(bookingIsland);
  for (const value of ['Apartment', '13:00', 'true'])
    page.querySelector<HTMLInputElement>(`[value="${value}"]`)!.checked = true;
  await mountIslands();
  const user = userEvent.setup();
  expect(await screen.findByLabelText(labels.unit)).toBeVisible();
  expect(choice(windows[2])).toBeChecked();
  await user.type(field(labels.name), 'Ada');
  await user.type(field(labels.phone), '4165550199');
  await user.type(field(labels.message), 'Sofa');
  await user.click(choice('Tuesday, Jan 6'));
  await pressBooking(user);
  await waitFor(() => expect(goTo).toHaveBeenCalled());
  expect(savedAs('jobs')).toMatchObject([
    { property_type: 'Apartment', start_time: '13:00', is_time_sensitive: true, date: '2026-01-06' },
  ]);
});

test('the days that the page itself writes are those of its form', async () => {
  setClock(inToronto(5, '15:00'));
  showBuilt(bookingIsland);
  await import('../../../../src/features/requests/inlined/write-dates');
  const days = () => [...group(labels.date).querySelectorAll('label')];
  const written = days();
  expect(written).toHaveLength(dateCount);
  await mountIslands();
  expect(days()[0]).not.toBe(written[0]);
  for (const [index, day] of days().entries()) {
    day.normalize();
    expect(day.isEqualNode(written[index]!)).toBe(true);
  }
});

/** Opens the form with a draft of Monday. */
async function openDraft(): Promise<void> {
  const choices = { date: '2026-01-05', timeWindow: '13:00', propertyType: 'Apartment' };
  saveDraft('booking', { name: 'Ada', unit: '2', ...choices });
  fillIn(showBuilt(bookingIsland).querySelector('form')!);
  await mountIslands();
  expect(field(labels.name)).toHaveValue('Ada');
}

test('a draft’s day, window and unit are there again', async () => {
  await openDraft();
  await waitFor(() => expect(choice('Monday, Jan 5')).toBeChecked());
  expect(field(labels.unit)).toHaveValue('2');
  expect(choice(windows[2])).toBeChecked();
});

test('a draft’s day that is over by now is not offered, and one is asked for', async () => {
  setClock(inToronto(5, '15:00'));
  await openDraft();
  expect(choice(overToday)).toBeDisabled();
  expect(choice(overToday)).not.toBeChecked();
  await pressBooking(userEvent.setup());
  expect(await screen.findByText(messages.dateRequired)).toBeVisible();
  expect(write).not.toHaveBeenCalled();
});

test('a holiday is among the days with its words, and cannot be chosen', () => {
  setClock(inToronto(5, '08:00'));
  const holidays = [{ words: 'closed for Lug Day', validFrom: '2026-01-06', validUntil: '2026-01-06' }];
  showBooking({ hours: { openingHours: brandContent.site.brand.openingHours, holidays } });
  expect(choice('Tuesday, Jan 6 closed for Lug Day')).toBeDisabled();
  expect(choice('Wednesday, Jan 7')).toBeEnabled();
});
