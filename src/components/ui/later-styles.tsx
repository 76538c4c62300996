/**
 * The styles of a part that loads later: takes the default export of its `*.later.module.css`, which a build puts into the
 * part's script (src/build/webpack/later-styles.ts). Elsewhere the styles are on the page already.
 */
export function LaterStyles({ of: sheet }: { of: unknown }) {
  return Array.isArray(sheet) && <style>{String(sheet)}</style>;
}
