import { askedField } from '../preview/field-of';
import { openField, placeCaret, reactAbove } from './decap-form';
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

/** Decap CMS draws a new entry anew once it is saved: the caret goes to the same words there. */
function keepCaret(): void {
  const box = document.activeElement as HTMLInputElement;
  const same = box.id ? `[id^="${box.id.replace(/\d+$/, '')}"]` : '[data-slate-editor=true]';
  const find = (): HTMLElement[] => Array.from(document.querySelectorAll<HTMLElement>(same));
  const rank = find().indexOf(box);
  if (rank < 0) return;
  let before = '';
  const follow = (): void => {
    const { anchorNode, anchorOffset } = document.getSelection() as Selection;
    const text = box.value ?? anchorNode?.nodeValue ?? '';
    if (box.isConnected) before = text.slice(0, box.selectionStart ?? anchorOffset);
    const drawn = box.isConnected ? undefined : find()[rank];
    if (!drawn) return;
    clearInterval(timer);
    drawn.focus();
    placeCaret(drawn, before);
    // It would put the caret back to where it was at its last change.
    if (box.id) reactAbove<(event: object) => void>(drawn, 'onChange')?.({ target: drawn });
  };
  const timer = setInterval(follow, 10);
  follow();
}

/** Decap CMS keeps a form for the next address: such a change loads the screen anew, and asks before it drops anything. */
export function followAddress(): void {
  let isJustSaved = false;
  window.CMS.registerEventListener({
    name: 'postSave',
    handler: () => {
      isJustSaved = true;
      if (formOf(window.location.href)?.endsWith('/new')) keepCaret();
    },
  });
  window.addEventListener(
    'hashchange',
    (event) => {
      const stay = (): void => window.history.replaceState(window.history.state, '', event.oldURL);
      if (!isLeft()) {
        event.stopImmediatePropagation();
        return stay();
      }
      const [from, to] = [formOf(event.oldURL), formOf(event.newURL)];
      // Decap CMS goes itself from a form to that of a copy, and from a new entry to the one it has saved.
      const isOwn = from !== to && (to?.endsWith('/new') || (from?.endsWith('/new') && isJustSaved));
      isJustSaved = false;
      if (!from || !to || isOwn) return;
      event.stopImmediatePropagation();
      if (from === to) return openField(askedField(event.newURL));
      if (['none', 'saved'].includes(readFormState()) || askToLeave()) loadAgain();
      else stay();
    },
    { capture: true },
  );
}
