/** Opens the browser's print dialog for the part of the page that is marked with `data-printed`, and only that. */
export function printPart(name: string): void {
  const { documentElement: root } = document;
  root.dataset.printing = name;
  window.addEventListener('afterprint', () => delete root.dataset.printing, { once: true });
  window.print();
}
