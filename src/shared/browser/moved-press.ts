type Down = { button: HTMLElement; x: number; y: number; scrolled: number };
let down: Down | undefined;

function noteDown({ target, clientX: x, clientY: y }: PointerEvent): void {
  const button = target instanceof Element ? target.closest('button') : null;
  down = button ? { button, x, y, scrolled: window.scrollY } : undefined;
}

function pressMoved(event: MouseEvent): void {
  const pressed = down;
  down = undefined;
  if (!pressed || window.scrollY === pressed.scrolled || pressed.button.contains(event.target as Node))
    return;
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
