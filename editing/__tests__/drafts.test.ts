/** @jest-environment jsdom */
import { entries } from 'idb-keyval';
import { findUnread, keepDrafts } from '../screen/drafts';
import { dayWidget } from '../screen/list-widget';
import { patchDecap } from '../screen/patch-decap';

jest.mock('idb-keyval', () => ({
  createStore: () => async () => undefined,
  entries: jest.fn(async () => []),
}));

/** As much of Immutable.js as the screen asks of Decap CMS's state. */
function mapOf(data: Record<string, unknown>): DecapMap {
  return {
    size: Object.keys(data).length,
    get: <Value>(key: string) => data[key] as Value,
    set: (key, value) => mapOf({ ...data, [key]: value }),
    equals: (other) => JSON.stringify(data) === JSON.stringify((other as DecapMap).toJS()),
    toJS: () => Object.fromEntries(Object.entries(data).map(([key, value]) => [key, plain(value)])),
  };
}
const plain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'toJS' in value ? (value as DecapMap).toJS() : value;

const entryOf = (data: object, slug: string) =>
  mapOf({
    collection: 'faq',
    slug,
    path: `content/faq/${slug}.md`,
    data: mapOf({ ...data }),
    mediaFiles: [],
  });

type Entry = { slug: string; data: object };

/** What Decap CMS does with its forms, as far as the drafts look at it. */
function openDecap() {
  let backup: Entry;
  const begin = (entry: DecapMap) => ({ auth: {}, entryDraft: mapOf({ entry, hasChanged: false }) });
  let reduce: DecapReducer = (state, { type, payload }) => {
    const { slug, data } = (payload ?? {}) as Entry;
    const entry = state.entryDraft.get<DecapMap>('entry');
    if (type === 'DRAFT_CREATE_FROM_ENTRY' || type === 'DRAFT_CREATE_DUPLICATE_FROM_ENTRY')
      return begin(entryOf(data, slug));
    if (type === 'DRAFT_CHANGE_FIELD')
      return { ...state, entryDraft: state.entryDraft.set('entry', entry.set('data', mapOf({ ...data }))) };
    if (type === 'DRAFT_LOCAL_BACKUP_RETRIEVED') backup = (payload as { entry: Entry }).entry;
    if (type === 'DRAFT_CREATE_FROM_LOCAL_BACKUP') return begin(entryOf(backup.data, backup.slug));
    if (type === 'ENTRY_PERSIST_SUCCESS')
      return { ...state, entryDraft: state.entryDraft.set('hasChanged', false) };
    return state;
  };
  let state = begin(mapOf({}));
  let tell = (): void => undefined;
  window.decapReducer = reduce;
  window.decapStore = {
    getState: () => state,
    dispatch(action) {
      state = reduce(state, action);
      tell();
    },
    subscribe(listener) {
      tell = listener;
      return () => undefined;
    },
    replaceReducer: (next) => {
      reduce = next;
    },
  };
  const act = (type: string, payload?: object) => window.decapStore.dispatch({ type, payload });
  return {
    open: (slug: string, data: object) => act('DRAFT_CREATE_FROM_ENTRY', { slug, data }),
    copy: (data: object) => act('DRAFT_CREATE_DUPLICATE_FROM_ENTRY', { slug: '', data }),
    type: (question: string) => act('DRAFT_CHANGE_FIELD', { data: { question } }),
    send: () => act('ENTRY_PERSIST_REQUEST'),
    stored: () => act('ENTRY_PERSIST_SUCCESS'),
    isUnsaved: () => state.entryDraft.get<boolean>('hasChanged'),
    asked: () => state.entryDraft.get<DecapMap>('entry').get<DecapMap>('data').toJS().question,
  };
}

const notice = (): string => document.getElementById('editing-notice')?.textContent ?? '';

async function openScreen() {
  const decap = openDecap();
  await keepDrafts(new Map());
  return decap;
}

beforeEach(() => {
  Object.assign(window, {
    BroadcastChannel: class extends EventTarget {
      postMessage(): void {}
    },
  });
  document.body.replaceChildren();
});

test('only what is stored is called saved, not what was typed during the save', async () => {
  const form = await openScreen();
  form.open('typed', { question: 'Before?' });
  expect(form.isUnsaved()).toBe(false);
  form.type('Sent?');
  form.send();
  form.type('Typed since?');
  form.stored();
  expect([form.isUnsaved(), form.asked()]).toEqual([true, 'Typed since?']);
  form.send();
  form.stored();
  expect(form.isUnsaved()).toBe(false);
  // The text that the form began with is not stored any more.
  form.type('Before?');
  expect(form.isUnsaved()).toBe(true);
});

test('what is back says when it was typed, however often its form was opened since', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z') });
  const form = await openScreen();
  form.open('back', { question: 'Before?' });
  form.type('Mine?');
  for (const minutes of ['10 minutes', '20 minutes']) {
    jest.setSystemTime(Date.now() + 600_000);
    (await openScreen()).open('back', { question: 'Before?' });
    expect(notice()).toContain(`It was typed ${minutes} ago`);
  }
  jest.useRealTimers();
});

test('a day that does not exist is not saved but named, and one is kept as it is typed', async () => {
  const form = await openScreen();
  form.open('days', { question: 'Before?' });
  document.body.innerHTML = '<label>Last day<input /></label>';
  const [box] = document.getElementsByTagName('input');
  Object.defineProperty(box, 'validity', { value: { badInput: true } });
  box?.dispatchEvent(new Event('input', { bubbles: true }));
  expect([form.isUnsaved(), findUnread()]).toEqual([true, 'Last day']);
  const onChange = jest.fn();
  const Day = dayWidget(
    class {
      props = { onChange };
    },
  ) as new () => { handleChange(day: string): void };
  new Day().handleChange('0002-02-28');
  expect(onChange).toHaveBeenCalledWith('0002-02-28');
});

test('what is typed at a divider goes into a paragraph behind it', () => {
  const insertNode = jest.fn();
  const editor = { children: [{ type: 'thematic-break' }], selection: { anchor: { path: [0] } }, insertNode };
  const text = Object.assign(document.body, { __reactFiber$: { memoizedProps: { editor } } });
  text.dataset.slateEditor = 'true';
  patchDecap();
  text.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  expect(insertNode).toHaveBeenCalledWith(expect.objectContaining({ type: 'paragraph' }));
});

test('a copy takes the place of a new entry that is not saved only where somebody agrees', async () => {
  const form = await openScreen();
  form.open('', { question: '' });
  form.type('Begun?');
  const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  form.copy({ question: 'A copy?' });
  expect(form.asked()).toBe('Begun?');
  form.copy({ question: 'A copy?' });
  expect([form.asked(), form.isUnsaved()]).toEqual(['A copy?', true]);
  expect(confirm).toHaveBeenCalledTimes(2);
});

test.each<[string, () => Promise<never>]>([
  ['refuses to keep', () => Promise.reject(new DOMException('Refused', 'SecurityError'))],
  ['never answers with', () => new Promise(() => undefined)],
])('a disk that %s what is typed is named, and the form goes on', async (_what, answer) => {
  jest.mocked(entries).mockImplementationOnce(answer);
  const form = await openScreen();
  expect(notice()).toContain('What you type is not kept on this device');
  form.open('lost', { question: 'Before?' });
  form.type('Mine?');
  form.send();
  form.stored();
  expect(form.isUnsaved()).toBe(false);
});
