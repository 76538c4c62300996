/** After a finger's release the click comes in a later task; after this time none comes any more. */
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
  // The other buttons of a mouse make no click.
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

/** Takes whether a finger is there already. */
export function watchPresses(isDown = false): void {
  if (isDown) state = 'down';
  const options = { capture: true, passive: true };
  window.addEventListener('pointerdown', handleDown, options);
  window.addEventListener('pointerup', handleUp, options);
  window.addEventListener('pointercancel', handleCancel, options);
  window.addEventListener('click', handleClick, options);
}

/** Whether a press goes on; it ends with its click. */
export const isPressing = (): boolean => state !== 'free';

/** After the click of a press that goes on, else in the next task: a finger focuses, releases and clicks within one. */
export function afterPress(task: () => void): void {
  waiting.add(task);
  setTimeout(() => {
    if (!isPressing()) runWaiting();
  });
}
