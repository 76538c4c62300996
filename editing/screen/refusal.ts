import type { Notice } from '../../src/content-model/notices/notice';
import { askedField } from '../preview/field-of';
import { labelOf, openField, settledMs } from './decap-form';
import { hideNotice, type Line, showNotice } from './notice';
import { fieldAddress, inScreenWords } from './staff/place';

/** Has Decap CMS show an error at its field of the form, as it does with its own: until the field is changed. */
async function markField(notice: Notice): Promise<void> {
  const field = askedField(fieldAddress(notice) ?? '');
  (document.activeElement as HTMLElement | null)?.blur();
  openField(field);
  await new Promise((resolve) => setTimeout(resolve, 2 * settledMs));
  const uniquefieldId = field && labelOf(document.activeElement)?.htmlFor;
  const errors = [{ type: 'CUSTOM', message: inScreenWords(notice.plain ?? '') }];
  if (uniquefieldId)
    window.decapStore.dispatch({ type: 'DRAFT_VALIDATION_ERRORS', payload: { uniquefieldId, errors } });
}

const isMarked = (): boolean =>
  window.decapStore.getState().entryDraft.get<DecapMap | undefined>('fieldsErrors')?.size !== 0;

/** Says why nothing was saved: in a message that takes the focus, and at the fields. It goes once they are changed. */
export async function showRefusal(title: string, lines: Line[]): Promise<void> {
  const notice = showNotice(title, lines);
  for (const line of lines) if (typeof line !== 'string') await markField(line);
  notice.focus();
  if (!isMarked()) return;
  const stop = window.decapStore.subscribe(() => {
    if (isMarked()) return;
    stop();
    hideNotice();
  });
}
