import { afterPaint } from '../../../islands/scheduling';
import { holdFocusIn } from '../../../shared/ui/hold-focus';

/** Keeps the focus inside; closes on Escape, on a pressed link and in a wide window. Opens and closes without scripts. */
export function mount(host: HTMLElement): void {
  const drawer = host as HTMLDetailsElement;
  let release: (() => void) | undefined;
  const follow = (): void => {
    release?.();
    release = undefined;
    // First the open drawer shows: to make the rest inert takes a slow phone a while.
    if (drawer.open) afterPaint(() => drawer.open && (release ??= holdFocusIn(drawer)));
  };
  drawer.addEventListener('toggle', follow);
  if (drawer.open) follow();
}
