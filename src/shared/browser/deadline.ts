/** Gives undefined when the value is late, or fails with the message where one is given. Its own failure is passed on. */
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

/** For a request with the reading of its answer: when the time is over, its signal aborts. */
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
