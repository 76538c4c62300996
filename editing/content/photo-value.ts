import { joinWords } from '../../src/content-model/schema/parts';
import { shortHash } from '../../src/shared/values/hash';

export type PhotoValue = { src: string; alt: string; focus?: { x: number; y: number }; sample?: true };

type Given = { toJS?: () => unknown } | string | null | undefined;

export function readPhotoValue(given: unknown): PhotoValue | undefined {
  const wrapped = given as Given;
  const value = typeof wrapped === 'object' && wrapped?.toJS ? wrapped.toJS() : given;
  const { src = '', alt = '', focus, sample } = (value || {}) as Partial<PhotoValue>;
  if (src === '') return undefined;
  return { src, alt, ...(focus && { focus }), ...(sample && { sample }) };
}

export function findPhotoError(photo: PhotoValue | undefined): string | undefined {
  if (!photo || photo.alt.trim() !== '') return undefined;
  return 'Describe the photograph: what would you tell somebody on the phone?';
}

export function withFocus(photo: PhotoValue, point: { x: number; y: number } | undefined): PhotoValue {
  const { focus: _, ...others } = photo;
  if (!point) return others;
  return { ...others, focus: { x: asPercent(point.x), y: asPercent(point.y) } };
}

const asPercent = (value: number): number => Math.round(Math.min(100, Math.max(0, value)));

/** The end of the name says which photograph it is: no two have the same name, and no photograph has two. */
export async function photoName(given: string, photo: Blob, extension: string): Promise<string> {
  const words = joinWords(given.replace(/\.[^.]*$/, '')) || 'photograph';
  return `${words}-${shortHash(await photo.text())}.${extension}`;
}
