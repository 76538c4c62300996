/** Opens the browser's print dialog for only that part of the page that carries the name in `data-printed`. */
export function printPart(name: string): void {
  const { documentElement: root } = document;
  root.dataset.printing = name;
  window.addEventListener('afterprint', () => delete root.dataset.printing, { once: true });
  window.print();
}
