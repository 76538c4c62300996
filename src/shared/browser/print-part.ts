const mark = 'data-around-printed';

/** Prints only that part of the page that carries the name in `data-printed`. */
export function printPart(name: string): void {
  const { documentElement: root } = document;
  const around = [...document.querySelectorAll('*')].filter((part) => part.querySelector('[data-printed]'));
  root.dataset.printing = name;
  for (const part of around) part.setAttribute(mark, '');
  const finish = (): void => {
    delete root.dataset.printing;
    for (const part of around) part.removeAttribute(mark);
  };
  window.addEventListener('afterprint', finish, { once: true });
  window.print();
}
