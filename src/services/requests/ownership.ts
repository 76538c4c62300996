const releases = new Map<string, () => void>();
const waiting = new Map<string, Promise<void>>();

/** Runs the task under a lock of all tabs of this site, without one where the browser has none or refuses it. */
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
    return await navigator.locks.request(name, options, run);
  } catch (cause) {
    if (hasRun) throw cause;
    return task(true);
  }
}

/** Runs the task while no other tab runs one of the same name. */
export function inTurnWithOtherTabs<Value>(name: string, task: () => Promise<Value>): Promise<Value> {
  return withLock(name, {}, task);
}

/** Keeps the lock until it is released, or the tab ends in whatever way; gives whether it could be had. */
function hold(name: string, options: LockOptions): Promise<boolean> {
  return new Promise((resolve) => {
    void withLock(name, options, async (isOurs) => {
      resolve(isOurs);
      if (isOurs) await new Promise<void>((end) => releases.set(name, end));
    });
  });
}

/** Makes this tab the one that works on it, unless another one does; gives whether this one does now. */
export async function own(name: string): Promise<boolean> {
  return releases.has(name) || hold(name, { ifAvailable: true });
}

/** Settles as soon as this tab is the one that works on it: when the other one has released it or has ended. */
export function whenOwned(name: string): Promise<void> {
  if (releases.has(name)) return Promise.resolve();
  const wait = waiting.get(name) ?? hold(name, {}).then(() => void waiting.delete(name));
  waiting.set(name, wait);
  return wait;
}

/** Leaves it to the other tabs. */
export function release(name: string): void {
  releases.get(name)?.();
  releases.delete(name);
}
