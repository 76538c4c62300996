import { type ChangeEvent, useId, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { type PhotoValue, withFocus } from '../content/photo-value';
import { Button } from './staff/button';
import { Field } from './staff/fields';
import { NoPhoto, shrinkPhoto, type Shrunk } from './shrink-photo';

type Point = { x: number; y: number };

type FocusPictureProps = {
  src: string;
  focus: Point | undefined;
  onChange: (point: Point | undefined) => void;
};

const middle: Point = { x: 50, y: 50 };
const moves: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const largeStep = 10;

function FocusPicture({ src, focus, onChange }: FocusPictureProps) {
  const hint = useId();
  const { x, y } = focus ?? middle;
  const onClick = ({ detail, currentTarget, clientX, clientY }: MouseEvent<HTMLButtonElement>) => {
    // The Enter key clicks too, but nowhere.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const step = event.shiftKey ? largeStep : 1;
    onChange({ x: x + move.x * step, y: y + move.y * step });
  };
  return (
    <div>
      <button
        type="button"
        className="photo-picture"
        aria-label={`Focal point: ${x} % from the left, ${y} % from the top`}
        aria-describedby={hint}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <img src={src} alt="" draggable={false} />
        <span className="photo-mark" style={{ left: `${x}%`, top: `${y}%` }} />
      </button>
      <p id={hint} className="staff-hint">
        Press on what must stay in view where the photograph is cropped, or move the mark with the arrow keys.
      </p>
      <Button disabled={focus === undefined} onClick={() => onChange(undefined)}>
        Back to the middle
      </Button>
    </div>
  );
}

export type PhotoFieldProps = {
  id: string;
  photo: PhotoValue | undefined;
  shownWidth: number;
  addressOf: (src: string) => string;
  onChange: (photo: PhotoValue | undefined) => void;
  keep: (shrunk: Shrunk, fileName: string) => Promise<string>;
  onBusy: (isBusy: boolean) => void;
};

type Status = { words: string; isBusy?: boolean; isError?: boolean };

function statusOf({ width, height, blob }: Shrunk, wanted: number): Status {
  const size = `${width} × ${height} pixels`;
  if (width >= wanted)
    return { words: `Ready: ${size}, ${Math.ceil(blob.size / 1000)} kB. It is stored when you save.` };
  const words = `Too small: ${size}. Pages show it ${wanted} wide, so it would look blurred: choose a larger one.`;
  return { words, isError: true };
}

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
      setStatus(statusOf(shrunk, shownWidth));
    } catch (error) {
      const words =
        error instanceof NoPhoto ? error.message : `The photograph could not be taken: ${String(error)}`;
      setStatus({ words, isError: true });
    } finally {
      onBusy(false);
    }
  };
  const onFile = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    if (target.files?.[0]) void take(target.files[0]);
    // The same file can then be chosen again.
    target.value = '';
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
      <div className="staff-buttons">
        <label className="staff-button">
          {photo ? 'Replace the photograph' : 'Choose a photograph'}
          <input id={id} type="file" accept="image/*" disabled={status.isBusy ?? false} onChange={onFile} />
        </label>
        {photo && (
          <Button
            onClick={() => {
              change(undefined);
              setStatus({ words: 'Removed from here when you save.' });
            }}
          >
            Remove the photograph
          </Button>
        )}
      </div>
      <output className={status.isError ? 'staff-error' : ''}>{status.words}</output>
      {status.isBusy && <progress aria-label={status.words} />}
      {photo && (
        <Field
          name={description}
          label="Description"
          hint="What would you tell somebody on the phone? It is read to visitors who cannot see the photograph."
          rows={3}
          value={photo.alt}
          onChange={(alt) => change({ ...photo, alt })}
        />
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
