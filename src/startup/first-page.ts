let hasLeftFirstPage = false;

/** Whether this is the page that came as a document; all later ones are made here, where nothing has to be matched. */
export const isFirstPage = (): boolean => !hasLeftFirstPage;

/** To be called when the visitor goes on to another page. */
export function leaveFirstPage(): void {
  hasLeftFirstPage = true;
}
