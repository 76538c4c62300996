import type { Notice } from '../../../src/content-model/notices/notice';
import { askServer } from '../../content/ask-server';
import { beforeLive, showNotice } from '../notice';

let hasChanged = false;

/** Whether one of our own pages has changed a file since this page was loaded. */
export const hasChangedFiles = (): boolean => hasChanged;

/** Tells that files have changed, which Decap CMS then has to read anew. */
export function noteChange(): void {
  hasChanged = true;
}

/**
 * Asks our own server for something that changes files; Decap CMS then has to read them anew. Shows the errors that the
 * change causes in other files.
 */
export async function changeOnServer<Answer>(action: string, params: object = {}): Promise<Answer> {
  const answer = await askServer<Answer & { notices?: Notice[] }>(action, params);
  noteChange();
  if (answer.notices && answer.notices.length > 0) showNotice(`Saved. ${beforeLive}`, answer.notices);
  return answer;
}
