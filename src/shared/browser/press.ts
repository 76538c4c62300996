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
  window.addEventListener('pointerdown', noteDown, options);
  window.addEventListener('pointerup', pressMoved, options);
}

type Down = { button: HTMLElement; x: number; y: number; scrolled: number };
let down: Down | undefined;

function noteDown({ target, clientX: x, clientY: y }: PointerEvent): void {
  const button = target instanceof Element ? target.closest('button') : null;
  down = button ? { button, x, y, scrolled: window.scrollY } : undefined;
}

/** A browser that scrolls to show the caret moves a button away under a finger: the press is that button's. */
function pressMoved({ clientX, clientY }: PointerEvent): void {
  const pressed = down;
  down = undefined;
  if (!pressed || window.scrollY === pressed.scrolled) return;
  const hasStayed = Math.abs(clientX - pressed.x) < 8 && Math.abs(clientY - pressed.y) < 8;
  const below = document.elementFromPoint(clientX, clientY);
  if (hasStayed && !pressed.button.contains(below)) pressed.button.click();
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
