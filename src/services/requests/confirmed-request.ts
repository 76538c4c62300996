import { longHash } from '../../domain/hash';
import {
  dropPending,
  findKept,
  isRequest,
  keepPending,
  lockOf,
  rememberConfirmed,
  type PendingContext,
  type PendingRequest,
} from './outbox-store';
import { own } from './ownership';

/** Gives the context of a request as a record of its own. */
export function contextOf({ key }: PendingRequest, record: PendingContext['record']): PendingContext {
  return { key, path: 'context', record, isSent: false };
}

/**
 * Replaces a confirmed request with its context on the device, so that no typed value stays. Gives the context, whose
 * lock is then ours; undefined where the request has none.
 */
export async function replaceByContext(request: PendingRequest): Promise<PendingContext | undefined> {
  // The visitor may have sent the same answers again in another tab, with other boxes ticked.
  const kept = await findKept(request);
  const record = (kept && isRequest(kept) ? kept : request).context;
  await rememberConfirmed(longHash(request.answers), request.key);
  if (!record) {
    await dropPending(request.key);
    return undefined;
  }
  const context = contextOf(request, record);
  await own(lockOf(context));
  await keepPending(context);
  return context;
}
