const latestMs = 3000;

/** Runs the task once the browser has nothing better to do; gives a function that calls it off. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: latestMs });
  return () => cancelIdleCallback(handle);
}
