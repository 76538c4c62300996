import { type KeyboardEvent, type MouseEvent, useId } from 'react';

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

/** The photograph with a mark on its focal point, which is moved by a press on the picture or by the arrow keys. */
export function FocusPicture({ src, focus, onChange }: FocusPictureProps) {
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
      <p id={hint} className="photo-hint">
        Press on what must stay in view where the photograph is cropped, or move the mark with the arrow keys.
      </p>
      <button
        type="button"
        className="photo-button"
        disabled={focus === undefined}
        onClick={() => onChange(undefined)}
      >
        Back to the middle
      </button>
    </div>
  );
}
