import { failed } from '../../../shared/values/result';
import { within } from '../../../shared/browser/deadline';
import { hasArrived, isRefused } from './database-rest';
import { inTurnWithOtherTabs } from './in-turn';
import {
  addressOf,
  dropPending,
  isConfirmed,
  isRequest,
  keepPending,
  newestOf,
  readPending,
  rememberConfirmed,
  type PendingContext,
  type PendingRecord,
  type PendingRequest,
} from './outbox-store';

/** An attempt to send a record, by a page (outbox-sender.ts) or without one (outbox-worker.ts). */

/** Longer than any live page needs; a frozen page must not block its request. */
const longestLookupMs = 20_000;
/**
 * Final where the record itself breaks the rules. A valid record may be refused while App Check does not know the browser
 * or rules are being deployed: it is tried again 1, 4, 16 ... minutes after a refusal, six times in 23 hours.
 */
const firstPauseMs = 60_000;
const mostRefusals = 7;
/** For the check after a failure, whose answer may be lost too. */
const longestAnswerMs = 2_500;

/** Whether a record that was refused is not to be tried again yet. */
export function isResting({ refused }: PendingRecord): boolean {
  if (!refused) return false;
  const passedMs = Date.now() - refused.at;
  // Less than nothing where the clock was set back: it does not say how long ago the refusal was.
  return passedMs >= 0 && passedMs < firstPauseMs * 4 ** (refused.times - 1);
}

/** Waits for a page that is looking up the IP address; then gives the record as it is, if it is still to be sent. */
export async function whenLookedUp(found: PendingRecord): Promise<PendingRecord | undefined> {
  const address = addressOf(found);
  await within(
    longestLookupMs,
    inTurnWithOtherTabs(address, async () => undefined),
  );
  return (await readPending()).find((pending) => addressOf(pending) === address);
}

type Confirmed = { request: PendingRequest; context: PendingContext };

/** Keeps only the context of a saved request, so that no typed value stays. Gives both, but only the first time. */
export function confirm(sent: PendingRecord): Confirmed | undefined {
  if (!isRequest(sent)) return void dropPending(sent.key);
  if (isConfirmed(sent)) return undefined;
  const request = newestOf(sent);
  const context: PendingContext = { key: sent.key, path: 'context', record: request.context, isSent: false };
  void rememberConfirmed(request);
  void keepPending(context);
  return { request, context };
}

/** If the module that explains refusals does not load, the request counts as valid. */
async function explain(request: PendingRequest, failure: Error) {
  const explained = import('../rules/refusals').then((words) => words.explainRefusal(request, failure));
  const known = await within(longestAnswerMs, explained).catch(() => undefined);
  return known ?? { breaksRule: false, failure };
}

/** Given up where it is final: no later attempt can do better. */
type Failed = { failure: Error; isFinal: boolean };

/** A context that the rules refuse is given up at once. */
async function handleRefusal(sent: PendingRecord, cause: Error): Promise<Failed | undefined> {
  const { breaksRule, failure } = isRequest(sent)
    ? await explain(sent, cause)
    : { breaksRule: true, failure: cause };
  // The other connection has confirmed it.
  if (isConfirmed(sent)) return undefined;
  // Only what the outbox tries again by itself counts, not a visitor's presses meanwhile.
  const counted = { times: (sent.refused?.times ?? 0) + 1, at: Date.now() };
  const refused = isResting(sent) && sent.refused ? sent.refused : counted;
  const isFinal = breaksRule || refused.times >= mostRefusals;
  await (isFinal ? dropPending(sent.key) : keepPending({ ...newestOf(sent), refused }));
  return { isFinal, failure };
}

/** Whether a write is there all the same: only its confirmation may be lost. Nobody may read a context. */
async function isThere(sent: PendingRecord, cause: unknown): Promise<boolean> {
  if (!isRequest(sent)) return false;
  const asked = hasArrived(addressOf(sent));
  // Of a refusal the answer is the reason.
  const answer = isRefused(cause) ? asked : within(longestAnswerMs, asked);
  return (await answer) ?? false;
}

type Write = (address: string, record: object) => Promise<void>;

/** Sends a record, which the device keeps; gives why it is not saved, or nothing. */
export async function attempt(pending: PendingRecord, write: Write): Promise<Failed | undefined> {
  const sent = { ...pending, isSent: true };
  await keepPending(sent);
  try {
    await write(addressOf(sent), sent.record);
    return undefined;
  } catch (cause) {
    if ((await isThere(sent, cause)) || isConfirmed(sent)) return undefined;
    const { cause: failure } = failed(cause);
    return isRefused(cause) ? handleRefusal(sent, failure) : { failure, isFinal: false };
  }
}
