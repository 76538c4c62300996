/** Runs a task while no other tab of this site runs one of this name, or at once where the browser has no locks. */
export async function inTurnWithOtherTabs<Value>(name: string, task: () => Promise<Value>): Promise<Value> {
  let running: Promise<Value> | undefined;
  const run = (): Promise<Value> => (running ??= task());
  // iOS before 15.4 has none, and a browser that blocks site data refuses them.
  await globalThis.navigator?.locks?.request(name, run).catch(() => undefined);
  return run();
}
