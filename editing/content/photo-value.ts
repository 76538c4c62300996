import { joinWords } from '../../src/content-model/schema/parts';

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

export function photoName(given: string, extension: string): string {
  const words = joinWords(given.replace(/\.[^.]*$/, ''));
  return `${words || 'photograph'}.${extension}`;
}

export async function freeName(
  wanted: string,
  isTaken: (name: string) => Promise<boolean> | boolean,
): Promise<string> {
  const [, words = '', extension = ''] = /^(.*)(\.[^.]*)$/.exec(wanted) ?? [];
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${words}-${number}${extension}`;
    if (!(await isTaken(name))) return name;
  }
}
