/**
 * Runs a task that takes a part out of the page or puts it in, so that nothing moves before the visitor's eyes: once the
 * part is below what is in view, or the page itself is not in view; at once where there is no part. Gives a function that
 * calls it off.
 */
export function whenUnseen(part: Element | null, task: () => void): () => void {
  if (!part || document.hidden || typeof IntersectionObserver === 'undefined') {
    task();
    return () => undefined;
  }
  const observer = new IntersectionObserver((entries) => {
    const entry = entries[entries.length - 1];
    // What goes above the view moves all below it, in browsers that do not keep the place.
    if (!entry || entry.isIntersecting || entry.boundingClientRect.top < 0) return;
    observer.disconnect();
    task();
  });
  observer.observe(part);
  return () => observer.disconnect();
}
