import type { SubmissionMetadata } from '../src/features/requests/rules/submission-metadata';
import { referenceOf } from '../src/features/ticket/rules/confirmation';
import { isPreview } from '../src/shared/site/preview';
import { fillText } from '../src/shared/text/fill-text';
import { listOf, readContact } from './contacts';
import { claim, isOpen, lease, planNotice, settle, type Notice, type Outcome } from './deliveries';
import {
  headOffice,
  locationOf,
  shortenText,
  writeNotice,
  type Kind,
  type Message,
  type Request,
  type SavedRequest,
  type ServedArea,
} from './notice-text';
import { linkOf } from './press';
import type { Office } from './send';
import { handOver } from './webhook';
import words from './words.json';

/** The context follows the record, and says whether it may be spam. */
const contextDelayMs = 5000;
const minuteMs = 60_000;

/** Of the error of a mail server only its code is logged: its words may repeat what it got. */
export function failing(what: string, error: unknown, outcome: Outcome = 'unknown'): Outcome {
  console.error(`${what}: ${String((error as { responseCode?: number }).responseCode ?? error)}`);
  return outcome;
}

type Attempt = (notice: Notice, index: number) => Promise<Outcome>;

/** Makes each attempt that is due, and gives how far all of it is then. */
async function deliver({ store, now }: Office, path: string, plan: Notice, attempt: Attempt, most?: number) {
  const planned = { ...plan, ...(await store.read<Notice>(path)) };
  for (const index of Object.keys(planned.deliveries).map(Number)) {
    const claimed = await store.change<Notice>(path, (saved) =>
      claim({ ...planned, ...saved }, index, now()),
    );
    if (!claimed) continue;
    const outcome = await attempt(claimed, index).catch((error: unknown) => failing(path, error));
    await store.change<Notice>(path, (saved) => settle(saved, index, outcome, now(), most));
  }
  return { ...planned, ...(await store.read<Notice>(path)) };
}

/** How many texts a phone got this hour, at `notices/texts/{digits}`, and the status of the text that sums up the rest. */
type Texts = { since: number; count: number } & Partial<Notice>;

const isHourOver = ({ now }: Office, { since }: Texts): boolean => now() >= since + 60 * minuteMs;

const isSummedUp = ({ texts }: Office, { count, deliveries }: Texts): boolean =>
  count <= texts || (deliveries !== undefined && !isOpen({ deliveries }));

/** Sends a text, unless its phone has had so many within the hour. */
async function sendText(office: Office, to: string, message: Message) {
  const { store, send, now, texts } = office;
  const add = (known: Texts | null): Texts =>
    !known || (isHourOver(office, known) && isSummedUp(office, known))
      ? { since: now(), count: 1 }
      : { ...known, count: known.count + 1 };
  const got = await store.change<Texts>(`notices/texts/${to.slice('sms:+'.length)}`, add);
  return got && got.count > texts ? 'hopeless' : send(to, { ...message, text: shortenText(message.text) });
}

/** Says in one text how many a phone did not get, once its hour is over. */
async function sumUp(office: Office): Promise<void> {
  const { store, send, now, texts, database: link } = office;
  const phones = (await store.read<Record<string, Texts>>('notices/texts')) ?? {};
  for (const [phone, known] of Object.entries(phones)) {
    if (!isHourOver(office, known) || isSummedUp(office, known)) continue;
    const to = `sms:+${phone}`;
    const values = { ticket: 'more', count: String(known.count - texts), link };
    const message = { subject: '', text: fillText(words.waited, values), values };
    const plan = planNotice([to], [], now(), 0);
    await deliver(office, `notices/texts/${phone}`, plan, () => send(to, message));
  }
}

/** Takes some requests of which nobody could be told, which no other notice names meanwhile. */
async function takeUntold({ store, now }: Office, telling: string): Promise<string[]> {
  const all = Object.keys((await store.read<object>('notices/untold')) ?? {}).filter((id) => id !== telling);
  const take = (from: number | null) => (from !== null && from <= now() ? now() + lease : undefined);
  const taking = all.slice(0, 5).map(async (id) => {
    return (await store.change<number>(`notices/untold/${id}`, take)) ? [id] : [];
  });
  return (await Promise.all(taking)).flat();
}

/** Tells one contact, and beside it of requests of which nobody could be told. */
async function tellContact(office: Office, request: Request, { deliveries }: Notice, index: number) {
  const { store, send, now, base, key } = office;
  const { to: written, again } = deliveries[index] ?? {};
  const to = readContact(written);
  if (!to) return failing(`Correct "${written}" in contacts`, 'no phone, mail or https address', 'hopeless');
  const others = Object.values(deliveries).filter((_, place) => place !== index);
  const [since = now()] = others.flatMap(({ sent_at }) => sent_at ?? []);
  const minutes = Math.floor((now() - since) / minuteMs);
  const failed = others.filter(({ attempts, sent_at }) => attempts > 0 && !sent_at);
  const untold = await takeUntold(office, request.id);
  const message = writeNotice(request, {
    link: linkOf(base, key, request.id, index),
    again: again ? words.again : '',
    escalated: minutes > 0 ? fillText(words.escalated, { minutes: String(minutes) }) : '',
    failed: failed.map((each) => each.to.replace(/^(https:\/\/[^/]+).*/, '$1')).join(', '),
    untold: untold.map(referenceOf).join(', '),
  });
  const isText = to.startsWith('sms:');
  // Machines could make a phone ring all night.
  if (isText && message.values.spam) return 'hopeless';
  const sending = isText ? sendText(office, to, message) : send(to, message);
  const outcome = await sending.catch((error: unknown) => failing(`notices/told/${request.id}`, error));
  for (const id of untold) {
    const [told, waiting] = [`notices/told/${id}/named`, `notices/untold/${id}`];
    if (outcome === 'sent') await store.update({ [waiting]: null, [told]: true });
    else await store.change<number>(waiting, (known) => (known === null ? undefined : now()));
  }
  return outcome;
}

async function proceed(office: Office, kind: Kind, id: string): Promise<void> {
  const { store, now, minutes, webhook } = office;
  const [open, untold] = [`notices/open/${id}`, `notices/untold/${id}`];
  const record = await store.read<SavedRequest>(`${kind}/${id}`);
  const readContext = () => store.read<SubmissionMetadata>(`context/${id}`);
  const context = record && ((await readContext()) ?? (await office.wait(contextDelayMs).then(readContext)));
  // Somebody has deleted it, or tried the form of a preview.
  if (!record || isPreview(context?.site_version)) return store.update({ [open]: null, [untold]: null });
  const request = { kind, id, record, context };
  // Written by each deploy of the site, so that changed postal codes count without a deploy of these functions.
  const saved = listOf<ServedArea>(await store.read('areas'));
  const areas = saved.map((area) => ({ ...area, postalPrefixes: listOf(area.postalPrefixes) }));
  const contactsOf = async (place: string) => listOf(await store.read(`contacts/${place}`)).map(String);
  const [own, head] = [await contactsOf(locationOf(record, areas)), await contactsOf(headOffice)];
  const telling = planNotice(own.length > 0 ? own : head, head, now(), minutes);
  const handing = planNotice(webhook ? [webhook.url] : [], [], now(), minutes);
  const [told, handed] = await Promise.all([
    deliver(office, `notices/told/${id}`, telling, (...given) => tellContact(office, request, ...given)),
    deliver(
      office,
      `notices/handed/${id}`,
      handing,
      ({ deliveries }, index) => handOver(office, request, areas, deliveries[index]?.attempts ?? 0),
      Infinity,
    ),
  ]);
  const all = Object.values(told.deliveries);
  const hasFailed = all.every(({ attempts, sent_at }) => attempts > 0 && !sent_at);
  const isUntold = hasFailed && !told.acknowledged && !told.named;
  // From when a notice may name it.
  await store.change(untold, (known) =>
    (known !== null) === isUntold ? undefined : isUntold ? now() : null,
  );
  // Without contacts it waits for some.
  if (all.length > 0 && !isOpen(told) && !isOpen(handed)) await store.write(open, null);
}

/**
 * Tells the contacts of one request, as far as they are due. It may be called any number of times, by several processes
 * at once, and killed at any moment: an attempt is claimed before it is made, and one whose end nobody knows is made again.
 */
export async function tell(office: Office, kind: Kind, id: string): Promise<void> {
  // Before anything else, so that the next sweep takes over from a killed process.
  await office.store.write(`notices/open/${id}`, kind);
  await proceed(office, kind, id);
}

/** Tells of every request that is still open: retries, escalations, and what a killed process has left. */
export async function sweep(office: Office): Promise<void> {
  const open = (await office.store.read<Record<string, Kind>>('notices/open')) ?? {};
  const told = Object.entries(open).map(([id, kind]) => proceed(office, kind, id));
  const log = (error: unknown) => failing('A sweep', error);
  await Promise.all([...told, sumUp(office)].map((each) => each.catch(log)));
}
