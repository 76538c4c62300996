import { failed, succeeded, type Result } from '../values/result';

/** Gives undefined when the value is late. Its own failure is passed on. */
export async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), ms)));
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A value that is late is a failure, as its own is. */
export async function inTime<Value>(ms: number, task: Promise<Value>, name: string): Promise<Result<Value>> {
  const answer = await within(ms, task.then<Result<Value>, Result<Value>>(succeeded, failed));
  return answer ?? failed(`${name} took over ${ms / 1000} s`);
}

/** For a request with the reading of its answer: when the time is over, its signal aborts. */
export async function withDeadline<Value>(
  ms: number,
  task: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  // AbortSignal.timeout needs Safari 16.
  const controller = new AbortController();
  const answer = await inTime(ms, task(controller.signal), 'A request');
  controller.abort();
  if (answer.ok) return answer.value;
  throw answer.cause;
}
