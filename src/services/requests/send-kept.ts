import { hasArrived, isRefused, writeByRest } from './database-rest';
import { logError } from '../error-log';
import { replaceByContext } from './confirmed-request';
import {
  addressOf,
  dropPending,
  findKept,
  isRequest,
  keepPending,
  lockOf,
  readPending,
  type PendingContext,
  type PendingRecord,
} from './outbox-store';
import { release, whenOwned } from './ownership';

/** Writes a record by REST; gives false where the rules refuse it for good, and throws where the answer is not known. */
async function isSaved(pending: PendingRecord): Promise<boolean> {
  const address = addressOf(pending);
  try {
    await writeByRest('PUT', address, pending.record);
    return true;
  } catch (cause) {
    if (!isRefused(cause)) throw cause;
    // The rules also refuse what was saved before, where only its confirmation was lost.
    if (isRequest(pending) && (await hasArrived(address))) return true;
    logError('Error adding lead', cause as Error);
    return false;
  }
}

/** Sends a record of the device; gives the context that takes its place there, if it has one. */
async function send(pending: PendingRecord): Promise<PendingContext | undefined> {
  await keepPending({ ...pending, isSent: true });
  if ((await isSaved(pending)) && isRequest(pending)) return replaceByContext(pending);
  await dropPending(pending.key);
  return undefined;
}

/** Sends a record and then its context, once no page works on it any more: then the device may have it no longer. */
async function sendInTurn(pending: PendingRecord): Promise<void> {
  await whenOwned(lockOf(pending));
  let context: PendingContext | undefined;
  try {
    const kept = await findKept(pending);
    context = kept && (await send(kept));
  } finally {
    release(lockOf(pending));
  }
  if (context) await sendInTurn(context);
}

/** Sends every record that the device keeps, each once, without a page. Rejects when one of them was not confirmed. */
export async function sendKept(): Promise<void> {
  const sent = await Promise.allSettled((await readPending()).map(sendInTurn));
  const failure = sent.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}
