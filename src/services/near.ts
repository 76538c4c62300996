/** How far below or above the window something still counts as near. */
const margin = '600px';

/** Runs a task once an element comes near the window, or at once where the browser cannot say; gives a function that cancels it. */
export function whenNear(element: Element, task: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    task();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      task();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
