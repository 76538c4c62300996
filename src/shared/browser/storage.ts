type Area = 'localStorage' | 'sessionStorage';

function guarded<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Reads the value under a name; undefined if there is none or it is not JSON. Anybody may have written it. */
export function readStored(area: Area, name: string): unknown {
  // A missing value is not JSON either.
  return guarded((): unknown => JSON.parse(window[area].getItem(name) ?? ''));
}

export function writeStored(area: Area, name: string, value: unknown): boolean {
  const keep = (): true => {
    window[area].setItem(name, JSON.stringify(value));
    return true;
  };
  return guarded(keep) ?? false;
}

export function removeStored(area: Area, name: string): void {
  guarded(() => window[area].removeItem(name));
}

export const listStored = (area: Area): string[] => guarded(() => Object.keys(window[area])) ?? [];
