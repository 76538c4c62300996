export const mediaFolder = 'media';

const pictureExtensions = ['svg', 'png', 'webp', 'avif'];
const photoExtensions = ['jpg', 'png', 'webp', 'avif'];
const filmExtensions = ['webm', 'mp4'];
const filmFolder = `${mediaFolder}/film/`;
const photoFolder = `${mediaFolder}/photos/`;
export const photoAddress = `/${photoFolder}`;

const extensionOf = (file: string): string => /\.([^./]+)$/.exec(file)?.[1] ?? '';

/** Whether a file of the folder media/ is a picture that is served as it is: a logo, or a picture in an answer. */
export function isPicture(file: string): boolean {
  const isElsewhere = file.startsWith(filmFolder) || file.startsWith(photoFolder);
  return !isElsewhere && pictureExtensions.includes(extensionOf(file));
}

export const isPhoto = (file: string): boolean =>
  file.startsWith(photoFolder) && photoExtensions.includes(extensionOf(file));

export const isAmongPhotos = (file: string): boolean => file.startsWith(photoFolder);

/** Whether a file of the folder media/ is a picture of either kind. */
export const isImage = (file: string): boolean => isPicture(file) || isPhoto(file);

export const isFilm = (file: string): boolean =>
  file.startsWith(filmFolder) && filmExtensions.includes(extensionOf(file));

/** Skips the pieces before the root one by one: a single pattern for all could keep the check busy for ever. */
function isSvg(text: string): boolean {
  const beforeRoot = /\s+|\xEF\xBB\xBF|<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>/iy;
  const root = /<svg[\s>/]/iy;
  while (beforeRoot.test(text)) root.lastIndex = beforeRoot.lastIndex;
  return root.test(text);
}

/** Gives the format of a picture by its first bytes; nothing for one that pages cannot show. */
export function pictureFormat(head: string): 'jpg' | 'png' | 'webp' | 'avif' | 'svg' | undefined {
  if (head.startsWith('\u00FF\u00D8\u00FF')) return 'jpg';
  if (/^.PNG\r\n/s.test(head)) return 'png';
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp';
  if (/^.{4}ftypavi[fs]/s.test(head)) return 'avif';
  return isSvg(head) ? 'svg' : undefined;
}
