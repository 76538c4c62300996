import type { SubmissionMetadata } from '../rules/submission-metadata';
import { makePushId } from '../rules/push-id';
import { unknownIp } from '../../../shared/values/limits';
import type { RecordPath, SavedRecord } from '../rules/records';
import { failed, succeeded, type Result } from '../../../shared/values/result';
import { within } from '../../../shared/browser/deadline';
import { lookUpIpAddress } from './ip-lookup';
import { attempt, awaitingIp, inHand, keep, reportSaved, resetPause, scheduleRetry } from './outbox-sender';
import {
  dropPending,
  findConfirmed,
  findRepeated,
  isRequest,
  keepPending,
  lockOf,
  type PendingRequest,
} from './outbox-store';
import { inTurnWithOtherTabs, own, release, whenOwned } from './ownership';
import { readStored, writeStored } from '../../../shared/browser/storage';

/** The one outbox of all forms: a request is on the device before the network is used, until it is confirmed. */

/** A browser that never answers must not hold a request back for longer. */
const longestTakeMs = 2000;
const longestFollowMs = 10_000;

let tab: string | undefined;

/** Names a form of this page in this tab; the same after a reload where the browser allows session storage. */
export function formInTab(form: string): string {
  const kept = tab ?? readStored('sessionStorage', 'tab');
  tab = typeof kept === 'string' ? kept : makePushId(Date.now());
  writeStored('sessionStorage', 'tab', tab);
  return `${tab} ${window.location.pathname}#${form}`;
}

export type Submission = {
  path: RecordPath;
  form: string;
  /** The same answers are the same request, in every tab of the device. */
  answers: string;
  build: (ipAddress: string) => SavedRecord;
  context: SubmissionMetadata;
  onStored?: () => void;
};

/** Who has a request after `claim`: this tab, another tab, or already the database. */
type Claimed = { by: 'us' | 'another tab'; request: PendingRequest } | { by: 'the database'; key: string };

/** Not known yet whether the same answers are elsewhere. Whoever takes an id out decides: search or timeout. */
const undecided = new Set<string>();

/** Drops the fresh request where another one has the same answers, unless it is already on its way. */
async function dedupe(fresh: PendingRequest): Promise<Claimed> {
  const { confirmed, pending } = await findRepeated(fresh);
  const isAlone = confirmed === undefined && pending === undefined;
  if (isAlone || !undecided.delete(fresh.key)) return { by: 'us', request: fresh };
  await dropPending(fresh.key);
  release(lockOf(fresh));
  if (confirmed !== undefined || pending === undefined) return { by: 'the database', key: String(confirmed) };
  // The later submission has the consent that counts, and the form that the visitor sees.
  const request = { ...pending, context: fresh.context };
  const isOurs = await own(lockOf(pending));
  await keepPending(request);
  return isOurs ? { by: 'us', request: { ...request, form: fresh.form } } : { by: 'another tab', request };
}

/** Stores the request first: if the page ends now, the next visit sends it. */
async function keepAndLook(fresh: PendingRequest): Promise<Claimed> {
  await Promise.all([keepPending(fresh), own(lockOf(fresh))]);
  return inTurnWithOtherTabs('outbox', () => dedupe(fresh));
}

async function claim({ path, form, answers, build, context }: Submission): Promise<Claimed> {
  const stored = [...inHand.values()].filter(isRequest).find((request) => request.answers === answers);
  if (stored) {
    const request = { ...stored, form, context };
    await keep(request);
    return { by: 'us', request };
  }
  const key = makePushId(Date.now());
  const fresh = { key, path, form, answers, context, record: build(unknownIp), isSent: false };
  // From here on a closing page sends it with its last requests.
  inHand.set(key, fresh);
  awaitingIp.add(key);
  undecided.add(key);
  const search = keepAndLook(fresh);
  const found = await within(longestTakeMs, search);
  const isLate = undecided.delete(key) && !found;
  const claimed: Claimed = isLate ? { by: 'us', request: fresh } : await search;
  if (!('request' in claimed) || claimed.request.key !== key) {
    inHand.delete(key);
    awaitingIp.delete(key);
  }
  if (claimed.by === 'us') inHand.set(claimed.request.key, claimed.request);
  return claimed;
}

async function send(request: PendingRequest, build: Submission['build']): Promise<Result<string>> {
  if (request.isSent) return attempt(request);
  resetPause();
  awaitingIp.add(request.key);
  const ip = await lookUpIpAddress().finally(() => awaitingIp.delete(request.key));
  const current = inHand.get(request.key);
  // The visitor was about to leave and stayed: the page has already sent it.
  if (!current || !isRequest(current)) return succeeded(request.key);
  if (!ip.ok) {
    scheduleRetry();
    return ip;
  }
  // Or the page has sent it without the IP address and has no answer yet: then the record must not change.
  return attempt(current.isSent ? current : { ...current, record: build(ip.value) });
}

function reportAlreadySaved(key: string, { form, build }: Submission): Result<string> {
  reportSaved({ key, form, record: build(unknownIp) });
  return succeeded(key);
}

/** What this tab waits for already, by lock: a second press waits for the same. */
const followed = new Map<string, Promise<Result<string>>>();

/** Waits for the tab that sends the same answers; sends them itself if that tab ends without a confirmation. */
async function follow(request: PendingRequest, submission: Submission): Promise<Result<string>> {
  const goOn = async (): Promise<Result<string>> => {
    await whenOwned(lockOf(request));
    const key = await findConfirmed(request);
    if (key === undefined) return submitRecord(submission);
    release(lockOf(request));
    return reportAlreadySaved(key, submission);
  };
  const late = failed('Another tab is sending the same answers, and the database has not confirmed them yet');
  const lock = lockOf(request);
  const going = followed.get(lock) ?? goOn().finally(() => followed.delete(lock));
  followed.set(lock, going);
  return (await within(longestFollowMs, going)) ?? late;
}

/** A failed lookup or save is a failure; the outbox then sends again by itself, perhaps without an IP address. */
export async function submitRecord(submission: Submission): Promise<Result<string>> {
  const claimed = await claim(submission);
  submission.onStored?.();
  if (claimed.by === 'the database') return reportAlreadySaved(claimed.key, submission);
  return claimed.by === 'us' ? send(claimed.request, submission.build) : follow(claimed.request, submission);
}
