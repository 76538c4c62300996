import { useMemo } from 'react';
import { forgetLoad } from '../../services/load/kept-load';
import { clearDraft, readDraft, saveDraft, type Draft } from '../../services/requests/drafts';

/** Keeps the values of a form while the visitor looks at other pages. */
export function useDraft(form: string) {
  return useMemo(
    () => ({
      read: () => readDraft(form),
      save: (values: Draft) => saveDraft(form, values),
      clear: () => {
        // First, because it takes its sentence out of the message, which would be kept again.
        forgetLoad();
        clearDraft(form);
      },
    }),
    [form],
  );
}
