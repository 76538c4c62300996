import { isPreview } from '../src/shared/site/preview';
import type { SubmissionMetadata } from '../src/features/requests/rules/submission-metadata';
import { claim, isOpen, planNotice, settle, type Notice, type Outcome } from './deliveries';
import {
  headOffice,
  locationOf,
  writeNotice,
  type Kind,
  type SavedRequest,
  type ServedArea,
} from './notice-text';
import { linkOf } from './press';
import type { Send } from './send';
import type { Store } from './store';

export type Office = {
  store: Store;
  send: Send;
  /** The address of the function that hears "I'm on it", and what signs its links. */
  base: string;
  key: string;
  minutes: number;
  now: () => number;
  wait: (ms: number) => Promise<unknown>;
};

/** The context follows the record, and says whether it may be spam. */
const contextDelayMs = 5000;

/** The database gives a list with a gap with null in it, or as an object with numbers as keys. */
const listOf = <Item = string>(saved: unknown): Item[] =>
  (typeof saved === 'string' ? [saved] : Object.values((saved ?? {}) as object)).filter(Boolean) as Item[];

async function contactsFor({ store }: Office, record: SavedRequest): Promise<string[]> {
  // Written by each deploy of the site, so that changed postal codes count without a deploy of these functions.
  const areas = listOf<ServedArea>(await store.read('areas')).map(({ locationId, postalPrefixes }) => ({
    locationId,
    postalPrefixes: listOf<string>(postalPrefixes),
  }));
  const location = locationOf(record, areas);
  for (const place of [location, headOffice]) {
    const contacts = listOf(await store.read(`contacts/${place}`));
    if (contacts.length > 0) return contacts;
  }
  throw new Error(`Nobody is told: the database has neither contacts/${location} nor contacts/${headOffice}`);
}

async function proceed(office: Office, kind: Kind, id: string): Promise<void> {
  const { store, now, minutes } = office;
  const [open, told] = [`notices/open/${id}`, `notices/told/${id}`];
  const record = await store.read<SavedRequest>(`${kind}/${id}`);
  if (!record) return store.write(open, null);
  const plan = async (): Promise<Notice | undefined> => {
    const contacts = await contactsFor(office, record);
    return store.change<Notice>(told, (saved) => saved ?? planNotice(contacts, now(), minutes));
  };
  const planned = (await store.read<Notice>(told)) ?? (await plan());

  for (const [key, { to }] of Object.entries(planned?.deliveries ?? {})) {
    const index = Number(key);
    const claimed = await store.change<Notice>(told, (saved) => claim(saved, index, now()));
    if (!claimed) continue;
    const readContext = () => store.read<SubmissionMetadata>(`context/${id}`);
    const context = (await readContext()) ?? (await office.wait(contextDelayMs).then(readContext));
    // Somebody has tried the form of a preview.
    if (isPreview(context?.site_version)) return store.write(open, null);
    const link = linkOf(office.base, office.key, id, index);
    const message = writeNotice({
      kind,
      id,
      record,
      context,
      link,
      isAgain: Boolean(claimed.deliveries[index]?.again),
      minutes: index * minutes,
    });
    const outcome = await office.send(to, message).catch((error: unknown): Outcome => {
      console.error(`${kind}/${id} to ${to}: ${String(error)}`);
      return 'unknown';
    });
    const settled = await store.change<Notice>(told, (saved) => settle(saved, index, outcome, now()));
    const { due, sent_at } = settled?.deliveries[index] ?? {};
    if (settled && !due && !sent_at) console.error(`${kind}/${id}: ${to} could not be told, and is given up`);
  }
  const notice = await store.read<Notice>(told);
  if (!notice || !isOpen(notice)) await store.write(open, null);
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
}
