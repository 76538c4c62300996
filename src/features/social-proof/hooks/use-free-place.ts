import { useEffect, useLayoutEffect, useRef } from 'react';

const controls = 'a[href], button, input, select, textarea, summary, label';
/** Less than the smallest control is high: the slider of the truck. */
const stepPx = 10;
/** Takes the steps from 0 to the length, and its end. */
const steps = (length: number): number[] => [
  ...Array.from({ length: Math.floor(length / stepPx) }, (_, index) => index * stepPx),
  length,
];

/** Whether a control is in the box, which begins at a point of the window. */
function coversControl(x: number, y: number, { offsetWidth, offsetHeight }: HTMLElement): boolean {
  const isOnControl = (dx: number, dy: number): boolean =>
    document.elementsFromPoint(x + dx, y + dy).some((element) => element.closest(controls));
  return steps(offsetHeight).some((dy) => steps(offsetWidth).some((dx) => isOnControl(dx, dy)));
}

/** Moves a box up from its own place until it covers no control; gives whether there is such a place below the header. */
function settle(box: HTMLElement): boolean {
  const { offsetLeft, offsetTop } = box;
  const top = document.querySelector('header')?.offsetHeight ?? 0;
  let rise = 0;
  while (coversControl(offsetLeft, offsetTop - rise, box)) {
    rise += stepPx;
    if (offsetTop - rise < top + stepPx) return false;
  }
  box.style.marginBlockEnd = `${rise}px`;
  return true;
}

/**
 * Gives the ref of a fixed box, which goes to the lowest place where it covers no control. Calls `leave` where there is no
 * such place, and when a control comes under it: on a scroll, or as the page changes.
 */
export function useFreePlace(leave: () => void) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!settle(ref.current as HTMLElement)) leave();
  }, [leave]);

  useEffect(() => {
    const box = ref.current as HTMLElement;
    const look = (): void => {
      if (coversControl(box.offsetLeft, box.offsetTop, box)) leave();
    };
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    window.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [leave]);

  return ref;
}
