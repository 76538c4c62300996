/**
 * The styles of a part that loads later: takes the whole of its `*.later.module.css`, which a build puts into the part's
 * script (src/build/webpack/later-styles.ts). Elsewhere the styles are on the page already.
 */
export function LaterStyles({ of: { default: sheet } }: { of: Record<string, unknown> }) {
  return Array.isArray(sheet) && <style>{String(sheet)}</style>;
}
