import { photoFolder } from '../../src/content-model/reading/media-kinds';

/** Gives where the browser can load a stored photograph; undefined for one that does not exist. */
export type FindPhoto = (src: string) => Promise<string | undefined>;

const photoAddress = `/${photoFolder}`;

function findPhotoField(fields: Iterable<DecapField>): DecapField | undefined {
  for (const field of fields) {
    const inner = field.get('fields');
    const found = field.get('widget') === 'photo' ? field : inner && findPhotoField(inner);
    if (found) return found;
  }
  return undefined;
}

/**
 * Gives where the browser can load a photograph of the edited entry, saved or not. Decap CMS is asked for its name alone:
 * it takes what begins with a slash for an address that needs no loading.
 */
export const editedAddress = (getAsset: GetAsset, field: DecapField, src: string): string =>
  getAsset(src.slice(photoAddress.length), field).toString();

/**
 * Gives the photographs of a page addresses that work in the preview. Those of the edited entry come from Decap CMS,
 * which has them before they are saved; all others are stored.
 */
export async function showPhotos(
  page: DocumentFragment,
  { entry, fields, getAsset }: PreviewProps,
  findPhoto: FindPhoto,
): Promise<void> {
  const field = findPhotoField(fields);
  const edited = JSON.stringify(entry.get('data').toJS());
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
