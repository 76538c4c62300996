import { useMemo } from 'react';
import { forgetLoad } from '../../load/services/load-store';
import { clearDraft, readDraft, saveDraft, type Draft } from '../services/drafts';

/** Keeps the values of a form while the visitor looks at other pages. */
export function useDraft(form: string) {
  return useMemo(
    () => ({
      read: () => readDraft(form),
      save: (values: Draft) => saveDraft(form, values),
      clear: () => {
        clearDraft(form);
        forgetLoad();
      },
    }),
    [form],
  );
}
