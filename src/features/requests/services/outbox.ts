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
async function claim(submission: Submission): Promise<PendingRequest | { confirmed: string }> {
  const { path, form, answers, build, context } = submission;
  // The later submission has the consent that counts, and the form that the visitor sees.
  const takeOver = async (known: PendingRequest): Promise<PendingRequest> => {
    const request = { ...known, form, context };
    await keepPending(request);
    return request;
  };
  const ours = [...inHand.values()].filter(isRequest).find((request) => request.answers === answers);
  if (ours) return takeOver(ours);
  const key = makePushId(Date.now());
  const fresh = { key, path, form, answers, context, record: build(unknownIp), isSent: false };
  // From here on a closing page sends it with its last requests, and after it the next visit.
  const keeping = keepPending(fresh);
  const search = inTurnWithOtherTabs('outbox', () => keeping.then(() => findRepeated(fresh)));
  const { confirmed, pending } = (await within(longestSearchMs, search)) ?? {};
  const isOnItsWay = newestOf(fresh).isSent;
  if (isOnItsWay || !(confirmed || pending)) return fresh;
  await dropPending(key);
  return pending && !confirmed ? takeOver(pending) : { confirmed: String(confirmed) };
}

async function lookUpAndSend(request: PendingRequest, build: Submission['build']): Promise<Result<string>> {
  const ip = await lookUpIpAddress();
  if (ip.ok) return sendNow({ ...newestOf(request), record: build(ip.value) });
  await keepPending({ ...newestOf(request), isSent: true });
  scheduleRetry();
  return ip;
}

/** A failed lookup or save is a failure; the outbox then sends again by itself, perhaps without an IP address. */
export async function submitRecord(submission: Submission): Promise<Result<string>> {
  const { form, build, onStored } = submission;
  const claimed = await claim(submission);
  onStored?.();
  if ('confirmed' in claimed) {
    reportSaved({ key: claimed.confirmed, form, record: build(unknownIp) });
    return succeeded(claimed.confirmed);
  }
  if (claimed.isSent) return send(claimed);
  resetPause();
  const sent = oneAtATime(claimed, () => lookUpAndSend(claimed, build));
  // For as long as this page lives, other tabs and the worker wait for it.
  void inTurnWithOtherTabs(addressOf(claimed), () => sent);
  return sent;
}
