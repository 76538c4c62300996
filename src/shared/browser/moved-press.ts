type Down = { button: HTMLElement; x: number; y: number; scrolled: number };
let down: Down | undefined;

/** How far the page is scrolled. The window says so too, but lays the page out first, which holds up a press. */
const scrolledOf = ({ pageY, clientY }: MouseEvent): number => pageY - clientY;

function noteDown(event: PointerEvent): void {
  const { target, clientX: x, clientY: y } = event;
  const button = target instanceof Element ? target.closest('button') : null;
  down = button ? { button, x, y, scrolled: scrolledOf(event) } : undefined;
}

function pressMoved(event: MouseEvent): void {
  const pressed = down;
  down = undefined;
  if (!pressed || pressed.button.contains(event.target as Node)) return;
  if (scrolledOf(event) === pressed.scrolled) return;
  const hasStayed = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < 8;
  if (!hasStayed) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed.button.click();
}

/** A browser scrolls to show the caret, and the button moves away under the finger: the press is still its press. */
export function keepMovedPresses(): void {
  window.addEventListener('pointerdown', noteDown, true);
  window.addEventListener('click', pressMoved, true);
}
