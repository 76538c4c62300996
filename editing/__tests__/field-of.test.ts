import { fieldOf, formField } from '../preview/field-of';
import { caretAfter } from '../preview/point';

const values = {
  title: 'Prices',
  body: 'All of it.',
  points: ['Same day', 'One price', 'Same day'],
  items: [
    { title: 'First', text: 'One' },
    { title: 'Second', text: 'Two' },
  ],
};
const control = (id: string, value: string) => ({ id, value, isContentEditable: false });

test('a control is that of the field with its name and its text, and of several the one in the same place', () => {
  expect(fieldOf(values, control('title-field-1', 'Prices'))).toBe('title');
  expect(fieldOf(values, control('title-field-7', 'Second'))).toBe('items.1.title');
  expect(fieldOf(values, control('item-field-4', 'One price'))).toBe('points.1.item');
  expect(fieldOf(values, control('item-field-3', 'Same day'), 0)).toBe('points.0.item');
  expect(fieldOf(values, control('item-field-5', 'Same day'), 1)).toBe('points.2.item');
});

test('rich text is the body, and what is no field of the form has no place on the page', () => {
  expect(fieldOf(values, { id: '', isContentEditable: true })).toBe('body');
  expect(fieldOf({ title: 'Prices' }, { id: '', isContentEditable: true })).toBeUndefined();
  expect(fieldOf(values, control('search', 'Prices'))).toBeUndefined();
  expect(fieldOf(values, control('title-field-9', 'Not there'))).toBeUndefined();
});

test('an address that names a text of a list means the field of that text', () => {
  const meant = ['points.2', 'points.2.item', 'items.1.title', 'gone.0.text'].map((at) =>
    formField(values, at),
  );
  expect(meant).toEqual(['points.2.item', 'points.2.item', 'items.1.title', 'gone.0.text']);
});

test('the caret comes where somebody has pressed, also behind a name that the text has in braces', () => {
  expect(caretAfter(['We haul junk.'], 'We haul')).toEqual({ index: 0, caret: 7 });
  const named = ['Yes.', 'In {city} we haul junk.'];
  const caret = 'In {city} we haul'.length;
  expect(caretAfter(named, 'In Toronto we haul')).toEqual({ index: 1, caret });
  expect(caretAfter(named, '')).toEqual({ index: 0, caret: 0 });
});
