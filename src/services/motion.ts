/** Whether pictures may move by themselves: not where the visitor asked for stillness or for fewer data. */
export function mayMove(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches && !connection?.saveData;
}

/** Tells whenever an element comes into view or leaves it; gives the way to stop. */
export function whileVisible(element: Element, onChange: (isVisible: boolean) => void): () => void {
  const observer = new IntersectionObserver(([entry]) => onChange(entry?.isIntersecting ?? false), {
    threshold: 0.3,
  });
  observer.observe(element);
  return () => observer.disconnect();
}
