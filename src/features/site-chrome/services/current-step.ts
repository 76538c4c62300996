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

/** While a form is on the screen, the bar's link to it does what the form's own button does, unless that shows too. */
export function followForm(): void {
  const bar = document.querySelector('[data-place=sticky-bar]');
  const link = bar?.querySelector<HTMLElement>('[data-step]');
  if (!bar || !link) return;
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
