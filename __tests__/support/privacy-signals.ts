const set: string[] = [];

/** The browser says so from now on, as a setting or an extension makes it. */
export function saySignal(name: 'globalPrivacyControl' | 'doNotTrack', value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
  set.push(name);
}

/** The browser says nothing again. */
export function clearSignals(): void {
  for (const name of set.splice(0)) Reflect.deleteProperty(navigator, name);
}
