import {
  metadataOfEarlySubmission,
  leadOfEarlySubmission,
  parseEarlySubmission,
  type EarlyLead,
  type EarlySubmission,
} from '../rules/early-submission';
import { addTouch, readTouch, type Attribution } from '../../measuring/rules/attribution';
import { deviceKind } from './device-kind';
import { forgetOnDevice, readDevice } from './durable-store';
import { saveDraft } from './drafts';
import { submitRecord, type Submission } from './outbox';
import { longestKeptMs } from './outbox-store';
import { own, release } from './ownership';
import { isTrackingRefused } from '../../measuring/services/privacy-signals';
import { settings } from '../../../shared/site/settings';
import { knownAttribution } from '../../measuring/services/attribution';

/** The attribution at the time of the press; the current one includes this later visit. */
function attributionBefore(at: string): Attribution {
  const known = Object.entries(knownAttribution()).filter(([, touch]) => touch.at <= at);
  return Object.fromEntries(known);
}

/** Gives the record of a form that was plain HTML when the visitor pressed its button. */
export function recordOf(submission: EarlySubmission, lead: EarlyLead): Omit<Submission, 'form'> {
  const { address, referrer, at } = submission;
  const visit = readTouch({ address, referrer, now: new Date(at) });
  const attribution = isTrackingRefused() ? {} : addTouch(attributionBefore(visit.at), visit);
  const context = metadataOfEarlySubmission(submission, deviceKind(), settings.siteVersion, attribution);
  return { path: 'leads', ...lead, context };
}

/**
 * Takes the storage name of an early submission and sends it as its form would have done. Where the form would have
 * refused it, keeps its values as that form's draft. Leaves it alone while the page that stored it is open: that page
 * holds its lock.
 */
export async function sendEarlySubmission(name: string): Promise<void> {
  if (!(await own(name))) return;
  const kept = parseEarlySubmission((await readDevice()).get(name));
  const submission = kept && Date.now() - kept.at < longestKeptMs ? kept : null;
  const forget = (): void => void forgetOnDevice(name).then(() => release(name));
  const lead = submission && leadOfEarlySubmission(submission);
  if (!lead) {
    if (submission) saveDraft(submission.form, submission.values, new URL(submission.address).pathname);
    forget();
    return;
  }
  const { address, form } = submission;
  void submitRecord({
    ...recordOf(submission, lead),
    form: `${new URL(address).pathname}#${form}`,
    onKept: forget,
  });
}
