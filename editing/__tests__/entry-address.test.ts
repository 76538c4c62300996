import { listCollections } from '../config/collections';
import { entryAddress } from '../config/entry-address';
import { askedField } from '../preview/asked-field';
import { brandFiles } from '../../__tests__/support/brand-fixture';

/** The files that the screen has, with their addresses as Decap CMS makes them. */
const addresses = new Map(
  listCollections().flatMap((collection) =>
    'files' in collection
      ? collection.files.map(
          ({ name, file }) => [file, `#/collections/${collection.name}/entries/${name}`] as const,
        )
      : brandFiles()
          .filter(({ path }) => path.startsWith(`${collection.name}/`))
          .map(({ path }) => {
            const slug = path.slice(path.indexOf('/') + 1).replace(/\.\w+$/, '');
            return [`content/${path}`, `#/collections/${collection.name}/entries/${slug}`] as const;
          }),
  ),
);

test('every file of the content has an address on the screen, which names the field too', () => {
  for (const { path } of brandFiles()) {
    const address = entryAddress(path, 'hero.points.0.item');
    expect(address.split('?')[0]).toBe(`/admin/${addresses.get(`content/${path}`)}`);
    expect(askedField(address)).toBe('hero.points.0.item');
  }
});

test('an address without a field asks for none', () => {
  expect(askedField('#/collections/faq/entries/hours')).toBeUndefined();
  expect(askedField('#/collections/faq/entries/hours?field=')).toBeUndefined();
});

test('the preview of every collection opens fields', () => {
  for (const { editor } of listCollections()) expect(editor).toEqual({ visualEditing: true });
});
