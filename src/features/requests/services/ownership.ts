const releases = new Map<string, () => void>();
const waiting = new Map<string, Promise<void>>();

/** Runs the task under a lock that all tabs of this site share, or without it where the browser has no locks. */
async function withLock<Value>(
  name: string,
  options: LockOptions,
  task: (isOurs: boolean) => Promise<Value>,
): Promise<Value> {
  let hasRun = false;
  const run = (lock: Lock | null): Promise<Value> => {
    hasRun = true;
    return task(lock !== null);
  };
  try {
    // iOS before 15.4 has none, and Node has no navigator.
    if (typeof navigator !== 'undefined' && navigator.locks)
      return await navigator.locks.request(name, options, run);
  } catch (cause) {
    if (hasRun) throw cause;
  }
  return task(true);
}

export function inTurnWithOtherTabs<Value>(name: string, task: () => Promise<Value>): Promise<Value> {
  return withLock(name, {}, task);
}

/** Holds the lock until this tab releases it or ends in whatever way; gives whether this tab got it. */
function hold(name: string, options: LockOptions): Promise<boolean> {
  return new Promise((resolve) => {
    void withLock(name, options, async (isOurs) => {
      resolve(isOurs);
      if (isOurs) await new Promise<void>((end) => releases.set(name, end));
    });
  });
}

export async function own(name: string): Promise<boolean> {
  return releases.has(name) || hold(name, { ifAvailable: true });
}

/** Settles as soon as this tab has the lock: when the other tab has released it or has ended. */
export function whenOwned(name: string): Promise<void> {
  if (releases.has(name)) return Promise.resolve();
  const wait = waiting.get(name) ?? hold(name, {}).then(() => void waiting.delete(name));
  waiting.set(name, wait);
  return wait;
}

export function release(name: string): void {
  releases.get(name)?.();
  releases.delete(name);
}

/** For a page that is left: in the browser's own cache it could not send what it owns. */
export function releaseAll(): void {
  for (const name of releases.keys()) release(name);
}
