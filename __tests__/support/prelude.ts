/** What runs in a page before all of its own scripts, and so uses nothing from outside. */

/** Keeps what the page writes to the console as an error, and what it throws, for a browser that nobody can ask for it. */
export function recordErrors(): void {
  const record = (...words: unknown[]): void => {
    const kept = JSON.parse(sessionStorage.getItem('__errors') ?? '[]') as string[];
    sessionStorage.setItem('__errors', JSON.stringify([...kept, words.map(String).join(' ')]));
  };
  Object.assign(console, { error: record });
  window.addEventListener('error', (event) => record(event.message));
  window.addEventListener('unhandledrejection', (event) => record(event.reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    record('refused by the policy', violatedDirective, blockedURI),
  );
}

/** Deletes features, given as paths such as "Array.prototype.at". */
export function deleteFeatures(paths: string[]): void {
  const roots: Record<string, unknown> = {
    TypedArray: Object.getPrototypeOf(Int8Array),
    Iterator: { prototype: Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as unknown },
  };
  for (const path of paths) {
    const names = path.split('.');
    const last = names.pop()!;
    let owner: unknown = window;
    for (const [index, name] of names.entries()) {
      const from = index === 0 && name in roots ? roots : (owner as Record<string, unknown> | undefined);
      owner = from?.[name];
    }
    try {
      delete (owner as Record<string, unknown>)[last];
    } catch {
      // The browser does not have it, or does not let it go.
    }
  }
}
