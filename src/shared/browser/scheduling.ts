export function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(task)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** A busy device may never be idle: after the timeout the task runs anyway. */
export function requestIdle(task: () => void, timeout = 3000): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(task, 200);
  else requestIdleCallback(task, { timeout });
}

export function whenIdle(task: () => void): void {
  if (document.readyState === 'complete') requestIdle(task);
  else window.addEventListener('load', () => requestIdle(task), { once: true });
}
