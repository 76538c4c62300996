import { z } from 'zod';
import { listCollections } from '../config/collections';
import { screenField, type ScreenField } from '../config/field';
import { screenConfig } from '../config/screen-config';
import { isOnScreen, schemaOf } from '../content/schemas';
import { withPlace } from '../content/local-place';
import { splitFrontMatter } from '../../src/content-model/reading/front-matter';
import { originalsOf } from '../../src/content-model/reading/translation-names';
import { contentDir, readContentFiles } from '../../src/content-model/reading/read-content';
import { parse } from 'yaml';

/** The forms of the screen; `file` is a file, or a folder whose files have one form. */
type Form = { name: string; file: string; fields: ScreenField[] };
const forms = listCollections().flatMap((each): Form[] =>
  'files' in each ? each.files : [{ ...each, file: `${each.folder}/` }],
);
const fieldsFor = (path: string) =>
  forms.find(({ file }) =>
    file.endsWith('/') ? `content/${path}`.startsWith(file) : `content/${path}` === file,
  )?.fields;

function dataOf(path: string, source: string): unknown {
  const parts = path.endsWith('.md') ? splitFrontMatter(source) : undefined;
  return typeof parts === 'object'
    ? { ...(parse(parts.frontMatter) as object), body: parts.body }
    : JSON.parse(withPlace(path, source));
}

/** The complaints of the screen about a value, also that it has no field for it; none for a value that it would save. */
function complain(field: Partial<ScreenField>, value: unknown, place: string): string[] {
  const { required, options, fields, field: item, value_type } = field;
  if (value === undefined || value === '') return required ? [`${place} is required`] : [];
  if (field.widget === 'photo') return [];
  if (value_type === 'int' && !Number.isInteger(value)) return [`${place} is no whole number`];
  return [value].flat().flatMap((each: unknown, index) => {
    if (item) return complain(item, each, `${place}.${index}`);
    if (fields) {
      const left = { ...(each as object) } as Record<string, unknown>;
      const found = fields.flatMap((inner) => complain(inner, left[inner.name], `${place}.${inner.name}`));
      for (const { name } of fields) delete left[name];
      // Colors of drawings are in the file alone.
      delete left.drawingColors;
      return [...found, ...Object.keys(left).map((name) => `${place}.${name} has no field`)];
    }
    const isChoice = !options || options.some((option) => option.value === String(each));
    return isChoice ? [] : [`${place}.${index}: no choice`];
  });
}

test('every file of the content is on the screen, with a field for each of its values and no complaint', () => {
  const files = originalsOf(readContentFiles(contentDir()));
  const found = files.flatMap(({ path, source }) => {
    const fields = fieldsFor(path);
    if (!isOnScreen(schemaOf(path))) return [];
    return fields ? complain({ fields }, dataOf(path, source), path) : [`${path} is on no list`];
  });
  expect(found).toEqual([]);
});

test('a kind of schema that the screen has no field for is refused, not left out', () => {
  expect(() => screenField('when', z.date())).toThrow('"when"');
});

test('nothing but the content folder can be reached from the screen', () => {
  expect(forms.filter(({ file }) => !/^content\/[a-z]+/.test(file))).toEqual([]);
  const config = screenConfig({ backend: 'local', siteUrl: 'http://localhost:8000' });
  expect(config.media_folder).toMatch(/^content\/media/);
});

type Placed = { where: string; field: ScreenField };

/** A field with all fields in it; the one field of a simple list is explained by the list itself. */
const withInner = (field: ScreenField, place: string): Placed[] => {
  const where = `${place}.${field.name}`;
  return [{ where, field }, ...(field.fields ?? []).flatMap((each) => withInner(each, where))];
};

const fields = forms.flatMap((form) => form.fields.flatMap((field) => withInner(field, form.name)));

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
  const chosen = fields.filter(({ field }) => field.widget === 'relation');
  for (const { where, field } of chosen) {
    const form = forms.find(({ name }) => name === (field.file ?? field.collection));
    expect([where, form?.fields.map(({ name }) => name)]).toEqual([
      where,
      expect.arrayContaining([String(field.value_field).split('.')[0]]),
    ]);
  }
  const named = ['reviews.badgeGroup', 'reviews.city', 'reviews.about', 'campaigns.coupon', 'faq.topic'];
  expect(chosen.map(({ where }) => where)).toEqual(expect.arrayContaining(named));
});
