/** Copies a text to the visitor's clipboard; gives whether the browser allowed it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused, or a page without https, which has no clipboard.
    return false;
  }
}
