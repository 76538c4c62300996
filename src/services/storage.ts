type Area = 'localStorage' | 'sessionStorage';

/** A browser may refuse its storage, or have it full: undefined then. */
function guarded<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Gives the value that is kept under the name; undefined where there is none, or what anything else has left there. */
export function readStored(area: Area, name: string): unknown {
  // What is not there is no JSON either.
  return guarded((): unknown => JSON.parse(window[area].getItem(name) ?? ''));
}

/** Keeps a value as JSON under the name; gives whether it is kept. */
export function writeStored(area: Area, name: string, value: unknown): boolean {
  const keep = (): true => {
    window[area].setItem(name, JSON.stringify(value));
    return true;
  };
  return guarded(keep) ?? false;
}

/** Removes what is kept under the name; where storage is refused there was nothing. */
export function removeStored(area: Area, name: string): void {
  guarded(() => window[area].removeItem(name));
}

/** Gives the names of all that is kept, also by others. */
export function listStored(area: Area): string[] {
  return guarded(() => Object.keys(window[area])) ?? [];
}
