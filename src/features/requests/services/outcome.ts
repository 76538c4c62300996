import { failed, succeeded, type Result } from '../../../shared/values/result';
import { within } from '../../../shared/browser/deadline';
import { isRefused } from './database-rest';
import {
  findStored,
  isRequest,
  keepPending,
  lockOf,
  rememberConfirmed,
  type PendingContext,
  type PendingRecord,
  type PendingRequest,
} from './outbox-store';
import { own } from './ownership';

/** What follows an attempt to send a record, by a page (outbox-sender.ts) or without one (outbox-worker.ts). */

export function contextOf({ key }: PendingRequest, record: PendingContext['record']): PendingContext {
  return { key, path: 'context', record, isSent: false };
}

/** So that no typed value stays. The context's lock is then ours. */
export async function replaceByContext(request: PendingRequest): Promise<PendingContext> {
  // The visitor may have sent the same answers again in another tab, with other boxes ticked.
  const stored = await findStored(request);
  const record = (stored && isRequest(stored) ? stored : request).context;
  await rememberConfirmed(request);
  const context = contextOf(request, record);
  await own(lockOf(context));
  await keepPending(context);
  return context;
}

/**
 * Final where the record itself breaks the rules. A valid record may be refused while App Check does not know the browser
 * or rules are being deployed: it is tried again 1, 4, 16 ... minutes after a refusal, six times in 23 hours.
 */
const firstPauseMs = 60_000;
const mostRefusals = 7;
/** The words come in a script of their own, which may not arrive. */
const longestWordsMs = 2_500;

/** Why this tab has given up a request, by push id. */
export const givenUp = new Map<string, Error>();

export function outcomeOf(key: string): Result<string> {
  const cause = givenUp.get(key);
  return cause ? failed(cause) : succeeded(key);
}

/** Whether a record that was refused is not to be tried again yet. */
export function isResting({ refused }: PendingRecord): boolean {
  if (!refused) return false;
  const passedMs = Date.now() - refused.at;
  // Less than nothing where the clock was set back: it does not say how long ago the refusal was.
  return passedMs >= 0 && passedMs < firstPauseMs * 4 ** (refused.times - 1);
}

type Verdict = { isFinal: boolean; failure: Error; refused?: PendingRecord['refused'] };

/** Only the confirmation may be lost, which `hasArrived` tells. A context that the rules refuse is given up. */
export async function judgeFailure(
  sent: PendingRecord,
  cause: unknown,
  hasArrived: () => Promise<boolean>,
): Promise<Verdict | 'saved'> {
  if (isRequest(sent) && (await hasArrived())) return 'saved';
  const { cause: failure } = failed(cause);
  if (!isRefused(cause)) return { isFinal: false, failure };
  if (!isRequest(sent)) return { isFinal: true, failure };
  const refused = { times: (sent.refused?.times ?? 0) + 1, at: Date.now() };
  const explained = import('../rules/refusals').then((words) => words.explainRefusal(sent, failure));
  // Without the words the record counts as one that is as the rules ask.
  const known = await within(longestWordsMs, explained).catch(() => undefined);
  const isFinal = known?.breaksRule === true || refused.times >= mostRefusals;
  return { isFinal, failure: known?.failure ?? failure, refused };
}
