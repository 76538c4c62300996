import { listCollections } from '../config/collections';
import type { ScreenField } from '../config/field';
import { itemWords } from '../screen/list-widget';

type Placed = { where: string; field: ScreenField };

/** A field with all fields in it; the one field of a simple list is explained by the list itself. */
const withInner = (field: ScreenField, place: string): Placed[] => {
  const where = `${place}.${field.name}`;
  return [{ where, field }, ...(field.fields ?? []).flatMap((each) => withInner(each, where))];
};

const fields = listCollections().flatMap((collection) =>
  'files' in collection
    ? collection.files.flatMap((file) => file.fields.flatMap((field) => withInner(field, file.name)))
    : collection.fields.flatMap((field) => withInner(field, collection.name)),
);

test('every field says below it in a short text what it is for, and a list what one of its items is called', () => {
  const bare = fields.filter(({ field }) => !field.hint || field.hint.length > 160);
  expect(bare.map(({ where }) => where)).toEqual([]);
  const unnamed = fields.filter(({ field }) => field.label_singular === field.label.toLowerCase());
  expect(unnamed.map(({ where }) => where)).toEqual([]);
});

const fieldAt = (end: string): ScreenField | undefined => fields.find(({ where }) => where === end)?.field;

test('a closed item of a list says which one it is, by fields that it has', () => {
  expect(fieldAt('jobs.taken')?.field?.label).toBe('Thing taken');
  const named = fields.flatMap(({ where, field }) =>
    [...(field.summary ?? '').matchAll(/\{\{fields\.(\w+)\}\}/g)].map(([, name]) => ({ where, field, name })),
  );
  const unknown = named.filter(
    ({ field, name }) => !(field.fields ?? [field.field]).some((inner) => inner?.name === name),
  );
  expect(unknown.map(({ where, name }) => `${where}: ${name}`)).toEqual([]);
});

test('every choice is shown in words, never as the value of the file', () => {
  const bare = fields.flatMap(({ where, field }) =>
    (field.options ?? [])
      // One capitalized word, such as Monday, is what people call it too.
      .filter(({ label, value }) => label === value && !/^[A-Z][a-z]+$/.test(value))
      .map(({ value }) => `${where}: ${value}`),
  );
  expect(bare).toEqual([]);
  expect(fieldAt('cities.country')?.options).toEqual([
    { label: 'Canada', value: 'CA' },
    { label: 'United States', value: 'US' },
  ]);
});

test('opening hours are shown with their days as people say them', () => {
  const days = ['Friday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'];
  expect(itemWords('08:00 to 18:00', { days }, 'group of days')).toBe('Monday to Friday, 08:00 to 18:00');
  expect(itemWords('09:00 to 12:00', { days: ['Saturday', 'Sunday'] }, 'group of days')).toBe(
    'Saturday, Sunday, 09:00 to 12:00',
  );
});

test('an item is shown by its summary, and one in which nothing is written as new', () => {
  expect(itemWords('$50 off a full load', { amount: '$50 off' }, 'coupon')).toBe('$50 off a full load');
  expect(itemWords('', {}, 'coupon')).toBe('New coupon');
});
