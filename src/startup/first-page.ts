let hasLeftFirstPage = false;

/** Whether this page came as HTML, which hydration must match; the browser itself renders all later pages. */
export const isFirstPage = (): boolean => !hasLeftFirstPage;

export function leaveFirstPage(): void {
  hasLeftFirstPage = true;
}
