import { askServer } from '../../content/ask-server';

let hasChanged = false;

/** Whether one of our own pages has changed a file since this page was loaded. */
export const hasChangedFiles = (): boolean => hasChanged;

/** Asks our own server for something that changes files; Decap CMS then has to read them anew. */
export async function changeOnServer<Answer>(action: string, params: object = {}): Promise<Answer> {
  const answer = await askServer<Answer>(action, params);
  hasChanged = true;
  return answer;
}
