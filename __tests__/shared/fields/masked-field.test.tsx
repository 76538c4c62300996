import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

test.each([
  { typed: '6', mask: maskPhone, value: '416-555-019', caret: 1, held: '461-655-5019', position: 2 },
  { typed: '0', mask: maskPhone, value: '416', caret: 3, held: '416-0', position: 5 },
  { typed: '#', mask: maskName, value: 'Ada Lovelace', caret: 2, held: 'Ada Lovelace', position: 2 },
  { typed: 'é', mask: maskMessage, value: 'A sofa', caret: 1, held: 'Aé sofa', position: 2 },
])('the caret stays behind $typed, typed into $value', async ({ typed, mask, value, caret, ...after }) => {
  const { field, press } = show(mask);
  await press(value, caret, typed);
  expect(field).toHaveValue(after.held);
  expect(field.selectionStart).toBe(after.position);
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
