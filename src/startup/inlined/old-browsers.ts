/**
 * Whether the browser is older than those that package.json declares: it lacks the newest builtin that all of them have.
 * It gets none of the page's scripts, in which a line that it cannot run would break what works without them.
 */
export const isTooOld = !('hasIndices' in RegExp.prototype);

/** Shows what a page says without scripts: its forms can't be sent, so they say how to call. */
export function showWithoutScripts(): void {
  document.querySelectorAll('noscript').forEach((part) => (part.outerHTML = part.textContent as string));
}
