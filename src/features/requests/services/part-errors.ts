import { logError } from '../../../shared/browser/error-log';
import { earlyPage } from '../../../startup/early-page';

const logged = new Set<string>();

/** Logs what a part of the page throws once, however many parts throw it: React tries again, and tells of each time. */
export function onRecoverableError(error: unknown): void {
  const { cause = error } = error as Error;
  if (logged.has(String(cause))) return;
  logged.add(String(cause));
  logError('Error showing a part of the page', cause as Error);
}

export function onCaughtError(error: unknown): void {
  onRecoverableError(error);
  import('./send-plain-forms').then(
    ({ sendPlainForms }) => sendPlainForms(),
    () => earlyPage().giveUp?.(),
  );
}
