/** A form as somebody has left it. */
export type Draft = {
  /** The text of the file that the form began with; undefined for one that no file shows yet. */
  base: string | null | undefined;
  data: Record<string, unknown>;
  mediaFiles: DraftFile[];
  when: string;
};

/** A picture of a form that is not saved, as Decap CMS describes it. */
export type DraftFile = { path: string; file?: File; field?: unknown };

const name = 'drafts';

const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error as Error));
  });

/** Opens the drafts on this device, in the browser's database: pictures are too large for its storage of texts. */
export async function openDraftStore() {
  const request = indexedDB.open(`editing-${name}`, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(name));
  const database = await answerOf(request);
  const table = (mode: IDBTransactionMode) => database.transaction(name, mode).objectStore(name);
  const [keys, drafts] = await Promise.all([
    answerOf(table('readonly').getAllKeys()),
    answerOf<Draft[]>(table('readonly').getAll()),
  ]);
  /** Otherwise a change waits until the page has drawn its preview, and the browser may have been ended by then. */
  const change = async (ask: (kept: IDBObjectStore) => IDBRequest): Promise<void> => {
    const written = table('readwrite');
    const done = answerOf<unknown>(ask(written));
    written.transaction.commit();
    await done;
  };
  return {
    drafts: new Map(keys.map((key, index) => [String(key), drafts[index] as Draft])),
    keep: (key: string, draft: Draft) => change((kept) => kept.put(draft, key)),
    forget: (key: string) => change((kept) => kept.delete(key)),
  };
}

export type DraftStore = Awaited<ReturnType<typeof openDraftStore>>;
