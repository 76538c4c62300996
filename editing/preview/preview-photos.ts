import { photoAddress } from '../../src/content-model/reading/media-kinds';

export type FindPhoto = (src: string) => Promise<string | undefined>;

const listPhotoFields = (fields: Iterable<DecapMap> = []): DecapMap[] =>
  Array.from(fields).flatMap((field) =>
    field.get('widget') === 'photo' ? field : listPhotoFields(field.get('fields')),
  );

/** Decap CMS is asked for its name alone: it takes what begins with a slash for an address that needs no loading. */
export const editedAddress = (getAsset: GetAsset, field: DecapMap, src: string): string =>
  getAsset(src.slice(photoAddress.length), field).toString();

/** Photographs of the edited entry come from Decap CMS, which has them before they are saved; all others are stored. */
export async function showPhotos(
  page: DocumentFragment,
  { entry, fields, getAsset }: PreviewProps,
  findPhoto: FindPhoto,
): Promise<void> {
  const [field] = listPhotoFields(fields);
  const edited = JSON.stringify(entry.get<DecapMap>('data').toJS());
  // React asks for the first photograph by the address on the site as well, where an unsaved one is not.
  for (const hint of page.querySelectorAll(`link[href^="${photoAddress}"]`)) hint.remove();
  const photos = page.querySelectorAll(`img[src^="${photoAddress}"]`);
  const show = async (photo: Element): Promise<void> => {
    const src = photo.getAttribute('src') ?? '';
    const isEdited = field && edited.includes(`"${src}"`);
    const address = isEdited ? editedAddress(getAsset, field, src) : await findPhoto(src);
    if (address) photo.setAttribute('src', address);
    else photo.removeAttribute('src');
  };
  await Promise.all(Array.from(photos, show));
}
