import { useMemo } from 'react';
import { clearDraft, readDraft, saveDraft, type Draft } from '../../services/requests/drafts';

/** Keeps what is typed into a form while its visitor looks at other pages. */
export function useDraft(form: string) {
  return useMemo(
    () => ({
      read: () => readDraft(form),
      save: (values: Draft) => saveDraft(form, values),
      clear: () => clearDraft(form),
    }),
    [form],
  );
}
