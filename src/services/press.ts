/** A click that a finger makes comes in a task of its own after the release; where none comes, nobody waits longer. */
const latestClickMs = 300;

let state: 'free' | 'down' | 'released' = 'free';
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

function runWaiting(): void {
  state = 'free';
  const tasks = [...waiting];
  waiting.clear();
  for (const task of tasks) task();
}

function endPressIn(ms: number): void {
  state = 'released';
  clearTimeout(timer);
  timer = setTimeout(runWaiting, ms);
}

function handleDown({ button }: PointerEvent): void {
  // The other buttons of a mouse click nothing.
  if (button !== 0) return;
  state = 'down';
  clearTimeout(timer);
}

function handleUp({ pointerType }: PointerEvent): void {
  if (state === 'down') endPressIn(pointerType === 'touch' ? latestClickMs : 0);
}

function handleCancel(): void {
  if (state === 'down') endPressIn(0);
}

function handleClick(): void {
  if (state === 'released') endPressIn(0);
}

/** From now on it is known whether a pointer is down. Asking again changes nothing. */
export function watchPresses(): void {
  const options = { capture: true, passive: true };
  window.addEventListener('pointerdown', handleDown, options);
  window.addEventListener('pointerup', handleUp, options);
  window.addEventListener('pointercancel', handleCancel, options);
  window.addEventListener('click', handleClick, options);
}

/** Whether something is being pressed, its click included. */
export const isPressing = (): boolean => state !== 'free';

/**
 * Runs a task that may move what is on the page when nothing is pressed: after the click of the press that goes on, else
 * at once, in a task of its own, for a finger's press takes the focus away, releases and clicks in one.
 */
export function afterPress(task: () => void): void {
  waiting.add(task);
  setTimeout(() => {
    if (!isPressing()) runWaiting();
  });
}
