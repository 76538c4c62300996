import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Notice } from './deliveries';
import { kinds, writeNotice, type SavedRequest } from './notice-text';
import type { Store } from './store';
import words from './words.json';

const sign = (key: string, id: string, by: string): string =>
  createHmac('sha256', key).update(`${id}/${by}`).digest('base64url');

/** Gives the link by which a contact, by its place in the list, says "I'm on it". */
export function linkOf(base: string, key: string, id: string, by: number): string {
  return `${base}?${new URLSearchParams({ id, by: String(by), sig: sign(key, id, String(by)) }).toString()}`;
}

type Answer = { status: number; html: string };

const page = (status: number, text: string, button = ''): Answer => ({
  status,
  html: `<!doctype html><meta name="viewport" content="width=device-width"><p style="font: 1.25rem sans-serif">${text}</p>${button}`,
});
const button = `<form method="post"><button style="font: 1.25rem sans-serif; padding: 1rem">${words.page.button}</button></form>`;

/** Gives all that a notice says, because a text message is cut. */
async function readWhole({ read }: Store, id: string): Promise<string> {
  for (const kind of kinds) {
    const record = await read<SavedRequest>(`${kind}/${id}`);
    if (!record) continue;
    const { text } = writeNotice({ kind, id, record, context: await read(`context/${id}`) });
    return `<pre style="white-space: pre-wrap">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`;
  }
  return '';
}

/** Answers such a link. Only the press of its button counts: mail scanners open every link. */
export async function answerPress(
  { store, key, now }: { store: Store; key: string; now: () => number },
  method: string,
  search: URLSearchParams,
): Promise<Answer> {
  const [id = '', by = '', sig = ''] = ['id', 'by', 'sig'].map((name) => search.get(name) ?? '');
  const [given, right] = [Buffer.from(sig), Buffer.from(sign(key, id, by))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return page(403, words.page.invalid);
  const path = `notices/told/${id}`;
  if (method !== 'POST') {
    const notice = await store.read<Notice>(path);
    const [ask, more] = notice?.acknowledged ? [words.page.already, ''] : [words.page.ask, button];
    return page(200, ask, (await readWhole(store, id)) + more);
  }
  const acknowledged = { at: now(), by: Number(by) };
  const changed = await store.change<Notice>(path, (notice) =>
    notice && !notice.acknowledged ? { ...notice, acknowledged } : undefined,
  );
  return page(200, changed ? words.page.done : words.page.already);
}
