export type FormState = 'unsaved' | 'saving' | 'saved' | 'none';

/** Gives what Decap CMS's own state says of the open form; drafts.ts sees to it that it is right. */
export function readFormState(): FormState {
  const { entryDraft } = window.decapStore.getState();
  const entry = entryDraft.get<DecapMap | undefined>('entry');
  if (!entry?.size) return 'none';
  if (entry.get('isPersisting')) return 'saving';
  return entryDraft.get('hasChanged') ? 'unsaved' : 'saved';
}
