import { askedField } from '../preview/field-of';
import { openAskedField } from '../preview/point';
import { askToLeave, isLeft } from './staff/stored-draft';

export type FormState = 'unsaved' | 'saving' | 'saved' | 'none';

export function readFormState(): FormState {
  const { entryDraft } = window.decapStore.getState();
  const entry = entryDraft.get<DecapMap | undefined>('entry');
  if (!entry?.size) return 'none';
  if (entry.get('isPersisting')) return 'saving';
  return entryDraft.get('hasChanged') ? 'unsaved' : 'saved';
}

const formAddress = /^#\/collections\/[^/]+\/(entries\/[^?]+|new(?=\?|$))/;

const formOf = (url: string): string | undefined => formAddress.exec(new URL(url).hash)?.[0];

export function loadAgain(): void {
  // It has been asked already, and the browser would ask a second time.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  window.location.reload();
}

/** Decap CMS keeps a form for the next address: such a change loads the screen anew, and asks before it drops anything. */
export function followAddress(): void {
  let isJustSaved = false;
  window.CMS.registerEventListener({
    name: 'postSave',
    handler: () => {
      isJustSaved = true;
    },
  });
  window.addEventListener(
    'hashchange',
    (event) => {
      if (!isLeft()) {
        event.stopImmediatePropagation();
        window.history.replaceState(window.history.state, '', event.oldURL);
        return;
      }
      const [from, to] = [formOf(event.oldURL), formOf(event.newURL)];
      // Decap CMS goes itself from a form to that of a copy, and from a new entry to the one it has saved.
      const isOwn = to?.endsWith('/new') || (from?.endsWith('/new') && isJustSaved);
      isJustSaved = false;
      if (!from || !to || isOwn) return;
      event.stopImmediatePropagation();
      if (from === to) return openAskedField(askedField(event.newURL));
      const isLeaving = ['none', 'saved'].includes(readFormState()) || askToLeave();
      if (isLeaving) loadAgain();
      else window.history.replaceState(window.history.state, '', event.oldURL);
    },
    { capture: true },
  );
}
