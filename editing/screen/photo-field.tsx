import { type ChangeEvent, useId, useState } from 'react';
import { type PhotoValue, withFocus } from '../content/photo-value';
import { FocusPicture } from './focus-picture';
import { NoPhoto, shrinkPhoto, type Shrunk } from './shrink-photo';

export type PhotoFieldProps = {
  id: string;
  photo: PhotoValue | undefined;
  /** The width in pixels that pages show. */
  shownWidth: number;
  /** Gives the address from which the browser can load a photograph, also one that is not saved yet. */
  addressOf: (src: string) => string;
  onChange: (photo: PhotoValue | undefined) => void;
  /** Keeps a photograph until the entry is saved, and gives the address that it will have on the site. */
  keep: (shrunk: Shrunk, fileName: string) => Promise<string>;
  onBusy: (isBusy: boolean) => void;
};

type Status = { words: string; isBusy?: boolean; isError?: boolean };

const readyWords = ({ width, height, blob }: Shrunk): string =>
  `Ready: ${width} × ${height} pixels, ${Math.ceil(blob.size / 1000)} kB. It is stored when you save.`;

const smallWords = ({ width, height }: Shrunk, wanted: number): string =>
  `Too small: ${width} × ${height} pixels. Pages show it ${wanted} wide, so it would look blurred: choose a larger one.`;

const errorWords = (error: unknown): string =>
  error instanceof NoPhoto ? error.message : `The photograph could not be taken: ${String(error)}`;

/** The field for a photograph: its file, its description and its focal point. */
export function PhotoField({
  id,
  photo: given,
  shownWidth,
  addressOf,
  onChange,
  keep,
  onBusy,
}: PhotoFieldProps) {
  // Kept here too: the screen hands a change back too late for the caret to stay in its place.
  const [photo, setPhoto] = useState(given);
  const [status, setStatus] = useState<Status>({ words: '' });
  const description = useId();
  const change = (next: PhotoValue | undefined): void => {
    setPhoto(next);
    onChange(next);
  };
  const take = async (file: File): Promise<void> => {
    onBusy(true);
    try {
      const shrunk = await shrinkPhoto(file, (words) => setStatus({ words, isBusy: true }));
      change({ src: await keep(shrunk, file.name), alt: photo?.alt ?? '' });
      const isSmall = shrunk.width < shownWidth;
      setStatus({ words: isSmall ? smallWords(shrunk, shownWidth) : readyWords(shrunk), isError: isSmall });
    } catch (error) {
      setStatus({ words: errorWords(error), isError: true });
    } finally {
      onBusy(false);
    }
  };
  const onFile = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    if (file) void take(file);
    // The same file can then be chosen again.
    target.value = '';
  };
  const remove = (): void => {
    change(undefined);
    setStatus({ words: 'Removed from here when you save.' });
  };
  return (
    <div className="photo-field">
      {photo && (
        <FocusPicture
          src={addressOf(photo.src)}
          focus={photo.focus}
          onChange={(point) => change(withFocus(photo, point))}
        />
      )}
      <div className="photo-buttons">
        <label className="photo-button">
          {photo ? 'Replace the photograph' : 'Choose a photograph'}
          <input id={id} type="file" accept="image/*" disabled={status.isBusy ?? false} onChange={onFile} />
        </label>
        {photo && (
          <button type="button" className="photo-button" onClick={remove}>
            Remove the photograph
          </button>
        )}
      </div>
      <output className={status.isError ? 'photo-error' : ''}>{status.words}</output>
      {status.isBusy && <progress aria-label={status.words} />}
      {photo && (
        <>
          <label htmlFor={description} className="photo-label">
            Description
          </label>
          <p id={`${description}-hint`} className="photo-hint">
            What would you tell somebody on the phone? It is read to visitors who cannot see the photograph.
          </p>
          <textarea
            id={description}
            aria-describedby={`${description}-hint`}
            rows={3}
            value={photo.alt}
            onChange={({ target }) => change({ ...photo, alt: target.value })}
          />
        </>
      )}
      {given?.sample && photo && (
        <label className="photo-sample">
          <input
            type="checkbox"
            checked={photo.sample ?? false}
            onChange={({ target: { checked } }) => {
              const { sample: _, ...others } = photo;
              change(checked ? { ...others, sample: true } : others);
            }}
          />
          Sample: not a photograph of our own work
        </label>
      )}
    </div>
  );
}
