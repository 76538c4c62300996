/** A build puts a `*.lazy.module.css` into the part's script; elsewhere the styles are on the page already. */
export function LazyStyles({ of: { default: sheet } }: { of: Record<string, unknown> }) {
  return Array.isArray(sheet) && <style>{String(sheet)}</style>;
}
