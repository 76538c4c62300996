/** A build puts a `*.lazy.module.css` into the script of its island; in development mode the page has the styles. */
export function LazyStyles({ of: { default: sheet } }: { of: Record<string, unknown> }) {
  return Array.isArray(sheet) && <style>{String(sheet)}</style>;
}
