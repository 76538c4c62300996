import { afterPaint } from '../../../shared/browser/scheduling';

const controls = 'a[href], button, input, select, textarea, summary, label';
const stepPx = 10;

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** Older browsers can't say. Asking where a control is would lay out its whole band (src/styles/primitives.css). */
const isLaidOut = (control: Element): boolean =>
  (control as Partial<Element>).checkVisibility?.({ contentVisibilityAuto: true }) ?? true;

/** Whether a control shows in a box of the window: it may be in a closed part, or scrolled away in a list of its own. */
function showsIn(control: Element, { left, top, right, bottom }: Box): boolean {
  const xs = [left + 1, (left + right) / 2, right - 1];
  const ys = [top + 1, (top + bottom) / 2, bottom - 1];
  return xs.some((x) =>
    ys.some((y) => document.elementsFromPoint(x, y).some((element) => element.closest(controls) === control)),
  );
}

/** Asking what is at each point of the box would keep a slow phone busy for a second. */
function findCovered({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement) {
  const right = offsetLeft + offsetWidth;
  const beside = [...document.querySelectorAll(controls)]
    .filter(isLaidOut)
    .flatMap((control) => [...control.getClientRects()].map((rect) => ({ control, rect })))
    .filter(({ rect }) => rect.left < right && rect.right > offsetLeft);
  return (rise = 0): boolean => {
    const top = offsetTop - rise;
    const bottom = top + offsetHeight;
    return beside.some(({ control, rect }) => {
      const common: Box = {
        left: Math.max(rect.left, offsetLeft),
        top: Math.max(rect.top, top),
        right: Math.min(rect.right, right),
        bottom: Math.min(rect.bottom, bottom),
      };
      return common.top < common.bottom && showsIn(control, common);
    });
  };
}

/** Moves a box up from its own place until it covers no control; gives whether there is such a place below the header. */
function settle(box: HTMLElement): boolean {
  const { offsetTop } = box;
  const top = document.querySelector('header')?.offsetHeight ?? 0;
  const coversControl = findCovered(box);
  let rise = 0;
  while (coversControl(rise)) {
    rise += stepPx;
    if (offsetTop - rise < top + stepPx) return false;
  }
  box.style.marginBlockEnd = `${rise}px`;
  return true;
}

/** Keeps a box at the lowest place where it covers no control. `leave` is called where there is none, and when one comes under it. */
export function stayUnobstructed(box: HTMLElement, leave: () => void): () => void {
  if (!settle(box)) {
    leave();
    return () => undefined;
  }
  let callOff = (): void => undefined;
  const look = (): void => {
    if (findCovered(box)()) leave();
  };
  // By then the browser has laid out what has come into view.
  const lookAfterPaint = (): void => {
    callOff();
    callOff = afterPaint(look);
  };
  const listening = new AbortController();
  const { signal } = listening;
  const observer = new ResizeObserver(lookAfterPaint);
  observer.observe(document.body);
  window.addEventListener('scroll', lookAfterPaint, { capture: true, passive: true, signal });
  window.addEventListener('resize', lookAfterPaint, { signal });
  return () => {
    callOff();
    observer.disconnect();
    listening.abort();
    box.style.marginBlockEnd = '';
  };
}
