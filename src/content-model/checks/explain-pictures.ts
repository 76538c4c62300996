import type { ContentError } from '../content-error';
import { isAmongPhotos, isFilm, photoFolder } from '../reading/media-kinds';
import { joinWords } from '../schema/parts';
import type { MediaFile } from '../types';

/**
 * Takes every error of the content. For a field that names a file of media/ which is there and cannot be shown there, it
 * says why and what to do; the file itself is then not reported a second time.
 */
export function explainPictures(
  errors: readonly ContentError[],
  media: readonly MediaFile[],
): ContentError[] {
  const explained = errors.map((error) => explain(error, media) ?? { error });
  const named = new Set(explained.flatMap(({ about }) => about ?? []));
  return explained
    .filter(({ error, about }) => about !== undefined || !named.has(error.file))
    .map(({ error }) => error);
}

type Explained = { error: ContentError; about?: string };

function explain(error: ContentError, media: readonly MediaFile[]): Explained | undefined {
  const file = /^"\/(media\/[^"]+)"(, which does not exist)?$/.exec(error.found)?.[1];
  if (file === undefined || !media.some((each) => each.path === file)) return undefined;
  const isForPhoto = /photograph/.test(error.expected);
  const found = `"/${file}", which is there`;
  return { about: file, error: { ...error, found, ...(isForPhoto ? forPhoto(file) : forPicture(file)) } };
}

const stemOf = (file: string): string => joinWords((file.split('/').at(-1) ?? '').replace(/\.[^.]*$/, ''));

function forPhoto(file: string): Pick<ContentError, 'expected' | 'fix'> {
  if (isFilm(file)) return { expected: 'a photograph, not a film', fix: 'choose a photograph' };
  const expected = `a photograph in ${photoFolder}: only of those the build makes the sizes that pages show`;
  if (file.endsWith('.svg'))
    return { expected, fix: 'choose a photograph: a drawing cannot stand in its place' };
  const moved = `${photoFolder}${stemOf(file)}.webp`;
  const byHand = `save it as ${moved} and write "/${moved}"`;
  // What lies among the logos is left to those.
  return { expected, fix: file.startsWith('media/logos/') ? byHand : `run npm run photos, or ${byHand}` };
}

function forPicture(file: string): Pick<ContentError, 'expected' | 'fix'> {
  const why = isAmongPhotos(file) ? `${photoFolder} is for photo fields` : 'it is loaded as it is';
  const expected = `a picture as svg, png, webp or avif outside ${photoFolder}; ${why}`;
  const saved = `media/logos/${stemOf(file)}.webp`;
  return { expected, fix: `save it as ${saved} and write "/${saved}"` };
}
