import type { SubmissionMetadata } from '../rules/submission-metadata';
import { makePushId } from '../rules/push-id';
import { unknownIp } from '../../../shared/values/limits';
import type { RecordPath, SavedRecord } from '../rules/records';
import { succeeded, type Result } from '../../../shared/values/result';
import { within } from '../../../shared/browser/deadline';
import { lookUpIpAddress } from './ip-lookup';
import { inTurnWithOtherTabs } from './in-turn';
import { oneAtATime, reportSaved, resetPause, scheduleRetry, send, sendNow } from './outbox-sender';
import {
  addressOf,
  dropPending,
  findRepeated,
  inHand,
  isRequest,
  keepPending,
  newestOf,
  type PendingRequest,
} from './outbox-store';
import { readStored, writeStored } from '../../../shared/browser/storage';

/** The one outbox of all forms: a request is on the device before the network is used, until it is confirmed. */

/** A browser that never answers must not hold a request back for longer. */
const longestSearchMs = 2000;

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

/** Gives the request under its key, or under that of the same answers: each is saved once, whoever sends it. */
async function claim(fresh: PendingRequest): Promise<PendingRequest | { confirmed: string }> {
  const { key, answers, form, context } = fresh;
  // The later submission has the consent that counts, and the form that the visitor sees.
  const takeOver = async (known: PendingRequest): Promise<PendingRequest> => {
    const request = { ...known, form, context };
    await keepPending(request);
    return request;
  };
  const ours = [...inHand.values()].filter(isRequest).find((request) => request.answers === answers);
  if (ours) return takeOver(ours);
  // From here on a closing page sends it with its last requests, and after it the next visit.
  const keeping = keepPending(fresh);
  let isDecided = false;
  const search = inTurnWithOtherTabs('outbox', async () => {
    await keeping;
    const { confirmed, pending } = await findRepeated(fresh);
    if (isDecided || newestOf(fresh).isSent || !(confirmed || pending)) return fresh;
    isDecided = true;
    // Before another tab looks: two that gave way to each other would send both.
    await dropPending(key);
    return pending && !confirmed ? takeOver(pending) : { confirmed: String(confirmed) };
  });
  await within(longestSearchMs, search);
  if (isDecided) return search;
  isDecided = true;
  return fresh;
}

async function lookUpAndSend(request: PendingRequest, build: Submission['build']): Promise<Result<string>> {
  const ip = await lookUpIpAddress();
  if (ip.ok) return sendNow({ ...newestOf(request), record: build(ip.value) });
  await keepPending({ ...newestOf(request), isSent: true });
  scheduleRetry();
  return ip;
}

async function submit(fresh: PendingRequest, { build, onStored }: Submission): Promise<Result<string>> {
  const claimed = await claim(fresh);
  onStored?.();
  if ('confirmed' in claimed) {
    reportSaved({ key: claimed.confirmed, form: fresh.form, record: fresh.record });
    return succeeded(claimed.confirmed);
  }
  if (claimed.isSent) return send(claimed);
  resetPause();
  return oneAtATime(claimed, () => lookUpAndSend(claimed, build));
}

/** A failed lookup or save is a failure; the outbox then sends again by itself, perhaps without an IP address. */
export function submitRecord(submission: Submission): Promise<Result<string>> {
  const { path, form, answers, build, context } = submission;
  const key = makePushId(Date.now());
  const fresh = { key, path, form, answers, context, record: build(unknownIp), isSent: false };
  const sent = submit(fresh, submission);
  // For as long as this page lives, other tabs and the worker wait for it.
  void inTurnWithOtherTabs(addressOf(fresh), () => sent);
  return sent;
}
