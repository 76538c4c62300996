import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddressField } from '../../../../src/features/addresses/components/address-field';
import { useCheckedForm } from '../../../../src/features/requests/hooks/use-checked-form';
import { addressMasks, addressOf, type AddressParts } from '../../../../src/features/addresses/rules/address';
import { succeeded, type Result } from '../../../../src/shared/values/result';
import {
  hasAddressSuggestions,
  prepareAddressSuggestions,
  readAddress,
  suggestAddresses,
  type AddressSuggestion,
} from '../../../../src/features/addresses/services/address-suggestions';
import { brandContent } from '../../../support/brand-fixture';

jest.mock('../../../../src/features/addresses/services/address-suggestions');

const { fields, messages, addressSuggestions: texts } = brandContent.site.forms;
const streetName = fields.address.label;
const lanternwood = suggestion('12 Lanternwood Avenue');
const copperkettle = suggestion('40 Copperkettle Lane');
const lanternwoodParts: AddressParts = {
  street: '12 Lanternwood Avenue',
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
  jest.mocked(hasAddressSuggestions).mockReset().mockReturnValue(true);
  jest.mocked(prepareAddressSuggestions).mockReset().mockResolvedValue(succeeded(null));
  jest
    .mocked(suggestAddresses)
    .mockReset()
    .mockResolvedValue(succeeded([lanternwood, copperkettle]));
  jest.mocked(readAddress).mockReset().mockResolvedValue(succeeded(lanternwoodParts));
});

afterEach(() => jest.useRealTimers());

const handleSubmit = jest.fn<Promise<boolean>, [AddressParts]>(() => Promise.resolve(false));

function Form() {
  const { address, city, state, zip } = fields;
  const { fieldProps, fill, onSubmit } = useCheckedForm({
    form: 'address',
    checks: {},
    masks: addressMasks,
    messages,
    send: (values) => handleSubmit(addressOf(values, '')),
  });
  return (
    <form onSubmit={onSubmit}>
      <AddressField
        {...address}
        isRequired
        texts={{ city, state, zip, suggestions: { ...texts, language: 'en' } }}
        fieldProps={fieldProps}
        onFill={fill}
      />
      <button type="submit">Send</button>
    </form>
  );
}

function show() {
  handleSubmit.mockClear();
  render(<Form />);
  return { user: userEvent.setup() };
}

/** The address as it would be saved. */
async function sent(): Promise<AddressParts | undefined> {
  handleSubmit.mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(handleSubmit).toHaveBeenCalled());
  return handleSubmit.mock.lastCall?.[0];
}

/** Holds the answer of a lookup back; gives a function that lets it come. */
function hold<Value>(lookup: (...given: never[]) => Promise<Result<Value>>): (value: Value) => Promise<void> {
  let answer: (result: Result<Value>) => void = () => undefined;
  jest.mocked(lookup).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  return (value) => act(async () => answer(succeeded(value)));
}

const street = () => screen.getByRole('combobox', { name: streetName });
const values = () =>
  [fields.city, fields.state, fields.zip].map(
    ({ label }) => screen.getByLabelText<HTMLInputElement>(label).value,
  );

test('nothing is asked for one or two characters, and one question is asked when typing pauses', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  render(<Form />);
  await user.type(street(), 'la');
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(suggestAddresses).not.toHaveBeenCalled();
  await user.type(street(), 'ntern');
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(jest.mocked(suggestAddresses).mock.calls).toStrictEqual([['lantern']]);
});

test('an answer that later keys have overtaken is not shown', async () => {
  const answerFirst = hold(suggestAddresses);
  jest.mocked(suggestAddresses).mockResolvedValueOnce(succeeded([copperkettle]));
  const { user } = show();
  await user.type(street(), 'lan');
  await waitFor(() => expect(suggestAddresses).toHaveBeenCalledTimes(1));
  await user.clear(street());
  await user.type(street(), 'cop');
  await screen.findByRole('option', { name: /40 Copperkettle/ });
  await answerFirst([lanternwood]);
  expect(screen.queryByRole('option', { name: /12 Lanternwood/ })).not.toBeInTheDocument();
});

test('a part that is corrected while the chosen address is on its way is not overwritten', async () => {
  const answer = hold(readAddress);
  const { user } = show();
  await user.type(street(), 'lan');
  await user.click(await screen.findByRole('option', { name: /12 Lanternwood/ }));
  await user.type(screen.getByLabelText(fields.city.label), 'York');
  await answer(lanternwoodParts);
  expect(values()).toStrictEqual(['York', '', '']);
  expect(street()).toHaveValue(lanternwood.text);
});

test('what a browser fills in without a sound is kept by what is drawn after, and sent', async () => {
  const { user } = show();
  screen.getByLabelText<HTMLInputElement>(fields.city.label).value = 'Toronto';
  Object.assign(street(), { value: '5 Nowhere Rd' });
  await user.type(screen.getByLabelText(fields.zip.label), 'M5V');
  expect(street()).toHaveValue('5 Nowhere Rd');
  expect(await sent()).toMatchObject({ street: '5 Nowhere Rd', city: 'Toronto', zip: 'M5V' });
});

test('no suggestion comes up under what is being pressed', async () => {
  const answer = hold(suggestAddresses);
  const { user } = show();
  await user.type(street(), 'lan');
  await waitFor(() => expect(suggestAddresses).toHaveBeenCalled());
  // On the field itself, which keeps the focus.
  await user.pointer({ target: street(), keys: '[MouseLeft>]' });
  await answer([lanternwood]);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.pointer('[/MouseLeft]');
  expect(await screen.findByRole('listbox')).toBeVisible();
});
