async function race<Value, Late>(
  ms: number,
  promise: Promise<Value>,
  whenLate: () => Late,
): Promise<Value | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    return await Promise.race([promise, late.then(whenLate)]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits for a value for at most `ms` milliseconds; gives undefined when it is late, and passes a failure on. */
export function within<Value>(ms: number, promise: Promise<Value>): Promise<Value | undefined> {
  return race(ms, promise, () => undefined);
}

/** The same, but fails with the message when the value is late. */
export function notLaterThan<Value>(ms: number, promise: Promise<Value>, message: string): Promise<Value> {
  return race(ms, promise, (): never => {
    throw new Error(message);
  });
}
