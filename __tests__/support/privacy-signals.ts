type Holder = 'navigator' | 'window';

const holders: Record<Holder, object> = { navigator, window };
const set: [Holder, string][] = [];

/** The browser says so from now on, as a setting or an extension makes it. */
export function saySignal(holder: Holder, name: string, value: unknown): void {
  Object.defineProperty(holders[holder], name, { value, configurable: true });
  set.push([holder, name]);
}

/** The browser says nothing again. */
export function clearSignals(): void {
  for (const [holder, name] of set.splice(0)) Reflect.deleteProperty(holders[holder], name);
}
