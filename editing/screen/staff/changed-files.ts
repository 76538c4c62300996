let hasChanged = false;

/** Whether one of our own pages has changed a file since this page was loaded. */
export const hasChangedFiles = (): boolean => hasChanged;

/** Tells that files have changed, which Decap CMS then has to read anew. */
export function noteChange(): void {
  hasChanged = true;
}
