import { fillText } from '../src/shared/text/fill-text';
import { shortenText, type Message } from './notice-text';
import type { Office } from './office';
import { failing } from './send';
import { nameTickets, untoldPath } from './untold';
import words from './words.json';

/** At `notices/texts/{digits}`: how many texts a phone got since when, and the requests that wait to be summed up in one. */
type Texts = { since: number; count: number; waiting?: Record<string, true> };

const hour = 3_600_000;
const pathOf = (to: string): string => `notices/texts/${to.replace(/\D/g, '')}`;

/** Sends a text, unless its phone has had so many within the hour: then the request also waits for the text that sums up. */
export async function sendText(
  { store, send, now, texts: most }: Office,
  id: string,
  to: string,
  message: Message,
) {
  const texts = await store.change<Texts>(pathOf(to), (saved) => {
    const known = saved && (saved.waiting || now() < saved.since + hour) ? saved : { since: now(), count: 0 };
    return known.count < most
      ? { ...known, count: known.count + 1 }
      : { ...known, waiting: { ...known.waiting, [id]: true } };
  });
  return texts?.waiting?.[id] ? 'hopeless' : send(to, { ...message, text: shortenText(message.text) });
}

/** Tells each phone, once its hour is over, of all that waited. */
export async function sumUp({ store, send, now, database: link }: Office): Promise<void> {
  for (const digits of Object.keys((await store.read<object>('notices/texts')) ?? {})) {
    const [path, to] = [pathOf(digits), `sms:+${digits}`];
    const begun = await store.change<Texts>(path, (saved) =>
      saved?.waiting && now() >= saved.since + hour ? { ...saved, since: now(), count: 1 } : undefined,
    );
    const ids = Object.keys(begun?.waiting ?? {});
    if (ids.length === 0) continue;
    const values = { ticket: nameTickets(ids), count: String(ids.length), link };
    const text = shortenText(fillText(words.waited, values));
    const outcome = await send(to, { subject: '', text, values }).catch(failing(to));
    if (outcome !== 'sent') continue;
    const done = ids.flatMap((id) => [untoldPath(id), `${path}/waiting/${id}`]);
    await store.update(Object.fromEntries(done.map((each) => [each, null])));
  }
}
