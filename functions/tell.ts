import type { SubmissionMetadata } from '../src/features/requests/rules/submission-metadata';
import { isPreview } from '../src/shared/site/preview';
import { dayMs } from '../src/shared/time/days';
import { listOf, readContact } from './contacts';
import { claim, isOpen, isUntold, planNotice, settle, type Notice, type Outcome } from './deliveries';
import {
  headOffice,
  locationOf,
  writeNotice,
  type Kind,
  type Request,
  type SavedRequest,
  type ServedArea,
} from './notice-text';
import type { Office } from './office';
import { linkOf } from './press';
import { failing } from './send';
import { sendText, sumUp } from './texts';
import { nameTickets, readUntold, untoldPath } from './untold';
import { handOver } from './webhook';

/** The context follows the record, and says whether it may be spam. */
const contextDelayMs = 5000;
const minuteMs = 60_000;

async function readAreas({ store }: Office): Promise<ServedArea[]> {
  // Written by each deploy of the site, so that changed postal codes count without a deploy of these functions.
  const areas = listOf<ServedArea>(await store.read('areas'));
  return areas.map((area) => ({ ...area, postalPrefixes: listOf<string>(area.postalPrefixes) }));
}

/** Makes each attempt that is due, and gives how far all of it is then. */
async function deliver(
  { store, now }: Office,
  path: string,
  plan: () => Promise<Notice> | Notice,
  attempt: (notice: Notice, index: number) => Promise<Outcome>,
  most?: number,
): Promise<Notice> {
  const planned = (await store.read<Notice>(path)) ?? (await plan());
  for (const [key, { to }] of Object.entries(planned.deliveries)) {
    const index = Number(key);
    const claimed = await store.change<Notice>(path, (saved) => claim(saved ?? planned, index, now()));
    if (!claimed) continue;
    const outcome = await attempt(claimed, index).catch(failing(`${path} to ${to}`));
    await store.change<Notice>(path, (saved) => settle(saved, index, outcome, now(), most));
  }
  return (await store.read<Notice>(path)) ?? planned;
}

async function planContacts({ store, now, minutes }: Office, location: string): Promise<Notice> {
  const contactsOf = async (place: string) => listOf(await store.read(`contacts/${place}`)).map(String);
  const [own, head] = [await contactsOf(location), await contactsOf(headOffice)];
  if (own.length + head.length === 0)
    console.error(`The database has neither contacts/${location} nor contacts/${headOffice}`);
  return planNotice(own.length > 0 ? own : head, now(), minutes, head);
}

/** Tells one contact, and beside it of requests of which nobody could be told. */
async function tellContact(office: Office, request: Request, { deliveries }: Notice, index: number) {
  const { store, now, base, key } = office;
  const to = readContact(deliveries[index]?.to);
  const others = Object.values(deliveries).filter((_, place) => place !== index);
  const sent = others.flatMap(({ sent_at }) => sent_at ?? []);
  const failed = others.filter(({ attempts, sent_at }) => attempts > 0 && !sent_at);
  const untold = (await readUntold(store, now() - 7 * dayMs)).flatMap(([id, state]) =>
    state === 'new' && id !== request.id ? id : [],
  );
  const message = writeNotice({
    ...request,
    link: linkOf(base, key, request.id, index),
    isAgain: deliveries[index]?.again,
    minutes: sent.length > 0 ? Math.floor((now() - Math.min(...sent)) / minuteMs) : 0,
    failed: failed.map((each) => each.to.replace(/^(https?:\/\/[^/]+).*/, '$1')).join(', '),
    untold: nameTickets(untold),
  });
  const isText = to.startsWith('sms:');
  // Machines could make a phone ring all night; whoever else there is gets to know.
  if (isText && message.values.spam) return 'hopeless';
  const outcome = await (isText ? sendText(office, request.id, to, message) : office.send(to, message));
  if (outcome === 'sent')
    for (const id of untold)
      await store.change<string>(untoldPath(id), (saved) => (saved ? 'named' : undefined));
  return outcome;
}

async function proceed(office: Office, kind: Kind, id: string): Promise<void> {
  const { store, now, webhook } = office;
  const open = `notices/open/${id}`;
  const record = await store.read<SavedRequest>(`${kind}/${id}`);
  const readContext = () => store.read<SubmissionMetadata>(`context/${id}`);
  const context = record && ((await readContext()) ?? (await office.wait(contextDelayMs).then(readContext)));
  // Somebody has deleted it, or tried the form of a preview.
  if (!record || isPreview(context?.site_version))
    return store.update({ [open]: null, [untoldPath(id)]: null });
  const request = { kind, id, record, context };
  const areas = await readAreas(office);
  const [told, handed] = await Promise.all([
    deliver(
      office,
      `notices/told/${id}`,
      () => planContacts(office, locationOf(record, areas)),
      (notice, index) => tellContact(office, request, notice, index),
    ),
    webhook &&
      deliver(
        office,
        `notices/handed/${id}`,
        () => planNotice([webhook.url], now(), 0),
        () => handOver(webhook, request, areas, now()),
        Infinity,
      ),
  ]);
  const untold = isUntold(told);
  await store.change<string | null>(untoldPath(id), (saved) =>
    Boolean(saved) === untold ? undefined : untold ? 'new' : null,
  );
  if (!isOpen(told) && !(handed && isOpen(handed))) await store.write(open, null);
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
  const told = Object.entries(open).map(([id, kind]) =>
    proceed(office, kind, id).catch((error: unknown) => console.error(`${kind}/${id}: ${String(error)}`)),
  );
  await Promise.all(told);
  await sumUp(office);
}
