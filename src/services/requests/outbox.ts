import type { SubmissionMetadata } from '../../domain/requests/submission-metadata';
import { longHash } from '../../domain/hash';
import { makePushId } from '../../domain/requests/push-id';
import type { RecordPath, SavedRecord } from '../../domain/requests/records';
import { failed, succeeded, type Result } from '../../domain/result';
import { within } from '../deadline';
import { lookUpIpAddress } from './ip-lookup';
import { attempt, awaitingIp, inHand, keep, lockOf, resetPause, scheduleRetry, tell } from './outbox-sender';
import {
  dropPending,
  findConfirmed,
  findRepeated,
  isRequest,
  keepPending,
  type PendingRequest,
} from './outbox-store';
import { inTurnWithOtherTabs, own, release, whenOwned } from './ownership';

/**
 * The one outbox of all forms: what it takes is kept on the device before anything is asked of the network, and stays
 * there until the database has confirmed it.
 */
/** What other tabs know takes a few milliseconds to ask; a browser that does not answer is not to hold up a request. */
const longestTakeMs = 300;
/** So long a tab waits for another one's confirmation of the same answers. */
const longestFollowMs = 10_000;
const unknownIp = 'Unavailable';

export type Submission = {
  path: RecordPath;
  /** Of one page in one tab: whoever stands there is told when it is saved. */
  form: string;
  /** The same answers are the same request, from whichever tab of the device. */
  answers: string;
  build: (ipAddress: string) => SavedRecord;
  context: SubmissionMetadata;
  /** Told when the outbox has it. */
  onKept?: () => void;
};

/** Who has a request after it was taken: this tab, another one, or the database already. */
type Taken = { by: 'us' | 'another tab'; request: PendingRequest } | { by: 'the database'; key: string };

/** Of these it is not known yet whether they are fresh. */
const undecided = new Set<string>();

/**
 * Looks for the same answers on the whole device; where another request has them the fresh one gives way, unless it is on
 * its way already because the look took too long.
 */
async function giveWayToRepeated(fresh: PendingRequest): Promise<Taken> {
  const { confirmed, pending } = await findRepeated(fresh, longHash(fresh.answers));
  const isAlone = confirmed === undefined && pending === undefined;
  if (isAlone || !undecided.has(fresh.key)) return { by: 'us', request: fresh };
  await dropPending(fresh.key);
  release(lockOf(fresh));
  if (confirmed !== undefined || pending === undefined) return { by: 'the database', key: String(confirmed) };
  // Of two presses the last one says what was agreed to, and where its visitor stands.
  const request = { ...pending, context: fresh.context };
  const isOurs = await own(lockOf(pending));
  await keepPending(request);
  return isOurs ? { by: 'us', request: { ...request, form: fresh.form } } : { by: 'another tab', request };
}

/** On the disk first of all: whatever ends the page then, it is sent on the next visit. */
async function keepAndLook(fresh: PendingRequest): Promise<Taken> {
  await Promise.all([keepPending(fresh), own(lockOf(fresh))]);
  return inTurnWithOtherTabs('outbox', () => giveWayToRepeated(fresh));
}

async function take({ path, form, answers, build, context }: Submission): Promise<Taken> {
  const held = [...inHand.values()].filter(isRequest).find((request) => request.answers === answers);
  if (held) {
    const request = { ...held, form, context };
    await keep(request);
    return { by: 'us', request };
  }
  const key = makePushId(Date.now());
  const fresh = { key, path, form, answers, context, record: build(unknownIp), isSent: false };
  // From here on the last request of a page that is being closed carries it.
  inHand.set(key, fresh);
  awaitingIp.add(key);
  undecided.add(key);
  const taken = (await within(longestTakeMs, keepAndLook(fresh))) ?? { by: 'us', request: fresh };
  undecided.delete(key);
  if (!('request' in taken) || taken.request.key !== key) {
    inHand.delete(key);
    awaitingIp.delete(key);
  }
  if (taken.by === 'us') inHand.set(taken.request.key, taken.request);
  return taken;
}

/** Looks up the visitor's IP address, then sends the request. */
async function send(request: PendingRequest, build: Submission['build']): Promise<Result<string>> {
  if (request.isSent) return attempt(request);
  resetPause();
  awaitingIp.add(request.key);
  const ip = await lookUpIpAddress().finally(() => awaitingIp.delete(request.key));
  const current = inHand.get(request.key);
  // A page that was being closed, and was not, has sent it already.
  if (!current || !isRequest(current)) return succeeded(request.key);
  if (!ip.ok) {
    scheduleRetry();
    return ip;
  }
  // It may also have sent it, as it was, and not know yet whether it arrived.
  return attempt(current.isSent ? current : { ...current, record: build(ip.value) });
}

function tellSaved(key: string, { form, build }: Submission): Result<string> {
  tell({ key, form, record: build(unknownIp) });
  return succeeded(key);
}

/** Waits for the tab that works on the same answers; where that one ends without a confirmation, goes on in its place. */
async function follow(request: PendingRequest, submission: Submission): Promise<Result<string>> {
  const goOn = async (): Promise<Result<string>> => {
    await whenOwned(lockOf(request));
    const key = await findConfirmed(longHash(request.answers));
    if (key === undefined) return submitRecord(submission);
    release(lockOf(request));
    return tellSaved(key, submission);
  };
  const late = failed('Another tab is sending the same answers, and the database has not confirmed them yet');
  return (await within(longestFollowMs, goOn())) ?? late;
}

/**
 * Takes a request: keeps it on the device, looks up the visitor's IP address and saves it. Gives its push id once the
 * database has confirmed it. A failed lookup or save is a failure, and the request is then sent again by itself, without
 * an IP address where none was found.
 */
export async function submitRecord(submission: Submission): Promise<Result<string>> {
  const taken = await take(submission);
  submission.onKept?.();
  if (taken.by === 'the database') return tellSaved(taken.key, submission);
  return taken.by === 'us' ? send(taken.request, submission.build) : follow(taken.request, submission);
}
