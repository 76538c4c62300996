import { z } from 'zod';
import { listCollections, type Collection } from '../config/collections';
import { screenField, type ScreenField } from '../config/field';
import { screenConfig } from '../config/screen-config';
import { withPlace } from '../content/local-place';
import { splitFrontMatter } from '../../src/content-model/reading/front-matter';
import { contentDir } from '../../src/content-model/reading/content-dir';
import { originalsOf } from '../../src/content-model/reading/translation-names';
import { readContentFiles } from '../../src/content-model/reading/read-content';
import { parse } from 'yaml';

const collections = listCollections();

const fieldsByFile = new Map(
  collections.flatMap((collection) =>
    'files' in collection ? collection.files.map(({ file, fields }) => [file, fields] as const) : [],
  ),
);

function fieldsFor(path: string): ScreenField[] | undefined {
  const folder = collections.find(
    (each) => 'folder' in each && `content/${path}`.startsWith(`${each.folder}/`),
  );
  return folder && 'fields' in folder ? folder.fields : fieldsByFile.get(`content/${path}`);
}

function dataOf(path: string, source: string): unknown {
  const parts = path.endsWith('.md') ? splitFrontMatter(source) : undefined;
  return typeof parts === 'object'
    ? { ...(parse(parts.frontMatter) as object), body: parts.body }
    : JSON.parse(withPlace(path, source));
}

/** The complaints of the screen about a value, also that it has no field for it; none for a value that it would save. */
function complaints(fields: ScreenField[], data: unknown, place: string): string[] {
  if (typeof data !== 'object' || data === null) return [`${place} is no group`];
  const group = data as Record<string, unknown>;
  const unknown = Object.keys(group).filter((key) => !fields.some(({ name }) => name === key));
  return [
    ...unknown.map((key) => `${place}.${key} has no field`),
    ...fields.flatMap((field) => complain(field, group[field.name], `${place}.${field.name}`)),
  ];
}

function complain(field: ScreenField, value: unknown, place: string): string[] {
  const { required, pattern, options, min, max, fields, field: item, value_type } = field;
  if (value === undefined || value === '') return required ? [`${place} is required`] : [];
  if (field.widget === 'photo') return [];
  const size = Array.isArray(value) ? value.length : Number(value);
  if (size < (min ?? size) || size > (max ?? size) || (value_type === 'int' && !Number.isInteger(value)))
    return [`${place} is out of range`];
  return [value].flat().flatMap((each: unknown, index) => {
    if (fields) return complaints(fields, each, `${place}.${index}`);
    if (item) return complain(item, each, `${place}.${index}`);
    const isChoice = !options || options.some((option) => option.value === String(each));
    const isMatch = !pattern || new RegExp(pattern[0]).test(String(each));
    return isChoice && isMatch ? [] : [`${place}.${index}: ${pattern?.[1] ?? 'no choice'}`];
  });
}

test('every file of the content is on the screen, with a field for each of its values and no complaint', () => {
  const files = originalsOf(readContentFiles(contentDir()));
  const found = files.flatMap(({ path, source }) => {
    const fields = fieldsFor(path);
    return fields ? complaints(fields, dataOf(path, source), path) : [`${path} is on no list`];
  });
  expect(found).toEqual([]);
});

test('a kind of schema that the screen has no field for is refused, not left out', () => {
  expect(() => screenField('when', z.date())).toThrow('"when"');
});

test('nothing but the content folder can be reached from the screen', () => {
  const config = screenConfig({ backend: 'local', siteUrl: 'http://localhost:8000' });
  const files = config.collections.flatMap((collection: Collection) =>
    'files' in collection ? collection.files.map(({ file }) => file) : [collection.folder],
  );
  expect(files.filter((file) => !/^content\/[a-z]+/.test(file))).toEqual([]);
  expect(config.media_folder).toMatch(/^content\/media/);
});
