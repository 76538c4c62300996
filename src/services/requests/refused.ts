import { failed, succeeded, type Result } from '../../domain/result';
import { within } from '../deadline';
import { isRefused } from './database-rest';
import { isRequest, isTooOld, type PendingRecord } from './outbox-store';

/**
 * A refusal is final where the record itself breaks the rules: no later attempt can change that. A record that is as the
 * rules ask may be refused because App Check does not know the browser yet, or while new rules are being deployed. So that
 * no customer is lost to that, it is tried again for a day: about 1, 4, 16 ... minutes after the first refusal, and on
 * the first occasion after the day for the last time.
 */
const firstPauseMs = 60_000;
const longestMs = 24 * 60 * 60 * 1000;
/** The words come in a script of their own, which may not arrive. */
const longestWordsMs = 2_500;

/** Why this tab has given up a request, by push id. */
export const givenUp = new Map<string, Error>();

/** Gives what became of a request that this tab does not send any more. */
export function outcomeOf(key: string): Result<string> {
  const cause = givenUp.get(key);
  return cause ? failed(cause) : succeeded(key);
}

/** Whether a record that was refused is not to be tried again yet. */
export function isResting({ refused }: PendingRecord): boolean {
  if (!refused) return false;
  const { first, last } = refused;
  return Date.now() < Math.min(last + Math.max(firstPauseMs, 3 * (last - first)), first + longestMs);
}

type Verdict = {
  /** Whether the record is given up. */
  isFinal: boolean;
  /** Names the rule where one has refused the record. */
  failure: Error;
  refused?: PendingRecord['refused'];
};

/** Judges a failed attempt. Gives up a context that the rules refuse, and whatever is older than the policy says. */
export async function judgeFailure(sent: PendingRecord, cause: unknown): Promise<Verdict> {
  const { cause: failure } = failed(cause);
  const isOld = isTooOld(sent.key);
  if (!isRefused(cause)) return { isFinal: isOld, failure };
  if (!isRequest(sent)) return { isFinal: true, failure };
  const now = Date.now();
  const refused = { first: sent.refused?.first ?? now, last: now };
  const explained = import('../../domain/requests/refusals').then((words) =>
    words.explainRefusal(sent, failure),
  );
  // Without the words the record counts as one that is as the rules ask.
  const known = await within(longestWordsMs, explained).catch(() => undefined);
  const isFinal = isOld || known?.breaksRule === true || now - refused.first >= longestMs;
  return { isFinal, failure: known?.failure ?? failure, refused };
}
