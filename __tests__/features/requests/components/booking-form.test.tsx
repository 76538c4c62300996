import { screen, waitFor } from '@testing-library/react';
import { navigate } from 'gatsby';
import { axe } from 'jest-axe';
import { write } from '../../../../src/features/requests/services/realtime-database';
import {
  choice,
  city,
  field,
  fillBooking,
  group,
  mondayMorning,
  pressBooking,
  setClock,
  showBooking,
} from '../../../support/booking-page';
import { house, labels, messages, texts } from '../../../support/form-texts';
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

test('a filled form is saved as the whole job of the specification and leads to the confirmation', async () => {
  const { user } = showBooking();
  await fillBooking(user);
  await pressBooking(user);
  await waitFor(() =>
    expect(navigate).toHaveBeenCalledWith('/thankyou', {
      state: expect.objectContaining({
        city,
        saved: expect.objectContaining({ record: expect.objectContaining({ cus_phone: '416-555-0199' }) }),
      }),
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
  const { user, container } = showBooking();
  await pressBooking(user);
  expect(await screen.findByText(messages.nameRequired)).toBeVisible();
  expect(screen.getByText(messages.phoneTooShort)).toBeVisible();
  expect(group(labels.date)).toHaveAccessibleDescription(messages.dateRequired);
  expect(group(labels.timeWindow)).toHaveAccessibleDescription(
    `${messages.timeWindowRequired} ${texts.fields.timeWindow.hint}`,
  );
  expect(screen.getByText(messages.messageRequired)).toBeVisible();
  expect(container.querySelectorAll('[aria-invalid="true"]')).toHaveLength(5);
  expect(field(labels.name)).toHaveFocus();
  expect(write).not.toHaveBeenCalled();
  expect(await axe(container)).toHaveNoViolations();
});

test('the focus goes to the first date when all before it is right', async () => {
  const { user } = showBooking();
  await user.type(field(labels.name), 'Ada');
  await user.type(field(labels.phone), '4165550199');
  await pressBooking(user);
  await waitFor(() => expect(choice('Monday, Jan 5')).toHaveFocus());
});

test('the Unit # field is shown for Condo/Apartment only, and its unit saved for it only', async () => {
  const { user } = showBooking();
  expect(screen.queryByLabelText(labels.unit)).not.toBeInTheDocument();
  await fillBooking(user);
  expect(field(labels.unit)).toHaveValue('Penthouse 2 ');
  await user.click(choice(house));
  expect(screen.queryByLabelText(labels.unit)).not.toBeInTheDocument();
  await pressBooking(user);
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(savedJobs()).toMatchObject([{ property_type: 'House', cus_address: { unit: '' } }]);
});

test('the code is called what it is called where the city is', () => {
  showBooking({ country: 'US' });
  expect(screen.getByLabelText(labels.zip)).toHaveAttribute('inputmode', 'numeric');
  expect(field(labels.zip)).toBeVisible();
  expect(screen.queryByLabelText(labels.postalCode)).not.toBeInTheDocument();
});

test('an address that is filled in without a sound is saved as it stands', async () => {
  const { user } = showBooking();
  await fillBooking(user);
  Object.assign(field(labels.address), { value: '5 Nowhere Rd' });
  Object.assign(field(labels.city), { value: 'Hamilton' });
  await user.click(choice(house));
  await pressBooking(user);
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(savedJobs()).toMatchObject([
    { cus_address: { street: '5 Nowhere Rd', city: 'Hamilton', state: 'ON', country: 'Canada' } },
  ]);
});
