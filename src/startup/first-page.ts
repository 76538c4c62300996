let hasLeftFirstPage = false;

/** Whether this page came as HTML, which hydration must match; the browser itself renders all later pages. */
export const isFirstPage = (): boolean => !hasLeftFirstPage;

/** Call it when the visitor goes on to another page. */
export function leaveFirstPage(): void {
  hasLeftFirstPage = true;
}
