/** Whether pictures may move by themselves: not for a visitor who asks for reduced motion or reduced data. */
export function mayMove(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches && !connection?.saveData;
}

/** Calls `onChange` whenever an element comes into view or leaves it; gives a function that stops this. */
export function whileVisible(element: Element, onChange: (isVisible: boolean) => void): () => void {
  const observer = new IntersectionObserver(([entry]) => onChange(entry?.isIntersecting ?? false), {
    threshold: 0.3,
  });
  observer.observe(element);
  return () => observer.disconnect();
}
