/**
 * Waits for a value at most so long, in milliseconds; gives undefined when it is late, or fails with a message where one
 * is given. A failure of its own is passed on.
 */
export async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value | undefined>;
export async function within<Value>(ms: number, promise: Promise<Value>, ifLate: string): Promise<Value>;
export async function within<Value>(
  ms: number,
  promise: Promise<Value>,
  ifLate?: string,
): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve, reject) => {
    timer = setTimeout(() => (ifLate ? reject(new Error(ifLate)) : resolve(undefined)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Runs a task that must end within so many milliseconds, such as a request with the reading of its answer: then its signal
 * aborts, and it has failed.
 */
export async function withDeadline<Value>(
  ms: number,
  task: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  // AbortSignal.timeout needs Safari 16.
  const controller = new AbortController();
  try {
    return await within(ms, task(controller.signal), `It was not done within ${ms} ms`);
  } finally {
    controller.abort();
  }
}
