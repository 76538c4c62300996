import {
  metadataOfEarlySubmission,
  leadOfEarlySubmission,
  parseEarlySubmission,
} from '../../domain/requests/early-submission';
import { addTouch, readTouch, type Attribution } from '../../domain/attribution/attribution';
import { saveDraft } from './drafts';
import { submitRecord } from './outbox';
import { own, release } from './ownership';
import { isTrackingRefused } from '../attribution/privacy-signals';
import { settings } from '../settings';
import { readStored, removeStored } from '../storage';
import { knownAttribution } from '../attribution/attribution';

/** What was known when it was pressed: this visit has been recorded since. */
function attributionBefore(at: string): Attribution {
  const known = Object.entries(knownAttribution()).filter(([, touch]) => touch.at <= at);
  return Object.fromEntries(known);
}

/**
 * Sends what was kept under that name as its form would have sent it. Where the form would have refused it, it is kept as
 * what was typed there. The page that has kept it holds its lock for as long as it is open: what is locked is left alone.
 */
export async function sendEarlySubmission(name: string): Promise<void> {
  if (!(await own(name))) return;
  const press = parseEarlySubmission(readStored('localStorage', name));
  const forget = (): void => {
    removeStored('localStorage', name);
    release(name);
  };
  const lead = press && leadOfEarlySubmission(press);
  if (!lead) {
    if (press) saveDraft(press.form, press.values, new URL(press.address).pathname);
    forget();
    return;
  }
  const { address, referrer, at, form } = press;
  const visit = readTouch({ address, referrer, now: new Date(at) });
  const touches = isTrackingRefused() ? {} : addTouch(attributionBefore(visit.at), visit);
  void submitRecord({
    path: 'leads',
    form: `${new URL(address).pathname}#${form}`,
    ...lead,
    context: metadataOfEarlySubmission(press, settings.siteVersion, touches),
    onKept: forget,
  });
}
