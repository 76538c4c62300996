/** The folder of the content that holds pictures and films. */
export const mediaFolder = 'media';

const pictureExtensions = ['svg', 'png', 'webp', 'avif'];
const filmExtensions = ['webm', 'mp4'];
const filmFolder = `${mediaFolder}/film/`;

const extensionOf = (file: string): string => /\.([^./]+)$/.exec(file)?.[1] ?? '';

/** Whether a file of the folder media/ is a picture that pages can show. */
export function isPicture(file: string): boolean {
  return !file.startsWith(filmFolder) && pictureExtensions.includes(extensionOf(file));
}

/** Whether a file of the folder media/ is one of the hero film. */
export function isFilm(file: string): boolean {
  return file.startsWith(filmFolder) && filmExtensions.includes(extensionOf(file));
}

/**
 * Whether a text begins as an SVG does. What may stand before the root is skipped piece by piece, none of them looked at
 * twice: one pattern for all would try every way to part them, which takes a lifetime for a picture made for that.
 */
function isSvg(text: string): boolean {
  const beforeRoot = /\s+|\xEF\xBB\xBF|<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>/iy;
  const root = /<svg[\s>/]/iy;
  while (beforeRoot.test(text)) root.lastIndex = beforeRoot.lastIndex;
  return root.test(text);
}

/** What the first bytes of a picture say that it is; nothing for what pages cannot show. */
export function pictureFormat(head: string): string | undefined {
  if (head.startsWith('\u0089PNG')) return 'png';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (/^.{4}ftypavi[fs]/s.test(head)) return 'avif';
  return isSvg(head) ? 'svg' : undefined;
}
