/** Deletes features, given as paths such as "Array.prototype.at"; runs in a page and so uses nothing from outside. */
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
