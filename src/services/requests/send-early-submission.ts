import { contextOfEarlyPress, leadOfEarlyPress, parseEarlyPress } from '../../domain/requests/early-submission';
import { addTouch, readTouch, type Touches } from '../../domain/attribution/attribution';
import { saveDraft } from './drafts';
import { submitRecord } from './outbox';
import { own, release } from './ownership';
import { isTrackingRefused } from '../attribution/privacy-signals';
import { settings } from '../settings';
import { knownTouches } from '../attribution/attribution';

/** What was known when it was pressed: this visit has been recorded since. */
function touchesBefore(at: string): Touches {
  const known = Object.entries(knownTouches()).filter(([, touch]) => touch.at <= at);
  return Object.fromEntries(known);
}

/**
 * Sends what was kept under that name as its form would have sent it. Where the form would have refused it, it is kept as
 * what was typed there. The page that has kept it holds its lock for as long as it is open: what is locked is left alone.
 */
export async function sendEarlyPress(name: string): Promise<void> {
  if (!(await own(name))) return;
  const press = parseEarlyPress(localStorage.getItem(name));
  const forget = (): void => {
    localStorage.removeItem(name);
    release(name);
  };
  const lead = press && leadOfEarlyPress(press);
  if (!lead) {
    if (press) saveDraft(press.form, press.values, new URL(press.address).pathname);
    forget();
    return;
  }
  const { address, referrer, at, form } = press;
  const visit = readTouch({ address, referrer, now: new Date(at) });
  const touches = isTrackingRefused() ? {} : addTouch(touchesBefore(visit.at), visit);
  void submitRecord({
    path: 'leads',
    form: `${new URL(address).pathname}#${form}`,
    ...lead,
    context: contextOfEarlyPress(press, settings.siteVersion, touches),
    onKept: forget,
  });
}
