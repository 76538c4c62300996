import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fc from 'fast-check';
import { useForm } from 'react-hook-form';
import { TextField } from '../../../src/shared/fields/text-field';
import { maskMessage, maskName, maskPhone, type Mask } from '../../../src/shared/text/masks';

function MaskedField({ mask }: { mask: Mask }) {
  const { register } = useForm();
  return (
    <TextField
      label="Field"
      mask={mask}
      registration={register('field')}
      autoComplete="off"
      enterKeyHint="next"
    />
  );
}

function show(mask: Mask) {
  const user = userEvent.setup({ delay: null });
  render(<MaskedField mask={mask} />);
  const field = screen.getByLabelText<HTMLInputElement>('Field');
  /** Presses a key with the caret at a position of a given value. */
  const press = async (value: string, caret: number, key: string): Promise<void> => {
    await user.clear(field);
    await user.paste(value);
    await user.type(field, key, { initialSelectionStart: caret, initialSelectionEnd: caret });
  };
  return { user, field, press };
}

/** user-event reads these two as the beginning of a key's name. */
const asKey = (character: string) => character.replace(/[{[]/, '$&$&');

const digits = (text: string) => text.replace(/\D/g, '');
const lettersAndDigits = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
const letters = (text: string) => text.replace(/\P{L}/gu, '').toUpperCase();

const numbers = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 10 }).map(maskPhone),
  fc.constantFrom('416-555-0199', '141-655-5019'),
);
const words = fc.constantFrom('', 'A', 'Ada Lovelace', 'Jean Luc Picard', 'Wolfeschlegelsteinha', 'Zoë');
const keys = fc.constantFrom(...'0123456789aBzéßж -.,#x+\'"{[<');
const runs = { numRuns: 60 };

test.each([
  { name: 'phone', mask: maskPhone, values: numbers, kept: digits },
  { name: 'name', mask: maskName, values: words, kept: letters },
  { name: 'message', mask: maskMessage, values: words, kept: lettersAndDigits },
])('$name: the caret stays behind the character that was typed', async ({ mask, values, kept }) => {
  const { field, press } = show(mask);
  await fc.assert(
    fc.asyncProperty(values, fc.nat(20), keys, async (value, at, key) => {
      const caret = Math.min(at, value.length);
      await press(value, caret, asKey(key));
      const position = field.selectionStart as number;
      expect(field.selectionEnd).toBe(position);
      const [before, after] = [field.value.slice(0, position), field.value.slice(position)];
      expect(kept(value.slice(0, caret) + key)).toContain(kept(before));
      expect(kept(value.slice(caret)).startsWith(kept(after))).toBe(true);
      expect(before.length).toBeLessThanOrEqual(mask(value.slice(0, caret) + key).length);
    }),
    runs,
  );
});

test.each([
  ['Backspace', '416-555-0199', 4, '416-555-0199', 3],
  ['Delete', '416-555-0199', 3, '416-555-0199', 4],
  ['Backspace', '416-555-0199', 3, '415-550-199', 2],
  ['Delete', '416-555-0199', 4, '416-550-199', 4],
  ['Backspace', '416-5', 5, '416', 3],
  ['Delete', 'Ada Lovelace', 3, null, 3],
])('%s in %j with the caret at %i', async (key, value, caret, held, position) => {
  const { field, press } = show(held === null ? maskName : maskPhone);
  await press(value, caret, `{${key}}`);
  expect(field).toHaveValue(held ?? 'AdaLovelace');
  expect(field.selectionStart).toBe(position);
});

test.each([
  ['Backspace', 'end'],
  ['Delete', 'start'],
])('%s pressed again and again from the %s empties a phone, dashes and all', async (key, end) => {
  const { user, field, press } = show(maskPhone);
  await press('416-555-0199', end === 'end' ? 12 : 0, `{${key}}`);
  await user.keyboard(`{${key}}`.repeat(11));
  expect(field).toHaveValue('');
});

test('letters that are being composed are left alone until they are done', () => {
  const { field } = show(maskName);
  fireEvent.focus(field);
  fireEvent.compositionStart(field);
  for (const composed of ["o'", "o'b´", "o'bé"]) {
    fireEvent.input(field, { target: { value: composed }, isComposing: true });
    expect(field).toHaveValue(composed);
  }
  fireEvent.compositionEnd(field, { data: 'é' });
  expect(field).toHaveValue('Obé');
});
