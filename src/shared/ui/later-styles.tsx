/** A build puts a `*.later.module.css` into the part's script; elsewhere the styles are on the page already. */
export function LaterStyles({ of: { default: sheet } }: { of: Record<string, unknown> }) {
  return Array.isArray(sheet) && <style>{String(sheet)}</style>;
}
