export function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(task)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** A busy device may never be idle: after the timeout the task runs anyway. */
export function requestIdle(task: () => void, timeout = 3000): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout });
  return () => cancelIdleCallback(handle);
}

export function whenIdle(task: () => void): () => void {
  if (document.readyState === 'complete') return requestIdle(task);
  let callOff = (): void => undefined;
  const handleLoad = (): void => void (callOff = requestIdle(task));
  window.addEventListener('load', handleLoad, { once: true });
  return () => {
    window.removeEventListener('load', handleLoad);
    callOff();
  };
}
