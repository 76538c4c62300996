import { listCollections } from '../../editing/config/collections';
import type { ScreenField } from '../../editing/config/field';
import { hints } from '../../editing/config/field-hints';
import { labelOf, wordsOf } from '../../editing/config/field-labels';
import { pageFieldLabels } from '../../editing/config/page-field-labels';
import { siteFieldLabels } from '../../editing/config/site-field-labels';

type Placed = { where: string; field: ScreenField };

/** A field with all fields in it; the one field of a simple list is explained by the list itself. */
const withInner = (field: ScreenField, place: string): Placed[] => {
  const where = `${place}.${field.name}`;
  const inner = field.widget === 'list' ? `${where}.*` : where;
  return [{ where, field }, ...(field.fields ?? []).flatMap((each) => withInner(each, inner))];
};

const fields = listCollections().flatMap((collection) =>
  'files' in collection
    ? collection.files.flatMap((file) =>
        file.fields.flatMap((field) => withInner(field, file.name.replace(/^(site|pages)-/, '$1.'))),
      )
    : collection.fields.flatMap((field) => withInner(field, collection.name)),
);

/** Names that are what staff call the field, so that the label says no more. */
const plainNames = new Set(
  [
    'title text question questions answer name phone message address city country date order topic drawing',
    'description label points amount thing code sport group teams stars sample place places access crew truck',
    'before after locationName timeZone customerAgreed firstNames caption propertyType propertyTypes',
  ].flatMap((line) => line.split(' ')),
);

test('every field has a label of its own words, not the name that it has in the files', () => {
  const bare = fields.filter(
    ({ field }) =>
      field.label === wordsOf(field.name) && !plainNames.has(field.name) && field.name !== 'body',
  );
  expect(bare.map(({ where, field }) => `${where}: ${field.label}`)).toEqual([]);
});

test('every field says below it in a short text what it is for', () => {
  const bare = fields.filter(({ field }) => !field.hint || field.hint.length > 160);
  expect(bare.map(({ where }) => where)).toEqual([]);
});

test('every label and every hint belongs to a field that exists', () => {
  const places = fields.map(({ where }) => `.${where}`);
  const written = Object.keys({ ...hints, ...siteFieldLabels, ...pageFieldLabels });
  expect(written.filter((end) => !places.some((place) => place.endsWith(`.${end}`)))).toEqual([]);
});

test('no table of labels silently stands in for the other', () => {
  expect(Object.keys(siteFieldLabels).filter((end) => Object.hasOwn(pageFieldLabels, end))).toEqual([]);
});

const fieldAt = (end: string): ScreenField | undefined => fields.find(({ where }) => where === end)?.field;

test('a list counts its items in words, and an item says which one it is', () => {
  expect(fieldAt('site.navigation.menu')).toMatchObject({
    label: 'Menu entries',
    label_singular: 'menu entry',
  });
  expect(fieldAt('jobs.taken')).toMatchObject({ label: 'Things taken', label_singular: 'thing taken' });
  expect(fieldAt('jobs.taken')?.field?.label).toBe('Thing taken');
  expect(fieldAt('site.coupons.items')?.summary).toBe('{{fields.amount}} {{fields.condition}}');
  const named = fields.flatMap(({ where, field }) =>
    [...(field.summary ?? '').matchAll(/\{\{fields\.(\w+)\}\}/g)].map(([, name]) => ({ where, field, name })),
  );
  const unknown = named.filter(
    ({ field, name }) => !(field.fields ?? [field.field]).some((inner) => inner?.name === name),
  );
  expect(unknown.map(({ where, name }) => `${where}: ${name}`)).toEqual([]);
});

test('opening hours are chosen by weekday, and a closed row shows the times and no code', () => {
  const days = fieldAt('site.brand.openingHours.*.days');
  expect(days).toMatchObject({ widget: 'select', multiple: true, label: 'Days of the week' });
  expect(days?.options).toContainEqual({ label: 'Monday', value: 'Monday' });
  expect(fieldAt('site.brand.openingHours')?.summary).toBe('{{fields.opens}} to {{fields.closes}}');
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

test('the longest end of a path decides, so that one name has different labels in different places', () => {
  expect(labelOf('site.coupons.items')).toBe('Coupons');
  expect(labelOf('site.claims.items')).toBe('Claims');
  expect(labelOf('pages.book.trustPoints.items')).toBe('Points');
  expect(labelOf('somewhere.newField')).toBe('New field');
});
