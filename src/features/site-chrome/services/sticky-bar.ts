import { afterPress } from '../../../shared/browser/press';
import { whenIdle } from '../../../shared/browser/scheduling';

/** The button of the form in the middle of the window. */
function submitOnScreen(): HTMLElement | null | undefined {
  const middle = window.innerHeight / 2;
  return [...document.querySelectorAll('form[data-form]')]
    .find((form) => {
      const { top, bottom } = form.getBoundingClientRect();
      return top < middle && bottom > middle;
    })
    ?.querySelector<HTMLElement>('button[aria-disabled]');
}

/** The bar leaves whoever is in a field all the room; a press that takes the focus out of the field must not become the bar's. */
function leaveFields(bar: HTMLElement): void {
  const isInField = () => document.activeElement?.matches('main :is(input, textarea, select)');
  const follow = (): void => {
    bar.style.visibility = isInField() ? 'hidden' : '';
  };
  document.addEventListener('focusin', () => isInField() && follow());
  document.addEventListener('focusout', () => afterPress(follow));
  follow();
}

/** While a form is on the screen, the bar's link to it does what the form's own button does, unless that shows too. */
function followForm(bar: HTMLElement): void {
  const link = bar.querySelector<HTMLElement>('[data-step]');
  if (!link) return;
  const label = link.textContent;
  let step = label;
  const look = (): void => {
    const submit = submitOnScreen();
    link.hidden = submit ? submit.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top : false;
    const next = submit?.querySelector('span')?.textContent ?? label;
    // Only then: writing the same words lays the page out at each scroll, and takes a translator's words away.
    if (next !== step) link.textContent = next;
    step = next;
  };
  link.addEventListener('click', (event) => {
    const submit = submitOnScreen();
    if (!submit) return;
    event.preventDefault();
    submit.click();
  });
  window.addEventListener('scroll', () => requestAnimationFrame(look), { passive: true });
  look();
}

/** Keeps the bar of a phone out of the way, and its link up to date. */
export function runStickyBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-place=sticky-bar]');
  if (!bar) return;
  leaveFields(bar);
  // It asks where the forms are, which lays the page out.
  whenIdle(() => followForm(bar));
}
