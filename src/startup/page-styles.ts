/** The name of a page's own sheet begins so (src/build/webpack/styles.ts). */
const ofPage = '/component---';

/**
 * Shows the styles of one page only. What several pages share is in the sheet of each, so those of an earlier or a coming
 * page would change which of two rules is the last.
 */
export function showStylesOf(component: string): void {
  for (const sheet of document.styleSheets) {
    const name = sheet.href ?? (sheet.ownerNode as HTMLElement).dataset.href;
    if (name?.includes(ofPage)) sheet.disabled = !name.includes(`/${component}.`);
  }
}
