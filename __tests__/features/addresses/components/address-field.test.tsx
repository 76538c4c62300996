import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AddressParts } from '../../../../src/features/addresses/rules/address';
import { succeeded } from '../../../../src/shared/values/result';
import {
  hasAddressSuggestions,
  prepareAddressSuggestions,
  readAddress,
  suggestAddresses,
  type AddressSuggestion,
} from '../../../../src/features/addresses/services/address-suggestions';
import { bookingForm } from '../../../support/booking-page';
import { labels } from '../../../support/form-texts';
import { answerAtOnce, holdBack } from '../../../support/saving';

jest.mock('../../../../src/features/requests/services/realtime-database');
jest.mock('../../../../src/shared/browser/fetch-json');
jest.mock('../../../../src/features/addresses/services/address-suggestions');

const lanternwood = suggestion('12 Lanternwood Avenue');
const copperkettle = suggestion('40 Copperkettle Lane');
const parts: AddressParts = {
  street: '12 Lane',
  city: 'Toronto',
  state: 'ON',
  zip: 'M5V 0Z1',
  country: 'Canada',
};

function suggestion(title: string): AddressSuggestion {
  const detail = 'Toronto, ON, Canada';
  return { id: title, text: `${title}, ${detail}`, title, detail, prediction: {} as never };
}

beforeEach(() => {
  answerAtOnce();
  jest.mocked(hasAddressSuggestions).mockReset().mockReturnValue(true);
  jest.mocked(prepareAddressSuggestions).mockReset().mockResolvedValue(succeeded(null));
  jest
    .mocked(suggestAddresses)
    .mockReset()
    .mockResolvedValue(succeeded([lanternwood, copperkettle]));
  jest.mocked(readAddress).mockReset().mockResolvedValue(succeeded(parts));
});

afterEach(() => jest.useRealTimers());

const show = () => ({ user: userEvent.setup(), ...render(bookingForm()) });

const street = () => screen.getByRole('combobox', { name: labels.address });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const city = () => field(labels.city);
const code = () => field(labels.postalCode);

test('nothing is asked for one or two characters, and one question is asked when typing pauses', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  render(bookingForm());
  await user.type(street(), 'la');
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(suggestAddresses).not.toHaveBeenCalled();
  await user.type(street(), 'ntern');
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(jest.mocked(suggestAddresses).mock.calls).toStrictEqual([['lantern']]);
});

test('an answer that later keys have overtaken is not shown', async () => {
  const answerFirst = holdBack(suggestAddresses);
  jest.mocked(suggestAddresses).mockResolvedValueOnce(succeeded([copperkettle]));
  const { user } = show();
  await user.type(street(), 'lan');
  await waitFor(() => expect(suggestAddresses).toHaveBeenCalledTimes(1));
  await user.clear(street());
  await user.type(street(), 'cop');
  await screen.findByRole('option', { name: /40 Copperkettle/ });
  await act(async () => answerFirst(succeeded([lanternwood])));
  expect(screen.queryByRole('option', { name: /12 Lanternwood/ })).not.toBeInTheDocument();
});

test('a part that is corrected while the chosen address is on its way is not overwritten', async () => {
  const answer = holdBack(readAddress);
  const { user } = show();
  await user.type(street(), 'lan');
  await user.click(await screen.findByRole('option', { name: /12 Lanternwood/ }));
  await user.type(city(), 'York');
  await act(async () => answer(succeeded(parts)));
  expect([city().value, code().value]).toStrictEqual(['York', '']);
  expect(street()).toHaveValue(lanternwood.text);
});

test('no suggestion comes up under what is being pressed', async () => {
  const answer = holdBack(suggestAddresses);
  const { user } = show();
  await user.type(street(), 'lan');
  await waitFor(() => expect(suggestAddresses).toHaveBeenCalled());
  // On the field itself, which keeps the focus.
  await user.pointer({ target: street(), keys: '[MouseLeft>]' });
  await act(async () => answer(succeeded([lanternwood])));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.pointer('[/MouseLeft]');
  expect(await screen.findByRole('listbox')).toBeVisible();
});
