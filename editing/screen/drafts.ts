import { timeInWords } from './staff/time-in-words';
import { askToGoOnHere } from './staff/ask-which';
import { cityDraftKey, translationDraftKey } from './staff/stored-draft';
import { readPlace } from './staff/place';
import { keepDraft, openDrafts, readDraft } from './draft-store';
import { loadAgain } from './follow-address';
import { hideNotice, showNotice } from './notice';

/** `base` is the text that the form began with; undefined for one that no file shows yet. */
type Draft = { base: string | null | undefined; data: object; mediaFiles: DraftFile[]; when: string };
type DraftFile = { path: string; file?: File; field?: unknown };

export type ReadTexts = Map<string, string | null>;

const lostWords =
  'This browser stores nothing for this page: its window is private, or its disk is full. Save often, and before you close ' +
  'the tab: what is not saved is lost then.';

const copyWords = 'A new entry that you began here is not saved yet. Throw it away, and go on with the copy?';

const entryOf = ({ entryDraft }: DecapState) => entryDraft.get<DecapMap | undefined>('entry');
const dataOf = (state: DecapState) => entryOf(state)?.get<DecapMap>('data');
const keyOf = (entry?: DecapMap): string => `${entry?.get('collection')}/${entry?.get('slug')}`;

/** Whether a new entry is saved and Decap CMS is about to show it anew, under its own address. */
const isMoving = (entry?: DecapMap): boolean =>
  entry?.get('slug') !== '' && /\/new(\?|$)/.test(window.location.hash);

/** Names the box with a day or a number that a browser cannot read, such as February 30: Decap CMS takes it for empty. */
export const findUnread = (): string | null | undefined =>
  [...document.querySelectorAll('input')].find((box) => box.validity.badInput)?.labels?.[0]?.textContent;

/** Keeps what is typed, with the text that the form began with: Decap's own backup is late and forgets that text. */
export async function keepDrafts(read: ReadTexts): Promise<() => void> {
  const { decapStore: store, decapReducer: reduce } = window;
  let isElsewhere = false;
  const openKey = (): string => {
    const place = readPlace(window.location.hash);
    if (place.page === 'translation') return translationDraftKey(place.path);
    return place.page === 'new-city' ? cityDraftKey(place.like) : keyOf(entryOf(store.getState()));
  };
  await openDrafts({
    onLost: () => showNotice('What you type is not kept on this device', [lostWords]),
    onChangedElsewhere: (key) => {
      if (isElsewhere || key !== openKey()) return;
      // What this tab still does, such as a save, must not touch a draft that goes on elsewhere.
      isElsewhere = true;
      void askToGoOnHere().then(loadAgain);
    },
  });
  let stored: DecapMap | undefined;
  let sending: DecapMap | undefined;
  let sendingKey = '';
  let restored: Draft | undefined;
  let justSaved = '';
  let isLoadedAfterSave = false;

  const isUnsaved = (state: DecapState) => !stored || !dataOf(state)?.equals(stored) || !!findUnread();

  const withChanged = (state: DecapState): DecapState => {
    if (!entryOf(state)?.size) return state;
    // Otherwise it would ask before it leaves the address of a new entry.
    const hasChanged = isUnsaved(state) && !isMoving(entryOf(state));
    const entryDraft = state.entryDraft.set('hasChanged', hasChanged);
    return entryDraft === state.entryDraft ? state : { ...state, entryDraft };
  };

  const withDraft = (state: DecapState): DecapState => {
    const entry = entryOf(state);
    const draft = readDraft<Draft>(keyOf(entry));
    if (!entry || !draft) return state;
    restored = draft;
    const mediaFiles = draft.mediaFiles.map((each) => {
      const url = each.file ? URL.createObjectURL(each.file) : '';
      return { ...each, url, displayURL: url };
    });
    const assets = mediaFiles.map(({ url, path, field, file }) => ({
      url,
      path,
      field,
      fileObj: file,
      toString: () => url,
    }));
    const own = { ...entry.toJS(), data: draft.data, mediaFiles };
    const actions = [
      { type: 'ADD_ASSETS', payload: assets },
      { type: 'DRAFT_LOCAL_BACKUP_RETRIEVED', payload: { entry: own } },
      { type: 'DRAFT_CREATE_FROM_LOCAL_BACKUP' },
    ];
    return actions.reduce(reduce, state);
  };

  store.replaceReducer((state, action) => {
    if (action.type === 'DRAFT_LOCAL_BACKUP_RETRIEVED') return state;
    const next = reduce(state, action);
    switch (action.type) {
      case 'DRAFT_CREATE_FROM_ENTRY':
      case 'DRAFT_CREATE_EMPTY':
        stored = dataOf(next);
        return withChanged(withDraft(next));
      case 'DRAFT_CREATE_DUPLICATE_FROM_ENTRY':
        // Decap CMS has opened an empty form before it, in which a new entry that is kept is back.
        if (isUnsaved(state)) {
          if (!window.confirm(copyWords)) return state;
          hideNotice();
        }
        stored = undefined;
        break;
      case 'ENTRY_PERSIST_REQUEST':
      case 'UNPUBLISHED_ENTRY_PERSIST_REQUEST':
        sending = dataOf(state);
        sendingKey = keyOf(entryOf(state));
        hideNotice();
        break;
      case 'ENTRY_PERSIST_SUCCESS':
      case 'UNPUBLISHED_ENTRY_PERSIST_SUCCESS':
        // Another form is open by now, which Decap CMS would take for the saved one.
        if (keyOf(entryOf(state)) !== sendingKey) return { ...next, entryDraft: state.entryDraft };
        stored = sending;
        justSaved = keyOf(entryOf(next));
        // A new entry has an address from here on.
        if (sendingKey !== justSaved) void keepDraft(sendingKey);
        break;
    }
    return withChanged(next);
  });

  // It looks anew at where it is, and at boxes that a browser cannot read.
  const look = () => store.dispatch({ type: 'LOOK' });
  window.addEventListener('hashchange', look);
  document.addEventListener('input', look);

  let seen: unknown;
  store.subscribe(() => {
    const state = store.getState();
    const entry = entryOf(state);
    if (isElsewhere || seen === state.entryDraft || !entry?.size) return;
    seen = state.entryDraft;
    const key = keyOf(entry);
    const path = entry.get<string>('path');
    // A draft that is stored already began with a text that nobody else has replaced.
    if (restored && isUnsaved(state)) {
      if (restored.base !== undefined) read.set(path, restored.base);
      if (key !== justSaved) tellRestored(key, restored);
    }
    const { when = new Date().toISOString() } = restored ?? {};
    restored = undefined;
    if (!isUnsaved(state)) return void keepDraft(key).then(() => isLoadedAfterSave && loadAgain());
    const { data, mediaFiles } = entry.toJS() as Draft;
    void keepDraft(key, { base: read.get(path), data, mediaFiles, when });
  });

  function tellRestored(key: string, { when }: Draft): void {
    const words = `It was typed ${timeInWords(when)} and is kept on this device until you save it.`;
    showNotice('What you typed here is back. It is not saved yet.', [words], {
      label: 'Throw it away',
      onPress: () => void keepDraft(key).then(loadAgain),
    });
  }

  return () => {
    isLoadedAfterSave = true;
  };
}
