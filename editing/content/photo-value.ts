/** A photograph as the form of the editing screen has it: like `photo` of the content model, but not finished. */
export type PhotoValue = {
  src: string;
  alt: string;
  focus?: { x: number; y: number };
  sample?: true;
};

type Given = { toJS?: () => unknown } | string | null | undefined;

/** Takes the value of a form's field, which Decap CMS may have wrapped; gives nothing where there is no photograph. */
export function readPhotoValue(given: unknown): PhotoValue | undefined {
  const wrapped = given as Given;
  const value = typeof wrapped === 'object' && wrapped?.toJS ? wrapped.toJS() : given;
  const { src = '', alt = '', focus, sample } = (value || {}) as Partial<PhotoValue>;
  if (src === '') return undefined;
  return { src, alt, ...(focus && { focus }), ...(sample && { sample }) };
}

/** Gives what keeps a photograph from being saved, in words; nothing where it may be saved. */
export function findPhotoError(photo: PhotoValue | undefined): string | undefined {
  if (!photo || photo.alt.trim() !== '') return undefined;
  return 'Describe the photograph: what would you tell somebody on the phone?';
}

/** Gives the photograph with a focal point in whole percent; without a point it is the middle, which is left out. */
export function withFocus(photo: PhotoValue, point: { x: number; y: number } | undefined): PhotoValue {
  const { focus: _, ...others } = photo;
  if (!point) return others;
  return { ...others, focus: { x: asPercent(point.x), y: asPercent(point.y) } };
}

const asPercent = (value: number): number => Math.round(Math.min(100, Math.max(0, value)));
